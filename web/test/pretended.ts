// A socket without a network: the test is the server.
import { vi } from "vitest";
import type { Hello, Message } from "../src/lib/net/wire";

type Sent = { type: string; id?: string } & Record<string, unknown>;

export class PretendedSocket {
  static readonly OPEN = 1;
  static all: PretendedSocket[] = [];
  static get last(): PretendedSocket {
    const last = PretendedSocket.all.at(-1);
    if (!last) throw new Error("nobody has connected");
    return last;
  }

  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code?: number }) => void) | null = null;

  constructor(readonly url: string) {
    PretendedSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({});
  }

  open(): void {
    this.readyState = PretendedSocket.OPEN;
    this.onopen?.();
  }

  tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export function pretend(): void {
  PretendedSocket.all = [];
  vi.stubGlobal("WebSocket", PretendedSocket);
}

export const HELLO: Hello = { type: "hello", invite: null, shows: null };
