// Plays the notes. Browsers keep quiet until somebody has pressed something; nobody needs to hear.
import { SOUNDS, type Note, type SoundName } from "./notes";

const KEPT = "muted";
const BETWEEN = 0.11;
const MOST = 4;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let muted = $state(localStorage.getItem(KEPT) === "yes");

export const sound = {
  get muted(): boolean {
    return muted;
  },
  set muted(quiet: boolean) {
    muted = quiet;
    localStorage.setItem(KEPT, quiet ? "yes" : "no");
  },
  /** What this browser knows; null for never chosen. */
  get kept(): boolean | null {
    const kept = localStorage.getItem(KEPT);
    return kept === null ? null : kept === "yes";
  },
};

/** From the first press on there is sound. */
export function wakeWithFirstPress(): void {
  const presses = ["pointerdown", "keydown"];
  const wake = () => {
    for (const press of presses) removeEventListener(press, wake);
    context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  };
  for (const press of presses) addEventListener(press, wake);
}

/** Play them one soon after the other; what is too much at once is left out. A page that is out of sight
 * is quiet, unless it calls. */
export function play(names: readonly SoundName[], { unseen = false } = {}): void {
  if (muted || context === null || (document.visibilityState === "hidden" && !unseen)) return;
  const now = context.currentTime + 0.01;
  for (const [number, name] of names.slice(-MOST).entries()) {
    for (const note of SOUNDS[name]) playNote(context, note, now + number * BETWEEN);
  }
}

function playNote(on: AudioContext, note: Note, from: number): void {
  const start = from + (note.at ?? 0);
  const end = start + note.long;
  const volume = on.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(note.loud, start + Math.min(0.015, note.long / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(on.destination);
  const [source, pitch, last] = voice(on, note);
  pitch.setValueAtTime(note.from, start);
  pitch.exponentialRampToValueAtTime(note.to ?? note.from, end);
  last.connect(volume);
  source.start(start);
  source.stop(end);
}

/** What sounds, what bends its pitch, and where it comes out. */
function voice(on: AudioContext, { wave }: Note): [AudioScheduledSourceNode, AudioParam, AudioNode] {
  if (wave !== "noise") {
    const tone = on.createOscillator();
    tone.type = wave;
    return [tone, tone.frequency, tone];
  }
  const hiss = on.createBufferSource();
  hiss.buffer = noise ??= whiteNoise(on);
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  hiss.connect(filter);
  return [hiss, filter.frequency, filter];
}

function whiteNoise(on: AudioContext): AudioBuffer {
  const second = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = second.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return second;
}
