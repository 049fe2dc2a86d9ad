// Where we are: a path of the page, and the secret that a link brought.
import { recall } from "./memory.svelte";

export type Route =
  | { page: "lobby" }
  | { page: "credits" }
  | { page: "table"; table: string; secret: string | null }
  | { page: "replay"; table: string; secret: string | null; at: number | null }
  | { page: "nowhere" };

const TABLE = /^\/(t|r)\/([\w-]+)\/?$/;

/** Takes a secret out of the address, so that nobody shares a seat by copying the address. */
function secretOf(table: string): string | null {
  const fragment = location.hash.slice(1);
  if (fragment) {
    history.replaceState({ secret: fragment }, "", location.pathname + location.search);
    return fragment;
  }
  const state = history.state as { secret?: string } | null;
  return state?.secret ?? recall(table)?.secret ?? null;
}

function current(): Route {
  const path = location.pathname;
  if (path === "/" || path === "/index.html") return { page: "lobby" };
  if (path === "/credits") return { page: "credits" };
  const [, kind, table] = TABLE.exec(path) ?? [];
  if (!kind || !table) return { page: "nowhere" };
  const secret = secretOf(table);
  if (kind === "t") return { page: "table", table, secret };
  const at = Number.parseInt(new URLSearchParams(location.search).get("at") ?? "", 10);
  return { page: "replay", table, secret, at: Number.isNaN(at) ? null : at };
}

let route = $state.raw<Route>(current());
export const here = (): Route => route;

function arrive(): void {
  route = current();
  scrollTo(0, 0);
}

export function go(path: string, secret: string | null = null): void {
  history.pushState(secret ? { secret } : null, "", path);
  arrive();
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);

/** Follows a link inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  const [, , table] = TABLE.exec(link.pathname) ?? [];
  const secret = "secret" in route && route.table === table ? route.secret : null;
  history.pushState(secret ? { secret } : null, "", link.href);
  arrive();
}
