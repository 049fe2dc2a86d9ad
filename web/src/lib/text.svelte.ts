// Sentences by name, from the same Fluent files that the server reads; a change of language redraws, no reload.
import { FluentBundle, FluentNumber, FluentResource, type Message, type Scope } from "@fluent/bundle";
import type { Label } from "../scene";
import { CLIENT, fetched, textPath } from "./early";
import type { Language } from "./language";
import { settings } from "./settings.svelte";

export type Arguments = Record<string, string | number>;
export { CLIENT };

/** A number that is written as it is where every language writes it so: the browser's own formatter is slow to wake. */
class Plain extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

const plain = (args: Arguments): Record<string, string | Plain> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Plain(value) : value]),
  );

const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
const WORD = /-?[a-zA-Z][\w-]*/g;

/** A text whose sentences are read when they are first said: most of them are not said on a page. */
class Book {
  readonly bundle: FluentBundle;
  readonly #sources = new Map<string, string>();
  readonly #unread: Set<string>;

  constructor(lang: Language, source: string) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    const found = [...source.matchAll(ENTRY)];
    found.forEach(({ 1: name = "", index }, place) => {
      if (!this.#sources.has(name)) this.#sources.set(name, source.slice(index, found[place + 1]?.index));
    });
    this.#unread = new Set(this.#sources.keys());
  }

  has(name: string): boolean {
    return this.#sources.has(name);
  }

  names(prefix: string): string[] {
    return [...this.#sources.keys()].filter((name) => name.startsWith(prefix));
  }

  /** Reads a sentence, and each one whose name is in it: it may be a part of it. */
  pattern(name: string): Pattern | null {
    this.#read(name);
    return this.bundle.getMessage(name)?.value ?? null;
  }

  #read(name: string): void {
    if (!this.#unread.delete(name)) return;
    const source = this.#sources.get(name) ?? "";
    this.bundle.addResource(new FluentResource(source));
    for (const [word] of source.matchAll(WORD)) this.#read(word);
  }
}

type Pattern = NonNullable<Message["value"]>;

let books = $state.raw(new Map<string, Book>());
let failed = $state(false);
const scopes = new Set<string>();
const loading = new Map<string, Promise<void>>();

function load(scope: string, lang: Language): Promise<void> {
  const key = `${scope}/${lang}`;
  if (books.has(key)) return Promise.resolve();
  let waiting = loading.get(key);
  if (!waiting) {
    waiting = fetchBook(scope, lang).finally(() => loading.delete(key));
    loading.set(key, waiting);
  }
  return waiting;
}

async function fetchBook(scope: string, lang: Language): Promise<void> {
  const answer = await fetched(textPath(scope, lang));
  if (!answer.ok) throw new Error(`no text ${scope}/${lang}`);
  const book = new Book(lang, await answer.text());
  books = new Map(books).set(`${scope}/${lang}`, book);
}

/** Opens the text of the client or of a game, in the language that is set. */
export async function open(scope: string): Promise<void> {
  scopes.add(scope);
  try {
    await load(scope, settings.lang);
    failed = false;
  } catch (error) {
    failed = true;
    throw error;
  }
}

/** Changes the language once everything open can be said in it. */
export async function speak(lang: Language): Promise<void> {
  await Promise.all([...scopes].map((scope) => load(scope, lang)));
  settings.lang = lang;
  settings.save();
}

export const isOpen = (scope: string): boolean => books.has(`${scope}/${settings.lang}`);
export const hasFailed = (): boolean => failed;
export const has = (scope: string, name: string): boolean =>
  books.get(`${scope}/${settings.lang}`)?.has(name) ?? false;

/** Lists the names of all sentences that begin with a prefix, in the order of the file. */
export const named = (scope: string, prefix: string): string[] =>
  books.get(`${scope}/${settings.lang}`)?.names(prefix) ?? [];

/** Says a sentence; one that is missing is told by its name, so that nothing is silent. */
export function say(scope: string, name: string, args: Arguments = {}): string {
  const book = books.get(`${scope}/${settings.lang}`);
  const pattern = book?.pattern(name);
  if (!book || !pattern) return book ? name : "";
  const errors: Error[] = [];
  const said = book.bundle.formatPattern(pattern, plain(args), errors);
  if (errors.length) console.warn(`${scope}/${name}: ${errors.join("; ")}`);
  return said;
}

/** Names the options of a match as the arguments of its clauses, as the server does. */
export const clauseArguments = (options: Record<string, string>): Arguments =>
  Object.fromEntries(
    Object.entries(options).map(([key, value]) => [
      key.replace(/[^A-Za-z0-9_-]/g, "_"),
      /^\d+$/.test(value) ? Number(value) : value,
    ]),
  );

/** Says a clause as it stands under the options of a match. */
export const clauseText = (scope: string, clause: string, options: Record<string, string>): string =>
  say(scope, `rule-${clause}`, clauseArguments(options));

/** Says a sentence of the client itself. */
export const t = (name: string, args: Arguments = {}): string => say(CLIENT, name, args);

/** Says a label of a scene. */
export const saying = (scope: string, label: Label | null | undefined): string =>
  label ? say(scope, label.name, label.arguments) : "";
