import { atom, computed } from 'nanostores';
import { collectionCalls } from '#src/contracts/collections/admin-collections.ts';
import { guideCalls } from '#src/contracts/guides/admin-guides.ts';
import {
  createLetterCall,
  deleteLetterCall,
  letterPlainTextCall,
  letterSettingsCall,
  lettersCall,
  moveLetterCall,
  saveLetterSettingsCall,
  testLetterCall,
} from '#src/contracts/newsletter/admin-letters.ts';
import { adminRecipesCall } from '#src/contracts/recipes/admin-recipe-list.ts';
import type { AdminLetter } from '#src/domain/newsletter/admin-letter.ts';
import type { LetterSettings } from '#src/domain/newsletter/letter-settings.ts';
import type { PreviewReader } from '#src/domain/newsletter/preview-reader.ts';
import { paths } from '#src/paths.ts';
import { attempt, succeeds } from '../../attempt.ts';
import { call } from '../../client.ts';
import { createFetcherStore, forgetAnswers, retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { $location } from '../location.ts';
import type { LetterItem } from './letter-form.ts';

const KEY = 'admin-letters';
export const forgetLetters = (): void => forgetAnswers(KEY);
/** Numbers move while a letter is sent. */
const FRESH_MS = 500;

export const $lettersPage = atom(1);
const $query = computed($lettersPage, (page) => JSON.stringify({ page: String(page) }));
export const $letters = createFetcherStore([KEY, $query], {
  dedupeTime: FRESH_MS,
  fetcher: (_, query) => retried(() => call(lettersCall, { query: JSON.parse(query) as { page: string } })),
});

export const $letterSettings = createFetcherStore(['letter-settings'], {
  fetcher: () => retried(() => call(letterSettingsCall)),
});

/** Resolves to whether the settings were saved; the toast says it too. */
export const saveLetterSettings = (settings: LetterSettings): Promise<boolean> =>
  succeeds(failed, 'Failed to save when letters go out', async () => {
    $letterSettings.mutate(await call(saveLetterSettingsCall, { body: settings }));
    toast({ title: 'Saved' });
  });

/** A letter as plain text, as such a reader gets it. */
export const letterAsText = (id: string, reader: PreviewReader): Promise<LetterAsText> =>
  retried(() => call(letterPlainTextCall, { params: { id }, query: { reader } }));
export type LetterAsText = Awaited<ReturnType<typeof call<typeof letterPlainTextCall>>>;

type Origin =
  | { from: 'nothing' }
  | { from: 'week'; topic: 'weekly' | 'new-recipes' }
  | { from: 'collection' | 'guide'; id: string };

/** Begins a letter and opens it. */
export async function beginLetter(origin: Origin): Promise<void> {
  const begun = await attempt(failed, 'No letter begun', () => call(createLetterCall, { body: origin }));
  if (!begun) return;
  forgetLetters();
  $location.open(paths.adminLetter(begun.id));
}

export async function removeLetter(id: string): Promise<void> {
  const isGone = await succeeds(failed, 'Failed to delete the letter', () =>
    call(deleteLetterCall, { params: { id } }),
  );
  if (!isGone) return;
  forgetLetters();
  toast({ title: 'Letter deleted' });
  $location.open(paths.adminLetters);
}

export type Step = 'unschedule' | 'send' | 'pause' | 'resume' | 'cancel';

const DONE: Record<Step, string> = {
  unschedule: 'It’s a draft again',
  send: 'The letter is on its way',
  pause: 'Paused. Nobody else gets it until you resume.',
  resume: 'The letter goes on',
  cancel: 'Cancelled. Nobody else gets it.',
};

/** Resolves to the letter after a step; `null` where it was not done, which a toast tells. */
export async function moveLetter(id: string, step: Step): Promise<AdminLetter | null> {
  const letter = await attempt(failed, 'That didn’t work', () =>
    call(moveLetterCall, { params: { id }, body: { to: step } }),
  );
  if (letter) toast({ title: DONE[step] });
  forgetLetters();
  return letter;
}

/** The same for a time in the site's time zone: `2026-11-27T08:00`. */
export async function planLetter(id: string, at: string): Promise<AdminLetter | null> {
  const letter = await attempt(failed, 'The letter isn’t scheduled', () =>
    call(moveLetterCall, { params: { id }, body: { to: 'schedule', at } }),
  );
  if (letter) toast({ title: 'Scheduled' });
  forgetLetters();
  return letter;
}

export async function sendTestOf(id: string): Promise<void> {
  await succeeds(failed, 'No test sent', async () => {
    const { to, isSent, answer } = await call(testLetterCall, { params: { id } });
    toast({
      title: isSent ? `Test sent to ${to}` : 'The mail service didn’t take it',
      description: answer,
      ...(!isSent && { tone: 'danger' as const }),
    });
  });
}

/** So many are offered at a time. */
const OFFERED = 8;

/** Finds what is public of a kind and called so. */
export async function findLetterItems(kind: LetterItem, search: string): Promise<{ id: string; title: string }[]> {
  const things = await PUBLIC[kind](search);
  return things.slice(0, OFFERED).map(({ id, title }) => ({ id, title }));
}

const PUBLIC = {
  recipe: async (search: string) =>
    (await call(adminRecipesCall, { query: { search, status: 'published', limit: String(OFFERED), sort: 'match' } }))
      .recipes,
  collection: async (search: string) =>
    (await call(collectionCalls.list, { query: { search, status: 'published' } })).collections,
  guide: async (search: string) => (await call(guideCalls.list, { query: { search, status: 'published' } })).guides,
} as const satisfies Record<LetterItem, (search: string) => Promise<{ id: string; title: string }[]>>;
