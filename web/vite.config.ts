// How the client is built: into the server's package, with the icons that it uses and no others.
import { cpSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, defineConfig } from "vite";

const output = resolve(import.meta.dirname, "../src/portulan/server/static");

/** Answers `import anchor from "icon:anchor"` with the paths of that icon of game-icons. */
function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let bodies: Record<string, { body: string }> | undefined;
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      bodies ??= (JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> }).icons;
      const icon = bodies[id.slice("\0icon:".length)];
      if (!icon) this.error(`game-icons has no icon ${id.slice(1)}`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

/** Lays the house's own texts beside the client, where the server finds them. */
function texts(): Plugin {
  return {
    name: "texts",
    apply: "build",
    closeBundle: () => cpSync(resolve(import.meta.dirname, "text"), resolve(output, "text"), { recursive: true }),
  };
}

const server = process.env["PORTULAN_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte(), texts()],
  build: {
    outDir: output,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      "/api": server,
      "/text": server,
      "/theme": server,
      "/ws": { target: server, ws: true },
    },
  },
});
