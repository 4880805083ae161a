// What a page and the worker of its device say to each other. What is said at a table goes through
// a port of its own, in the very messages of a socket.

export type ToHouse =
  | { say: "begin"; base: string; library: string; settings: string }
  | { say: "ask"; id: number; path: string; body: string | null }
  | { say: "call"; table: string; port: MessagePort };

export type FromHouse =
  | { say: "ready"; keeps: boolean }
  | { say: "failed"; why: string }
  | { say: "full"; full: boolean }
  | { say: "answer"; id: number; told: string };

/** Instead of a frame: the line is closed, and why. */
export interface Closed {
  closed: number;
}
