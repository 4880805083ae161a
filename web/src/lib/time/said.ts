// What was agreed on, in words.
import type { Timing } from "../net/wire";
import { say, words } from "../words/words.svelte";
import { daysOf, spanSaid } from "./clocks";

export function timingSaid(timing: Timing | null): string {
  if (!timing) return say("time-none");
  const span = (millis: number) => spanSaid(millis, words.language);
  if (timing.kind === "days") return say("time-days", { days: daysOf(timing) });
  if (timing.kind === "move") return say("time-move", { time: span(timing.millis) });
  return say("time-bank", { time: span(timing.millis), more: span(timing.more) });
}

export function timingMeans(timing: Timing | null): string {
  return say(`time-${timing?.kind ?? "none"}-means`);
}
