// Sentences by name, from the same Fluent files that the server reads; a change of language redraws, no reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Label } from "../scene";
import { settings, type Language } from "./settings.svelte";

export type Arguments = Record<string, string | number>;
export const HOUSE = "house";

interface Book {
  bundle: FluentBundle;
  names: string[];
}

let books = $state.raw(new Map<string, Book>());
let failed = $state(false);
const scopes = new Set<string>();
const loading = new Map<string, Promise<void>>();

function load(scope: string, lang: Language): Promise<void> {
  const key = `${scope}/${lang}`;
  if (books.has(key)) return Promise.resolve();
  let waiting = loading.get(key);
  if (!waiting) {
    waiting = fetchBook(key, lang).finally(() => loading.delete(key));
    loading.set(key, waiting);
  }
  return waiting;
}

async function fetchBook(key: string, lang: Language): Promise<void> {
  const answer = await fetch(`/text/${key}.ftl`);
  if (!answer.ok) throw new Error(`no text ${key}`);
  const resource = new FluentResource(await answer.text());
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(resource);
  const names = resource.body.map((entry) => entry.id).filter((name) => !name.startsWith("-"));
  books = new Map(books).set(key, { bundle, names });
}

/** Opens the text of the house or of a game, in the language that is set. */
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
  books.get(`${scope}/${settings.lang}`)?.bundle.hasMessage(name) ?? false;

/** Lists the names of all sentences that begin with a prefix, in the order of the file. */
export const named = (scope: string, prefix: string): string[] =>
  books.get(`${scope}/${settings.lang}`)?.names.filter((name) => name.startsWith(prefix)) ?? [];

/** Says a sentence; one that is missing is told by its name, so that nothing is silent. */
export function say(scope: string, name: string, args: Arguments = {}): string {
  const bundle = books.get(`${scope}/${settings.lang}`)?.bundle;
  const pattern = bundle?.getMessage(name)?.value;
  if (!bundle || pattern === null || pattern === undefined) return bundle ? name : "";
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
  if (errors.length) console.warn(`${scope}/${name}: ${errors.join("; ")}`);
  return said;
}

/** Says a sentence of the house. */
export const t = (name: string, args: Arguments = {}): string => say(HOUSE, name, args);

/** Says a label of a scene. */
export const saying = (scope: string, label: Label | null | undefined): string =>
  label ? say(scope, label.name, label.arguments) : "";
