// The pages that are parts of their own: whoever opens a table need not wait for the lobby, nor for the replay, help and menu.

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** Waits until the server answers: a browser does not ask again for a part that once failed to come. */
async function answered(): Promise<void> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      await fetch("/api/health");
      return;
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** Lets a part of a table be fetched while the server answers, once. */
function part<Part>(fetched: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | undefined;
  return () => (coming ??= answered().then(fetched));
}

export const pages = {
  lobby: () => import("../pages/Lobby.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  journal: () => import("../pages/Journal.svelte"),
  campaign: () => import("../pages/Campaign.svelte"),
  credits: () => import("../pages/Credits.svelte"),
  advice: part(() => import("../pages/Advice.svelte")),
  calls: () => import("../pages/Calls.svelte"),
  devices: part(() => import("../parts/Devices.svelte")),
  clock: part(() => import("../parts/TurnClock.svelte")),
  signals: part(() => import("./signals")),
  analysis: part(() => import("../pages/Analysis.svelte")),
  end: part(() => import("../pages/End.svelte")),
  learn: () => import("../pages/Learn.svelte"),
  guide: part(() => import("../pages/Guide.svelte")),
  setup: () => import("../pages/Setup.svelte"),
  history: () => import("../pages/History.svelte"),
  curtain: part(() => import("../pages/Curtain.svelte")),
  waiting: part(() => import("../pages/Waiting.svelte")),
  help: part(() => import("../pages/Help.svelte")),
  outline: part(() => import("../scene/Outline.svelte")),
  inspect: part(() => import("../scene/Inspect.svelte")),
  tip: part(() => import("../scene/Tip.svelte")),
  scores: part(() => import("../scene/ScoreSheetView.svelte")),
  talk: part(() => import("../parts/Talk.svelte")),
  menu: part(() => import("../pages/TableMenu.svelte")),
};

/** Fetches the other pages in a quiet moment, so that nobody waits for one later. */
export async function fetchAll(): Promise<void> {
  await answered();
  for (const page of Object.values(pages)) page().catch(() => undefined);
}
