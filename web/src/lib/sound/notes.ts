// Every sound as data: what a small synthesiser plays. No files, nothing to fetch.

export interface Note {
  /** A wave, or noise through a filter. */
  wave: OscillatorType | "noise";
  /** Pitch in Hz at the beginning, and at the end if it glides. */
  from: number;
  to?: number;
  /** When it begins and how long it is, in seconds. */
  at?: number;
  long: number;
  /** 0 … 1. */
  loud: number;
}

const PURRS = 26;

/** A cat's breath: soft thumps, in and out. */
const purr: Note[] = Array.from({ length: PURRS }, (_, thump) => {
  const breath = Math.sin((thump / PURRS) * 2 * Math.PI);
  return { wave: "triangle", from: 92 + 14 * breath, to: 58, at: thump * 0.045, long: 0.05, loud: 0.34 };
});

export const SOUNDS = {
  card: [{ wave: "noise", from: 1800, to: 700, long: 0.09, loud: 0.3 }],
  draw: [{ wave: "noise", from: 600, to: 2400, long: 0.12, loud: 0.22 }],
  special: [
    { wave: "triangle", from: 660, long: 0.09, loud: 0.22 },
    { wave: "triangle", from: 880, at: 0.08, long: 0.09, loud: 0.22 },
    { wave: "triangle", from: 1320, at: 0.16, long: 0.16, loud: 0.2 },
  ],
  call: [
    { wave: "square", from: 440, to: 880, long: 0.16, loud: 0.1 },
    { wave: "square", from: 880, to: 620, at: 0.16, long: 0.24, loud: 0.1 },
  ],
  turn: [
    { wave: "sine", from: 784, long: 0.1, loud: 0.22 },
    { wave: "sine", from: 1047, at: 0.09, long: 0.18, loud: 0.22 },
  ],
  purr,
  hiss: [
    { wave: "noise", from: 5200, to: 3200, long: 0.14, loud: 0.2 },
    { wave: "noise", from: 6400, to: 2600, at: 0.12, long: 0.5, loud: 0.28 },
  ],
  dice: [0, 0.07, 0.12, 0.19, 0.3].map((at, hit) => ({ wave: "noise", from: 2600 - 300 * hit, to: 1500, at, long: 0.035, loud: 0.32 - 0.04 * hit })),
  pencil: [0, 0.11, 0.2].map((at, stroke) => ({ wave: "noise", from: 3400, to: stroke % 2 ? 5200 : 4400, at, long: 0.09, loud: 0.12 })),
  say: [{ wave: "sine", from: 520, to: 700, long: 0.09, loud: 0.16 }],
} satisfies Record<string, Note[]> as Record<SoundName, Note[]>;

export type SoundName = "card" | "draw" | "special" | "call" | "turn" | "purr" | "hiss" | "dice" | "pencil" | "say";
