// Is this the luck that was fixed before the game? Everything is calculated here, from the log alone.
import { hexToBytes } from "@noble/hashes/utils.js";
import { canonical, Numeral, parseExact, type Exact } from "./exact";
import { commitment, hashOf, masterKey, nthDraw } from "./keys";

/** What this page knows by itself, without the log. */
export interface Witness {
  /** The fingerprint of the key, as it was shown before this page told its seed. */
  commitment: string | null;
  /** The fingerprint of the whole log, as the end screen shows it. */
  link: string | null;
  /** The own seat and seed; null for a spectator, or when the page has forgotten it. */
  own: { seat: number; seed: string } | null;
}

export const CHECKS = ["commitment", "seed", "links", "draws"] as const;

/** `unknown`: nothing to compare with. `missing`: the own seed came too late to count. */
export interface Finding {
  check: (typeof CHECKS)[number];
  result: "holds" | "broken" | "unknown" | "missing";
  /** How many were checked: entries or draws. */
  count: number;
  /** The first entry that does not fit. */
  entry: number | null;
}

type Fields = Record<string, Exact>;

interface Log {
  header: Fields;
  entries: Fields[];
  links: Exact[];
  key: string;
}

/** Not a log that can be checked at all. */
export class NoLog extends Error {}

export function checkLuck(text: string, witness: Witness): Finding[] {
  const log = read(text);
  return [commitmentFits(log, witness), seedIsThere(log, witness), linksHold(log, witness), drawsFit(log)];
}

function read(text: string): Log {
  let log: Partial<Log> | null;
  try {
    log = parseExact(text) as Partial<Log> | null;
  } catch {
    throw new NoLog("this is not JSON");
  }
  const whole = log?.header && Array.isArray(log.entries) && log.entries.length && Array.isArray(log.links);
  if (!whole || typeof log?.key !== "string") throw new NoLog("a part of the log is missing");
  return log as Log;
}

function commitmentFits(log: Log, witness: Witness): Finding {
  const key = bytes(log.key);
  const kept = log.header.commitment;
  const fits = key !== null && commitment(String(log.header.match), key) === kept;
  const shown = witness.commitment === null || witness.commitment === kept;
  return finding("commitment", fits && shown ? "holds" : "broken");
}

function seedIsThere(log: Log, { own }: Witness): Finding {
  if (own === null) return finding("seed", "unknown");
  const kept = (log.header.seeds as Exact[] | undefined)?.[own.seat];
  return finding("seed", kept === own.seed ? "holds" : kept === "" ? "missing" : "broken");
}

function linksHold(log: Log, witness: Witness): Finding {
  let link = hashOf(canonical(log.header));
  for (const [number, entry] of log.entries.entries()) {
    link = hashOf(link, canonical(entry));
    if (numeral(entry.seq) !== BigInt(number) || link !== log.links[number]) {
      return finding("links", "broken", number, number);
    }
  }
  const whole = log.links.length === log.entries.length && (witness.link ?? link) === link;
  return finding("links", whole ? "holds" : "broken", log.entries.length);
}

function drawsFit(log: Log): Finding {
  const { match, game, rules, seats } = log.header;
  const key = bytes(log.key);
  const seeds = ((log.header.seeds ?? []) as Exact[]).map(bytes);
  if (key === null || !seeds.every((seed) => seed !== null) || numeral(seats) !== BigInt(seeds.length)) {
    return finding("draws", "broken");
  }
  const master = masterKey(key, String(match), `${String(game)}@${numeral(rules)}`, seeds);
  let number = 0;
  for (const [at, entry] of log.entries.entries()) {
    for (const draw of (entry.draws ?? []) as Exact[][]) {
      const [n, answer] = [numeral(draw[0]), numeral(draw[1])];
      if (n === null || n < 1n || nthDraw(master, number, n) !== answer) {
        return finding("draws", "broken", number, at);
      }
      number += 1;
    }
  }
  return finding("draws", "holds", number);
}

function finding(check: Finding["check"], result: Finding["result"], count = 0, entry: number | null = null): Finding {
  return { check, result, count, entry };
}

function bytes(hex: Exact): Uint8Array | null {
  try {
    return hexToBytes(hex as string);
  } catch {
    return null;
  }
}

function numeral(value: Exact | undefined): bigint | null {
  return value instanceof Numeral && /^-?\d+$/.test(value.text) ? BigInt(value.text) : null;
}
