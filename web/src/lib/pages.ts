// The pages that are parts of their own: whoever opens a table need not wait for the lobby, nor for the replay, help and menu.

export const pages = {
  lobby: () => import("../pages/Lobby.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  credits: () => import("../pages/Credits.svelte"),
  again: () => import("../pages/Again.svelte"),
  curtain: () => import("../pages/Curtain.svelte"),
  waiting: () => import("../pages/Waiting.svelte"),
  help: () => import("../pages/Help.svelte"),
  outline: () => import("../scene/Outline.svelte"),
  inspect: () => import("../scene/Inspect.svelte"),
  menu: () => import("../pages/TableMenu.svelte"),
};

/** Fetches the other pages in a quiet moment, so that nobody waits for one later. */
export function fetchAll(): void {
  for (const page of Object.values(pages)) page().catch(() => undefined);
}
