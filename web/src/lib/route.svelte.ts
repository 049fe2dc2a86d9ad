// Where we are, and going elsewhere without loading the page anew.
import { tick } from "svelte";
import { recall } from "./memory.svelte";
import { type Route, routeOf, tableAt } from "./path";

const current = (): Route => routeOf((table) => recall(table)?.secret);

let route = $state.raw<Route>(current());
export const here = (): Route => route;

function arrive(): void {
  route = current();
  scrollTo(0, 0);
  void tick().then(beginAbove);
}

/** Lets the keys begin at the top of a page: what had the focus went with the page before. */
function beginAbove(): void {
  const page = document.getElementById("app");
  if (!page || document.activeElement !== document.body) return;
  page.tabIndex = -1;
  page.focus({ preventScroll: true });
  page.addEventListener("blur", () => page.removeAttribute("tabindex"), { once: true });
}

export function go(path: string, secret: string | null = null): void {
  history.pushState(secret ? { secret } : null, "", path);
  arrive();
}

/** Goes on at the same place with another secret. */
export function become(path: string, secret: string): void {
  history.replaceState({ secret }, "", path);
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
  const secret = "secret" in route && route.table === tableAt(link.pathname) ? route.secret : null;
  history.pushState(secret ? { secret } : null, "", link.href);
  arrive();
}
