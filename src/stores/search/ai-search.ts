import { atom } from 'nanostores';
import { type AiSearchResult, aiSearchCall } from '#src/contracts/search/ai-search.ts';
import { CallError, call } from '../client.ts';

/** The state of the AI search. After a failure the recipes from before it are there again. */
export type AiSearch =
  | { kind: 'off' }
  | { kind: 'asking'; query: string }
  | { kind: 'answered'; query: string; without: string[]; result: AiSearchResult }
  | { kind: 'failed'; message: string };

/** Whether an answer, or its place, is shown instead of the recipes that are there without it. */
export const isShown = ({ kind }: AiSearch): boolean => kind === 'asking' || kind === 'answered';

/** Whether the search bar takes sentences. */
export const $aiMode = atom(false);
export const $aiSearch = atom<AiSearch>({ kind: 'off' });

/** Counts what was asked, so that only the answer to the last question shows. */
let questions = 0;

/** Asks for what a sentence wants, without the chips that were taken back. */
export async function askAiSearch(query: string, without: string[] = []): Promise<void> {
  const question = ++questions;
  $aiSearch.set({ kind: 'asking', query });
  try {
    const result = await call(aiSearchCall, { body: { query, without } });
    if (question === questions) $aiSearch.set({ kind: 'answered', query, without, result });
  } catch (error) {
    console.warn('The AI search failed', error);
    if (question === questions) $aiSearch.set({ kind: 'failed', message: reason(error) });
  }
}

/** Back to the recipes that were there before. */
export function endAiSearch(): void {
  questions++;
  $aiSearch.set({ kind: 'off' });
}

export function setAiMode(isOn: boolean): void {
  $aiMode.set(isOn);
  if (!isOn) endAiSearch();
}

/** The failure the reader can do something about; anything else is worth another try. */
const reason = (error: unknown): string =>
  error instanceof CallError && [400, 403, 413, 429].includes(error.status) && error.body.message
    ? error.body.message
    : 'The AI search didn’t answer. Please try again.';
