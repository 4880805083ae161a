// This device as a house of tables: what a server is to a page, in a worker beside it.
import pack from "virtual:pocket";
import { hosted } from "../lib/browser/site";
import type { Dial } from "../lib/net/line";
import { isFetched } from "./kept/fetched";
import { cameAlong, fetchPack, keepPack } from "./kept/fetching";
import { keepPage } from "./kept/keeping";
import { LOST, PortWay } from "./port";
import type { FromHouse, ToHouse } from "./words";

const SETTINGS = "meowple-settings";

export type DeviceState = "asleep" | "fetching" | "starting" | "ready" | "failed";

class Device {
  state = $state<DeviceState>("asleep");
  /** How much of it is here, from 0 to 1. */
  fetched = $state(0);
  /** Whether what is played is kept: not where the browser forbids it. */
  keeps = $state(true);
  /** Whether there is no room any more. */
  full = $state(false);
  /** Bytes that come over the line, once. */
  readonly size = pack.size;
  readonly base = hosted(pack.folder);
  /** Whether all of it was fetched. */
  isFetched = $state(isFetched(pack.mark));
  /** Whether it and the page are kept, so that both start without a line. */
  kept = $state(false);

  /** Whether the shelf shows how far it is; then the bar need not lie over its boxes. */
  watched = $state(false);

  #worker: Worker | null = null;
  #waking: Promise<void> | null = null;
  readonly #asked = new Map<number, (told: string) => void>();
  readonly #ways = new Set<PortWay>();
  #count = 0;

  constructor() {
    void this.#start();
    addEventListener("online", () => void this.#keep());
  }

  async #start(): Promise<void> {
    this.isFetched ||= await cameAlong(pack.mark, pack.files, this.base).catch(() => false);
    await this.#keep();
  }

  /** A browser does not go on by itself with what was broken off: it is asked for at each start. */
  async #keep(): Promise<void> {
    if (!this.isFetched || this.kept) return;
    const kept = await Promise.all([keepPage(), keepPack(pack.files, this.base)]);
    this.kept = kept.every(Boolean);
  }

  get busy(): boolean {
    return this.state === "fetching" || this.state === "starting";
  }

  /** Fetch what is missing and start; once, whoever asks. A failure is told to all, and tried again. */
  wake(): Promise<void> {
    this.#waking ??= this.#wake().catch((why: unknown) => {
      this.#gone();
      this.state = "failed";
      throw why;
    });
    return this.#waking;
  }

  async #wake(): Promise<void> {
    if (!this.isFetched) {
      this.state = "fetching";
      void keepPage();
      await fetchPack(pack.mark, pack.files, this.base, (share) => (this.fetched = share));
      this.isFetched = true;
    }
    void this.#keep();
    this.state = "starting";
    const worker = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    await new Promise<void>((done, fail) => {
      worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
        if (data.say === "ready") [this.keeps, this.full] = [data.keeps, false];
        if (data.say === "ready") done();
        if (data.say === "failed") fail(new Error(data.why));
        this.#hear(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        fail(new Error(event.message));
        this.#gone();
      };
      this.#tell({ say: "begin", base: this.base, library: pack.library, settings: settings() });
    });
    this.state = "ready";
  }

  #tell(message: ToHouse, moved: Transferable[] = []): void {
    this.#worker?.postMessage(message, moved);
  }

  #hear(message: FromHouse): void {
    if (message.say === "answer") {
      this.#asked.get(message.id)?.(message.told);
      this.#asked.delete(message.id);
    }
    if (message.say === "full") this.full = message.full;
    if (message.say === "failed" && this.state === "ready") this.#gone();
  }

  /** The worker fell over, or says nothing any more: the next who asks starts another. */
  #gone(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waking = null;
    this.state = "asleep";
    for (const told of this.#asked.values()) told('[503,{"key":"went_wrong"}]');
    this.#asked.clear();
    for (const way of this.#ways) way.end(LOST);
  }

  /** A plain request: its status and its answer. */
  async ask(path: string, body?: object | string): Promise<[status: number, answer: unknown]> {
    await this.wake();
    const id = this.#count++;
    const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
    const told = await new Promise<string>((done) => {
      this.#asked.set(id, done);
      this.#tell({ say: "ask", id, path, body: text });
    });
    return JSON.parse(told) as [number, unknown];
  }

  /** The way to a table of this device. */
  dial(table: string): Dial {
    const dial: Dial = () => {
      const way = new PortWay(
        () => this.#ways.delete(way),
        () => this.#gone(),
      );
      this.#ways.add(way);
      this.wake().then(
        () => way.open((port) => this.#tell({ say: "call", table, port }, [port])),
        () => way.end(LOST),
      );
      return way;
    };
    dial.near = true;
    return dial;
  }
}

/** What can be set about tables, `TableSettings` as JSON; for whoever tries things out. */
function settings(): string {
  try {
    return localStorage.getItem(SETTINGS) ?? "{}";
  } catch {
    return "{}";
  }
}

export const device = new Device();
// For whoever measures.
Object.assign(globalThis, { meowple: device });
