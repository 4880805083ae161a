// The tables of this device, in a worker of their own: the same Python as on a server.
import { openDatabase } from "./database";
import { Disk } from "./disk";
import { startPython } from "./runtime";
import type { Closed, FromHouse, ToHouse } from "./words";

/** What is used here of Python's. Undefined is None there; null would be something else. */
interface Call {
  hear(text: string): void;
  end(): void;
}
interface House {
  answer(path: string, body: string | undefined): Promise<string>;
  call(table: string, port: object): Promise<Call>;
  taken(stream: string): void;
}

const tell = (message: FromHouse) => postMessage(message);
const tabs = new BroadcastChannel("meowple");
let house: Promise<House> | null = null;

async function openDisk(): Promise<Disk | null> {
  try {
    return new Disk(await openDatabase(), (stream) => tabs.postMessage(stream));
  } catch {
    return null; // forbidden, as in some private windows: then nothing is kept
  }
}

/** The disk as Python sees it; the page is told when it is full, and when there is room again. */
function watched(disk: Disk): object {
  let full = false;
  return {
    ask: async (what: string, given: string) => {
      const told = await disk.ask(what, given);
      const now = told === '{"failed":"QuotaExceededError"}' || (full && what !== "append");
      if (now !== full) tell({ say: "full", full: (full = now) });
      return told;
    },
  };
}

/** Bots think in another worker; one that falls over is replaced. */
class Thinker {
  readonly #made: { base: string; library: string };
  readonly #asked = new Map<number, { done: (told: string) => void; fail: (why: Error) => void }>();
  #worker: Worker | null = null;
  #count = 0;

  /** `made`: what it is started with. */
  constructor(made: { base: string; library: string }) {
    this.#made = made;
    this.#start();
  }

  think = (question: string): Promise<string> => {
    const id = this.#count++;
    return new Promise((done, fail) => {
      this.#asked.set(id, { done, fail });
      (this.#worker ?? this.#start()).postMessage({ id, question });
    });
  };

  #start(): Worker {
    const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<{ id: number; told: string }>) => {
      this.#asked.get(data.id)?.done(data.told);
      this.#asked.delete(data.id);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.#worker = null;
      for (const { fail } of this.#asked.values()) fail(new Error("the worker that thinks is gone"));
      this.#asked.clear();
    };
    worker.postMessage(this.#made);
    return worker;
  }
}

async function begin(base: string, library: string, settings: string): Promise<House> {
  const [python, disk] = await Promise.all([startPython(base, library), openDisk()]);
  const thinker = new Thinker({ base, library });
  const { open_house } = python.pyimport("meowple.pocket.house") as {
    open_house(disk: object | undefined, think: (question: string) => Promise<string>, settings: string): House;
  };
  const opened = open_house(disk ? watched(disk) : undefined, thinker.think, settings);
  tabs.onmessage = ({ data }: MessageEvent<string>) => opened.taken(data);
  tell({ say: "ready", keeps: disk !== null });
  return opened;
}

async function call(at: House, table: string, port: MessagePort): Promise<void> {
  const early: string[] = [];
  let line: Call | null = null;
  const end = () => {
    line?.end();
    line = null;
    port.close();
  };
  port.onmessage = ({ data }: MessageEvent<string | Closed>) => {
    if (typeof data !== "string") end();
    else if (line) line.hear(data);
    else early.push(data);
  };
  line = await at.call(table, {
    tell: (text: string) => port.postMessage(text),
    close: (closed: number) => {
      port.postMessage({ closed } satisfies Closed);
      end();
    },
  });
  for (const said of early) line?.hear(said);
}

onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  try {
    if (data.say === "begin") house = begin(data.base, data.library, data.settings);
    const opened = await house;
    if (!opened) return;
    if (data.say === "ask") tell({ say: "answer", id: data.id, told: await opened.answer(data.path, data.body ?? undefined) });
    if (data.say === "call") await call(opened, data.table, data.port);
  } catch (why) {
    tell({ say: "failed", why: String(why) });
  }
};
