// Calls of the server's HTTP side.
import { GAMES, fetched } from "./early";
import type { AnalysisAnswer, CampaignAnswer, CampaignFile, Chapters, Claim, Created, GameInfo, GamesAnswer, Holding, Journal, NetworkAnswer, NewCampaign, NewTable, NextTable, Outline, PassageText, Passages, PushKey, QrCode, Rematch, Renew, Replay, SeatAnswer, SeatChange, Share, ShareAnswer, Standings, Subscribe, Subscribed, TableAnswer } from "./wire";

/** An answer that is not the one hoped for: `offline` if there was none. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export async function call<T>(path: string, secret: string | null = null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    if (body !== undefined) answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    else answer = await (secret ? fetch(path, { headers }) : fetched(path));
  } catch {
    throw new Failure("offline", "", 0);
  }
  const data = (await answer.json().catch(() => null)) as unknown;
  if (answer.ok) return data as T;
  const error = (data as { error?: { code?: string; message?: string } } | null)?.error;
  throw new Failure(error?.code ?? "failed", error?.message ?? answer.statusText, answer.status);
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Reads again what was read at a table, from a place on. */
export const journal = (table: string, secret: string, lang: string, from: number): Promise<Journal> =>
  call<Journal>(`${at(table)}/journal?lang=${lang}&from=${from}`, secret);

/** Reads passages of the book that were opened at a table. */
export const passages = async (table: string, secret: string, lang: string, uids: string[]): Promise<PassageText[]> =>
  (await call<Passages>(`${at(table)}/passages?lang=${lang}&uids=${uids.map(encodeURIComponent).join(",")}`, secret)).passages;

export const games = async (): Promise<GameInfo[]> => (await call<GamesAnswer>(GAMES)).games;
/** Where the server of this machine is in its network, as whoever has its key is told. */
export const network = (key: string): Promise<NetworkAnswer> => call("/api/network", key || null);
export const openNetwork = (key: string): Promise<NetworkAnswer> => call("/api/network/open", key, {});
export const qr = (link: string): Promise<QrCode> => call("/api/qr", null, { link });
/** Reminds those who are waited for. */
export const nudge = (table: string, secret: string): Promise<TableAnswer> => call(`${at(table)}/nudge`, secret, {});
export const pushKey = (): Promise<PushKey> => call("/api/push");
/** Lets the server call this device for a seat. */
export const subscribe = (table: string, secret: string, wish: Subscribe): Promise<Subscribed> => call(`${at(table)}/push`, secret, wish);
export const create = (wish: NewTable): Promise<Created> => call("/api/tables", null, wish);
export const look = (table: string, secret: string): Promise<TableAnswer> => call(at(table), secret);
/** Sits down under a name, with a word for chance or without; the answer brings the link that counts from then on. */
export const claim = (table: string, secret: string, wish: Claim): Promise<SeatAnswer> => call(`${at(table)}/claim`, secret, wish);
/** Tells how several tables stand, each opened by its link. */
export const standings = (tables: Holding[]): Promise<Standings> => call("/api/standings", null, { tables });
export const chooseColour = (table: string, secret: string, seat: number, colour: number): Promise<TableAnswer> =>
  call(`${at(table)}/colour`, secret, { seat, colour });
export const addWord = (table: string, secret: string, seat: number, word: string): Promise<TableAnswer> =>
  call(`${at(table)}/word`, secret, { seat, word });
/** Replaces one's own link. */
export const renew = (table: string, secret: string, wish: Renew): Promise<SeatAnswer> => call(`${at(table)}/renew`, secret, wish);
/** Replaces the link of somebody who is away. */
export const renewSeat = (table: string, secret: string, index: number): Promise<SeatAnswer> =>
  call(`${at(table)}/seats/${index}/renew`, secret, {});
export const start = (table: string, secret: string): Promise<unknown> => call(`${at(table)}/start`, secret, {});
export const seat = (
  table: string,
  secret: string,
  index: number,
  wish: SeatChange,
): Promise<SeatAnswer> => call(`${at(table)}/seats/${index}`, secret, wish);
/** Lays the table of the next match, for the same people or for those who are named. */
export const again = (table: string, secret: string, wish: NextTable = {}): Promise<Rematch> => call(`${at(table)}/again`, secret, wish);
export const campaign = (table: string, secret: string): Promise<CampaignAnswer> => call(`${at(table)}/campaign`, secret);
/** Fetches the finished matches of a campaign. */
export const campaignFile = (table: string, secret: string): Promise<unknown> => call(`${at(table)}/campaign.json`, secret);
/** Asks how a campaign may go on that was played elsewhere. */
export const chapters = (wish: CampaignFile): Promise<Chapters> => call("/api/campaigns/chapters", null, wish);
/** Lays the table at which a campaign goes on that was played elsewhere. */
export const goOn = (wish: NewCampaign): Promise<Created> => call("/api/campaigns", null, wish);
export const comeBack = (table: string, secret: string, index: number): Promise<unknown> =>
  call(`${at(table)}/seats/${index}/return`, secret, {});
export const record = (table: string, secret: string): Promise<unknown> => call(`${at(table)}/record`, secret);
/** Tells where the rounds and the turns of the players are in a replay. */
export const outline = (table: string, secret: string, viewer: string): Promise<Outline> =>
  call(`${at(table)}/replay/outline?viewer=${viewer}`, secret);
/** Analyses a finished match for a seat; that takes some seconds the first time. */
export const analysis = (table: string, secret: string, seat: number): Promise<AnalysisAnswer> =>
  call(`${at(table)}/analysis?seat=${seat}`, secret);
/** Hands out a link to the replay, which is made here, or takes it back. */
export const share = (table: string, secret: string, wish: Share): Promise<ShareAnswer> => call(`${at(table)}/share`, secret, wish);
/** Reads steps of a replay: from a number on, or from the first one at a time. */
export const replay = (
  table: string,
  secret: string,
  viewer: string,
  start: { from: number } | { at: number },
  count: number,
): Promise<Replay> => {
  const where = "from" in start ? `from=${start.from}` : `at=${start.at}`;
  return call(`${at(table)}/replay?viewer=${viewer}&${where}&count=${count}`, secret);
};
