// This device as a house of tables: what a server is to a page, in a worker beside it.
import pack from "virtual:pocket";
import { hosted } from "../lib/browser/site";
import type { Dial, Way } from "../lib/net/line";
import { keepPage } from "./app";
import { cameAlong, fetchPack, isFetched } from "./fetching";
import type { Closed, FromHouse, ToHouse } from "./words";

const SETTINGS = "meowple-settings";
const [OPEN, CLOSED] = [1, 3];
const LOST = 1006;
/** Milliseconds within which a call is answered. */
const PATIENCE = 10_000;

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

  #worker: Worker | null = null;
  #waking: Promise<void> | null = null;
  readonly #asked = new Map<number, (told: string) => void>();
  readonly #ways = new Set<PortWay>();
  #count = 0;

  constructor() {
    if (!this.isFetched) void cameAlong(pack.mark, pack.files, this.base).then((here) => (this.isFetched ||= here), () => undefined);
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

/** One end of a message port that behaves like a socket. */
class PortWay implements Way {
  readyState = 0;
  onopen: Way["onopen"] = null;
  onmessage: Way["onmessage"] = null;
  onclose: Way["onclose"] = null;
  readonly #ended: () => void;
  readonly #unheard: () => void;
  #port: MessagePort | null = null;
  #openedAt = 0;
  #heard = false;

  /** `unheard`: nobody is there at the other end any more, though nobody has said so. */
  constructor(ended: () => void, unheard: () => void) {
    this.#ended = ended;
    this.#unheard = unheard;
  }

  open(hand: (port: MessagePort) => void): void {
    if (this.readyState === CLOSED) return;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }: MessageEvent<string | Closed>) => {
      this.#heard = true;
      if (typeof data === "string") this.onmessage?.({ data });
      else this.end(data.closed);
    };
    hand(port2);
    this.#openedAt = Date.now();
    this.readyState = OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.#port?.postMessage(text);
  }

  /** The page hangs up. A phone that has slept hears nothing for long, and all is well; but whoever
   * does not even answer when called is gone. */
  close(): void {
    const unheard = this.readyState === OPEN && !this.#heard && Date.now() - this.#openedAt >= PATIENCE;
    this.end(LOST, false);
    if (unheard) this.#unheard();
  }

  end(code: number, told = true): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#port?.postMessage({ closed: code } satisfies Closed);
    this.#port?.close();
    this.#ended();
    if (told) this.onclose?.({ code });
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
