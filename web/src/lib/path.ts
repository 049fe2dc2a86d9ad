// What an address means: a page, a table, and the secret that a link brought.

export type Route =
  | { page: "lobby" }
  | { page: "credits" }
  | { page: "calls" }
  | { page: "learn"; game: string }
  | { page: "table"; table: string; secret: string | null }
  | { page: "replay"; table: string; secret: string | null; at: number | null }
  | { page: "journal"; table: string; secret: string | null }
  | { page: "campaign"; table: string; secret: string | null }
  | { page: "nowhere" };

const TABLE = /^\/(t|r|j|c)\/([\w-]+)\/?$/;

/** Finds the table that a path leads to. */
export const tableAt = (path: string): string | undefined => TABLE.exec(path)?.[2];

/** Takes a secret out of the address, so that nobody shares a seat by copying the address. */
function brought(): string | null {
  const fragment = location.hash.slice(1);
  if (fragment) {
    history.replaceState({ secret: fragment }, "", location.pathname + location.search);
    return fragment;
  }
  return (history.state as { secret?: string } | null)?.secret ?? null;
}

/** Reads the address; `kept` tells the secret that this browser keeps of a table. */
export function routeOf(kept: (table: string) => string | undefined): Route {
  const path = location.pathname;
  if (path === "/" || path === "/index.html") return { page: "lobby" };
  if (path === "/credits") return { page: "credits" };
  if (path === "/calls") return { page: "calls" };
  const [, game] = /^\/learn\/([\w-]+)\/?$/.exec(path) ?? [];
  if (game) return { page: "learn", game };
  const [, kind, table] = TABLE.exec(path) ?? [];
  if (!kind || !table) return { page: "nowhere" };
  const secret = brought() ?? kept(table) ?? null;
  if (kind === "t") return { page: "table", table, secret };
  if (kind === "j") return { page: "journal", table, secret };
  if (kind === "c") return { page: "campaign", table, secret };
  const at = Number.parseFloat(new URLSearchParams(location.search).get("at") ?? "");
  return { page: "replay", table, secret, at: Number.isNaN(at) ? null : at };
}
