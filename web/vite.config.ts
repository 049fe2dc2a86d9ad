// How the client is built: into the server's package, with the icons that it uses and no others.
import { createHash } from "node:crypto";
import { cpSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, defineConfig } from "vite";
import { rounded } from "./paths";

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
      return `export default ${JSON.stringify(icon.body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`))};`;
    },
  };
}

/** Lays the client's own texts beside it, where the server finds them. */
function texts(): Plugin {
  return {
    name: "texts",
    apply: "build",
    closeBundle: () => cpSync(resolve(import.meta.dirname, "text"), resolve(output, "text"), { recursive: true }),
  };
}

/** Icons of one page or part that is fetched by itself: they come with it. */
const OWN_ICONS = "trophy-cup|trash-can|tabletop-players|vintage-robot|theater-curtains|(play|pause|next|previous|fast-forward|fast-backward)-button|expand|position-marker|padlock|path-distance";

/** What every page is made of, in one part; what runs before it stays out of it. */
const COMMON = new RegExp(
  `node_modules|icon:(?!(${OWN_ICONS})$)|/src/(App|start|scene\\.ts|parts/(?!(Calling|Chance|ColourChoice|Cover|Devices|Invite|NameField|Pace|Qr|Reach|Rhumbs|Talk|TurnClock)\\.)|` +
    "lib/(?!(again|boxes|clear|dates|early|files|group|guided|install|language|pages|path|push|reach|shade|showing|sight|signals|steps|storage|teaching|waits)\\.))",
);

/** The same page for every address, but for the parts that it asks the browser to fetch at once. */
const PAGES = { "index.html": "Lobby.svelte", "table.html": "TablePage.svelte" };

function pages(): Plugin {
  return {
    name: "pages",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") this.error("there is no page");
      const whole = String(page.source);
      const parts = Object.values(bundle).filter((part) => part.type === "chunk");
      for (const [fileName, name] of Object.entries(PAGES)) {
        const part = parts.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/pages/${name}`));
        if (!part) this.error(`${name} is no part of its own`);
        const needed = [part.fileName, ...part.imports].filter((file) => !parts.find((one) => one.fileName === file)?.isEntry);
        const styles = new Set(needed.toReversed().flatMap((file) => [...(parts.find((one) => one.fileName === file)?.viteMetadata?.importedCss ?? [])]));
        const links = [
          ...needed.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`),
          ...[...styles].filter((file) => !whole.includes(file)).map((file) => `    <link rel="stylesheet" crossorigin href="/${file}">\n`),
        ];
        const source = whole.replace("  </head>", `${links.join("")}  </head>`);
        if (fileName === "index.html") page.source = source;
        else this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** Tells the service worker which files are the shell: all parts and styles, the pages, and what the client says. */
function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") this.error("there is no service worker");
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/")).map((name) => `/${name}`);
      const others = ["/", "/t/", "/rose.svg", "/icon-192.png", "/app.en.webmanifest", "/app.fr.webmanifest", "/text/client/en.ftl", "/text/client/fr.ftl"];
      const beside = ["public/rose.svg", "public/icon-192.png", "public/app.en.webmanifest", "public/app.fr.webmanifest", "text/en.ftl", "text/fr.ftl"];
      const release = createHash("sha256").update(worker.code + assets.sort().join());
      for (const file of ["index.html", ...beside]) release.update(readFileSync(resolve(import.meta.dirname, file)));
      const values = { SHELL: JSON.stringify([...others, ...assets]), RELEASE: JSON.stringify(release.digest("hex").slice(0, 16)) };
      worker.code = Object.entries(values).map(([name, value]) => `const ${name}=${value};`).join("") + worker.code;
    },
  };
}

const server = process.env["PORTULAN_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte(), texts(), pages(), shell()],
  build: {
    outDir: output,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false, // each page names its own parts, see `pages`
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: resolve(import.meta.dirname, "index.html"), sw: resolve(import.meta.dirname, "worker/sw.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "common", test: COMMON }] },
      },
    },
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
