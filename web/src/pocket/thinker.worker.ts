// Where bots of this device think, so that its tables never wait for them.
import { startPython } from "./runtime";

type Attempt = (question: string) => string;
let ready: Promise<Attempt> | null = null;

async function begin(base: string, library: string): Promise<Attempt> {
  const python = await startPython(base, library);
  const { attempt } = python.pyimport("meowple.pocket.thinkers") as { attempt: Attempt };
  return attempt;
}

onmessage = async ({ data }: MessageEvent<{ base: string; library: string } | { id: number; question: string }>) => {
  if ("base" in data) {
    ready = begin(data.base, data.library);
    return;
  }
  try {
    const attempt = await ready;
    if (attempt) postMessage({ id: data.id, told: attempt(data.question) });
  } catch (why) {
    reportError(why); // who started this worker starts another one
  }
};
