/** What `make web` has put together for this device: the runtime, the library, the boxes. */
declare module "virtual:pocket" {
  import type { Box } from "../lib/net/api";
  import type { Language } from "../lib/words/words.svelte";
  const pack: {
    /** Changes with what is in it. */
    mark: string;
    /** Where it lies; changes with the runtime. */
    folder: string;
    /** The file of it that is ours. */
    library: string;
    /** Bytes of each file once it is unpacked. */
    files: Record<string, number>;
    /** Bytes that come over the line. */
    size: number;
    boxes: Box[];
    /** What somebody is called who has not said it. */
    names: Record<Language, string[]>;
  };
  export default pack;
}
