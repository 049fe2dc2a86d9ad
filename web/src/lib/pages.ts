// The pages that are parts of their own: whoever opens a table need not wait for the lobby.

const match = () => import("../pages/match");

export const pages = {
  lobby: () => import("../pages/Lobby.svelte"),
  table: match,
  replay: match,
};

/** Fetches the other pages in a quiet moment, so that nobody waits for one later. */
export function fetchAll(): void {
  for (const page of Object.values(pages)) page().catch(() => undefined);
}
