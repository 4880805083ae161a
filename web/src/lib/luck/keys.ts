// How luck comes from keys and seeds; the same arithmetic as the server's.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SPAN = 1n << 64n;

/** The parts one after the other, each behind its length: no two lists look alike. */
export function prefixed(...parts: (Uint8Array | string)[]): Uint8Array {
  const bytes = parts.map((part) => (typeof part === "string" ? utf8ToBytes(part) : part));
  return concatBytes(...bytes.flatMap((part) => [length(part), part]));
}

function length(part: Uint8Array): Uint8Array {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, part.length);
  return four;
}

export function hashOf(...parts: string[]): string {
  return bytesToHex(sha256(utf8ToBytes(parts.join(""))));
}

/** What the table publishes before the seeds arrive; it fixes the key without telling it. */
export function commitment(match: string, key: Uint8Array): string {
  return bytesToHex(sha256(prefixed("meowple/server/1", match, key)));
}

/** The key all draws of a match come from. */
export function masterKey(key: Uint8Array, match: string, rules: string, seeds: Uint8Array[]): Uint8Array {
  return hmac(sha256, key, prefixed("meowple/master/1", match, rules, ...seeds));
}

/** The `number`-th draw of a match: one of 0 … n-1 without bias, by rejection. */
export function nthDraw(master: Uint8Array, number: number, n: bigint): bigint {
  const limit = SPAN - (SPAN % n);
  const message = new DataView(new ArrayBuffer(12));
  message.setBigUint64(0, BigInt(number));
  for (let attempt = 0; ; attempt += 1) {
    message.setUint32(8, attempt);
    const digest = hmac(sha256, master, new Uint8Array(message.buffer));
    const value = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    if (value < limit) return value % n;
  }
}
