// What a page will need is asked for at once, while the page itself is still on its way.
//
// The texts, a table's line and its theme do not wait for each other, nor for the parts that use them: each of those
// takes over what was begun here, or begins it itself if it was not.
import { type Language, spoken } from "./language";
import type { Route } from "./path";
import { device } from "./storage";
import type { Outgoing, GameInfo, TableInfo } from "./wire";

export const GAMES = "/api/games";
/** The scope of the texts of the client itself. */
export const CLIENT = "client";

/** Names what the texts and pictures of a table are: those of its game, with a pack laid over them if it has one. */
export const editionOf = ({ game, pack }: Pick<TableInfo, "game" | "pack">): string => (pack ? `${game}+${pack}` : game);
export const gameOf = (edition: string): string => edition.split("+", 1)[0] ?? "";
export const textPath = (scope: string, lang: Language): string => `/text/${scope}/${lang}.ftl`;
export const drawingsPath = (edition: string): string => `/theme/${edition}/art.svg`;
export const linePath = (table: string): string => `/ws/${encodeURIComponent(table)}`;

/** What whoever connects says first: who it is, the last thing that it heard, and through which seat it looks. */
export const hello = (secret: string, revision: number | null, look: number | null): string =>
  JSON.stringify({ type: "hello", secret, revision, look, device: device() });

const answers = new Map<string, Promise<Response>>();

function ask(path: string): Promise<Response> {
  const answer = fetch(path);
  answer.catch(() => undefined); // Whoever takes it is told; until then nobody minds.
  answers.set(path, answer);
  return answer;
}

/** Gives the answer that was asked for early, once; asks now if there is none. */
export function fetched(path: string): Promise<Response> {
  const early = answers.get(path);
  answers.delete(path);
  return early ?? fetch(path);
}

const styleSheets = new Map<string, Promise<void>>();

/** Puts a game's style sheet on the page, once; done when it is there, or when there is none. */
export function colours(game: string): Promise<void> {
  let wait = styleSheets.get(game);
  if (!wait) {
    wait = new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = `/theme/${game}.css`;
      link.onload = link.onerror = () => done();
      document.head.append(link);
    });
    styleSheets.set(game, wait);
  }
  return wait;
}

/** A line that was opened early, and what was heard on it so far. */
export interface EarlyLine {
  socket: WebSocket;
  heard: string[];
}

const lines = new Map<string, EarlyLine>();

export function connect(path: string): WebSocket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);
}

/** Gives the line that was opened early, once, if it has not broken since. */
export function connected(path: string): EarlyLine | undefined {
  const early = lines.get(path);
  lines.delete(path);
  return early && early.socket.readyState <= WebSocket.OPEN ? early : undefined;
}

/** Connects to a table; its first message tells which texts and pictures it needs. */
function meet(table: string, secret: string, lang: Language): void {
  const socket = connect(linePath(table));
  const heard: string[] = [];
  socket.onopen = () => socket.send(hello(secret, null, null));
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    heard.push(data);
    const message = heard.length === 1 ? (JSON.parse(data) as Outgoing) : null;
    if (message?.type !== "welcome") return;
    void ask(textPath(editionOf(message.table), lang));
    void ask(drawingsPath(message.table.game));
    void colours(message.table.game);
  };
  lines.set(linePath(table), { socket, heard });
}

async function gather(lang: Language): Promise<void> {
  const answer = await ask(GAMES);
  const { games } = (await answer.clone().json()) as { games: GameInfo[] };
  for (const { name } of games) void ask(textPath(name, lang));
}

/** Begins what the page of an address needs. */
export function begin(route: Route): void {
  const lang = spoken();
  void ask(textPath(CLIENT, lang));
  if (route.page === "table" && route.secret) meet(route.table, route.secret, lang);
  if (route.page === "lobby") gather(lang).catch(() => undefined);
}
