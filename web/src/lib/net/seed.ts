// The page's own share of the luck. It works over plain http, where browsers hide their own hashing.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { prefixed } from "../luck/keys";

const SEED_BYTES = 16;

/** 128 random bits in hex. */
export function freshId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

/** What a seat tells before its seed; it fixes the seed without telling it. */
export function seedHash(match: string, seat: number, seed: string): string {
  return bytesToHex(sha256(prefixed("meowple/seat/1", match, Uint8Array.of(seat), hexToBytes(seed))));
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

/** The seed this page has given for this match, if it remembers one. */
export function keptSeed(match: string): string | null {
  return seeds.get(match) ?? sessionStorage.getItem(`seed/${match}`);
}

/** Remember the fingerprint of the server's key as it was before the seed was told; the first one
 * counts, whatever is said later. */
export function keepCommitment(match: string, commitment: string): void {
  const key = `commitment/${match}`;
  if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, commitment);
}

export function keptCommitment(match: string): string | null {
  return sessionStorage.getItem(`commitment/${match}`);
}
