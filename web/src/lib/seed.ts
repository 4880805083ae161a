// The page's own share of the luck. It works over plain http, where browsers hide their own hashing.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SEED_BYTES = 16;

/** 128 random bits in hex. */
export function freshId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

/** What a seat tells before its seed; it fixes the seed without telling it. */
export function seedHash(match: string, seat: number, seed: string): string {
  const parts = [
    utf8ToBytes("meowple/seat/1"),
    utf8ToBytes(match),
    Uint8Array.of(seat),
    hexToBytes(seed),
  ];
  return bytesToHex(sha256(concatBytes(...parts.flatMap((part) => [length(part), part]))));
}

function length(part: Uint8Array): Uint8Array {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, part.length);
  return four;
}

const seeds = new Map<string, string>();

/** The seed for this match: made once, and kept over a reload of the page. */
export function seedFor(match: string): string {
  const key = `seed/${match}`;
  const seed = seeds.get(match) ?? sessionStorage.getItem(key) ?? freshId();
  seeds.set(match, seed);
  sessionStorage.setItem(key, seed);
  return seed;
}
