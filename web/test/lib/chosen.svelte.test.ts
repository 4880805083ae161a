import { flushSync, mount, unmount } from "svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type GamePage, pageOf } from "../../src/games";
import type { Box } from "../../src/lib/net/api";
import { Table } from "../../src/lib/net/table.svelte";
import type { TableView } from "../../src/lib/net/wire";
import { speak } from "../../src/lib/words/words.svelte";
import Chosen from "../../src/pages/lobby/Chosen.svelte";
import { pretend, PretendedSocket } from "../pretended";

const LOBBY = { id: "t", game: "boots", status: "lobby", chairs: [], yours: [0], host: true, match: "m" };
const USUAL = { tempo: "usual", limit: 20 };

let boots: GamePage;
beforeAll(async () => void (boots = await pageOf("boots")), 60_000);
beforeEach(() => {
  speak("en");
  pretend();
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
});

/** The host's choices in the lobby, and the line that answers them. */
function lobby(): PretendedSocket {
  const table = new Table("t", null);
  const socket = PretendedSocket.last;
  const view = (options: object) => ({ ...LOBBY, options }) as unknown as TableView;
  const options = Object.keys(USUAL).map((name) => ({ name, only_if: {} }));
  const box = { name: "boots", options } as unknown as Box;
  const props = $state({ table, page: boots, box, view: view(USUAL) });
  socket.open();
  const hear = socket.tell.bind(socket);
  socket.tell = (message) => {
    hear(message);
    if ("table" in message && table.view) props.view = table.view;
    flushSync();
  };
  const shown = mount(Chosen, { target: document.body, props });
  socket.tell({ type: "welcome", run: "r", you: "Anna", table: view(USUAL) });
  document.querySelector<HTMLElement>('[data-do="change-options"]')?.click();
  flushSync();
  leave = () => {
    void unmount(shown);
    table.leave();
  };
  return socket;
}
let leave: () => void;

function press(name: string, value: string): void {
  document.querySelector<HTMLElement>(`input[name="${name}"][value="${value}"]`)?.click();
  flushSync();
}

function pressed(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>("dialog input:checked")].map(({ name, value }) => `${name} ${value}`);
}

function asked(socket: PretendedSocket) {
  return socket.sent.filter(({ type }) => type === "choose") as unknown as { id: string; options: object }[];
}

test("what is chosen quickly, one thing after the other, is not taken back by an older answer", () => {
  const socket = lobby();
  press("tempo", "slow");
  press("limit", "30");
  const [first, second] = asked(socket);
  socket.tell({ type: "table", table: { ...LOBBY, options: first?.options } as unknown as TableView });
  socket.tell({ type: "accepted", id: first?.id ?? "" });
  expect(pressed()).toEqual(["tempo slow", "limit 30"]);
  socket.tell({ type: "table", table: { ...LOBBY, options: second?.options } as unknown as TableView });
  socket.tell({ type: "accepted", id: second?.id ?? "" });
  expect(pressed()).toEqual(["tempo slow", "limit 30"]);
  leave();
});

test("what may not be chosen is again what the table says", () => {
  const socket = lobby();
  press("limit", "30");
  socket.tell({ type: "refused", id: asked(socket)[0]?.id ?? "", key: "host_only", details: {}, scope: "table" });
  expect(pressed()).toEqual(["tempo usual", "limit 20"]);
  leave();
});
