import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { CSSOptions, Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compressed } from "./compressed.ts";
import { pocket } from "./pocket.ts";

/** A page for plain file hosts, in any folder, with no server behind it: `make site`. */
const site = process.env.VITE_SITE === "yes";
const EVERYWHERE = /lib\/(words\/(words|called|names|dates|telling|pages)|sound\/(player|notes)|browser\/(loading|router|site|pressed|title)|net\/(api|place|shelf|me|opening|starting)|cat\/|motion\/still|parts\/WhyNot|parts\/beside)|pocket\/(kept\/fetched|app)|svelte\/src\/(internal\/disclose-version|version)/;
const AT_TABLES = /lib\/(net\/(seats|comings|replaying|story)|browser\/(focus|sight)|device\/seats|motion\/(flights|likeness)|board\/(numbers|Sheet)|words\/options)/;
const server = process.env.MEOWPLE_SERVER ?? "http://127.0.0.1:8000";

/** What Fluent pages say in comments is for those who write them: it is not sent. */
function wordsAlone(): Plugin {
  const transform = (code: string, id: string) => (id.endsWith(".ftl?raw") ? { code: code.replace(/(?<="|\\n)#.*?\\n/g, ""), map: null } : null);
  return { name: "words-alone", transform };
}

type PostcssPlugin = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>[number];

/** What moves unless a device asks for less, does not move either where a guest asks for less. */
const lessMotion: PostcssPlugin = {
  postcssPlugin: "less-motion",
  AtRule: {
    media(rule) {
      if (!rule.params.includes("prefers-reduced-motion: no-preference")) return;
      rule.each((one) => {
        if (one.type === "rule" && !one.selector.includes("data-motion"))
          one.selectors = one.selectors.map((selector) => `:where(:root:not([data-motion="less"])) ${selector}`);
      });
    },
  },
};

export default defineConfig(({ mode }) => ({
  base: site ? "./" : "/",
  plugins: [svelte(), wordsAlone(), ...(site ? [] : [compressed()]), pocket()],
  css: { postcss: { plugins: [lessMotion] } },
  // Workers lie by themselves: they alone may put a program together from bytes.
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/pocket/[name]-[hash].js", chunkFileNames: "assets/pocket/[name]-[hash].js" } } },
  // Svelte has a server build too; tests run in a pretended browser and need the other one.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: site ? "../build/site" : "../src/meowple/server/static",
    emptyOutDir: true,
    // Data addresses would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long each part of a build took is no warning.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Small parts that every page, or every table, has come together: each file costs its headers.
      output: { codeSplitting: { groups: [{ name: "page", test: EVERYWHERE }, { name: "shared", test: AT_TABLES }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  // A pretended browser for each worker, not for each file: files are still kept apart.
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"], pool: "vmThreads", setupFiles: "test/no-warnings.ts" },
}));
