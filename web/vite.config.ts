import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compressed } from "./compressed.ts";

const server = process.env.MEOWPLE_SERVER ?? "http://127.0.0.1:8000";

/** What Fluent pages say in comments is for those who write them: it is not sent. */
function wordsAlone(): Plugin {
  const transform = (code: string, id: string) => (id.endsWith(".ftl?raw") ? { code: code.replace(/(?<="|\\n)#.*?\\n/g, ""), map: null } : null);
  return { name: "words-alone", transform };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), wordsAlone(), compressed()],
  // Svelte has a server build too; tests run in a pretended browser and need the other one.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/meowple/server/static",
    emptyOutDir: true,
    // Data addresses would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long each part of a build took is no warning.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  // A pretended browser for each worker, not for each file: files are still kept apart.
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"], pool: "vmThreads" },
}));
