import { atom } from 'nanostores';
import {
  addFolderCall,
  changeFolderEntryCall,
  folderCall,
  foldersCall,
  putInFolderCall,
  removeFolderCall,
  renameFolderCall,
  takeOutOfFolderCall,
} from '#src/contracts/members/folders.ts';
import type { Folder, FolderEntry, FolderSummary } from '#src/domain/folders/folders.ts';
import { stepsBetween } from '#src/domain/moved.ts';
import { isOwnId } from '#src/domain/own-recipes/own-id.ts';
import { succeeds } from '../attempt.ts';
import { CallError, call } from '../client.ts';
import { createFetcherStore, FRESH_MS, forgetAnswers, retried } from '../query.ts';
import { sayRefused } from '../refusals.ts';
import { toast } from '../toasts.ts';

/** The member's folders by name. */
export const $folders = createFetcherStore<FolderSummary[]>(['folders'], {
  dedupeTime: FRESH_MS.user,
  fetcher: () => retried(async () => (await call(foldersCall, { query: {} })).folders),
});

/** The recipe whose folders are asked for. */
export const $recipeAsked = atom<string | null>(null);

/** The ids of the folders that hold it. */
export const $holding = createFetcherStore<string[]>(['holding', $recipeAsked], {
  dedupeTime: FRESH_MS.user,
  fetcher: (_, recipeId = '') =>
    retried(async () => {
      const { folders } = await call(foldersCall, { query: { recipeId } });
      return folders.filter(({ holds }) => holds).map(({ id }) => id);
    }),
});

/** The folder that is looked at; `null` for none. */
export const $folderId = atom<string | null>(null);

/** With its recipes; `folder` is `null` where there is none, or it is somebody else's. */
export const $folder = createFetcherStore<{ folder: Folder | null }>(['folder', $folderId], {
  dedupeTime: FRESH_MS.user,
  fetcher: async (_, id = '') => {
    try {
      return { folder: await retried(() => call(folderCall, { params: { id } })) };
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return { folder: null };
      throw error;
    }
  },
});

/** Looks at what the fragment of the address says: a folder, or all. Other fragments are places of the page. */
export function followFragment(): void {
  const fragment = location.hash.slice(1);
  if (isOwnId(fragment)) $folderId.set(fragment);
  else if (fragment === '' || fragment === ALL) $folderId.set(null);
}

/** The fragment that says all favourites: a link to none at all would load the page anew. */
export const ALL = 'all';

const failed = (error: unknown) => sayRefused('That’s not saved', error);
const saved = (work: () => Promise<unknown>): Promise<boolean> => succeeds((_, error) => failed(error), '', work);

const list = (): FolderSummary[] => $folders.value?.data ?? [];
const shown = (): Folder | null => $folder.value?.data?.folder ?? null;

/** Changes what is shown of a folder, in the list as where it is looked at. */
export function showFolder(id: string, change: Partial<Pick<Folder, 'name' | 'share' | 'entries'>>): void {
  const { entries, ...said } = change;
  const recipes = entries && { recipes: entries.length };
  $folders.mutate(list().map((folder) => (folder.id === id ? { ...folder, ...said, ...recipes } : folder)));
  const folder = shown();
  if (folder?.id === id) $folder.mutate({ folder: { ...folder, ...change } });
}

const byName = (a: FolderSummary, b: FolderSummary) => a.name.toLowerCase().localeCompare(b.name.toLowerCase());

/** Makes a folder, with a recipe in it where one is named. Resolves to its id; `null` where that failed. */
export async function makeFolder(name: string, recipeId?: string): Promise<string | null> {
  const id = crypto.randomUUID();
  const entries = recipeId ? [{ recipeId }] : [];
  return (await saved(() => keepFolder({ id, name, entries }))) ? id : null;
}

async function keepFolder(body: { id: string; name: string; entries: { recipeId: string; note?: string }[] }) {
  const folder = await call(addFolderCall, { body }, { outlivesPage: true });
  const { id, name, share, entries } = folder;
  const summary = { id, name, share, recipes: entries.length, holds: false };
  if (entries.some((entry) => entry.id === $recipeAsked.get())) sayHeld(id, true);
  $folders.mutate([...list().filter((each) => each.id !== id), summary].sort(byName));
  if ($folderId.get() === id) $folder.mutate({ folder });
}

export const renameTo = (id: string, name: string): Promise<boolean> =>
  saved(async () => {
    await call(renameFolderCall, { params: { id }, body: { name } });
    showFolder(id, { name });
    $folders.mutate([...list()].sort(byName));
  });

/** Deletes a folder; with undo, but for its link, which has ended. Resolves to whether it is gone. */
export function deleteFolder({ id, name, entries }: Folder): Promise<boolean> {
  return saved(async () => {
    await call(removeFolderCall, { params: { id } });
    $folders.mutate(list().filter((folder) => folder.id !== id));
    $folder.mutate({ folder: null });
    const held = entries.map((entry) => ({ recipeId: entry.id, note: entry.note }));
    const run = () => void saved(() => keepFolder({ id, name, entries: held }));
    toast({ title: 'Folder deleted', description: name, action: { label: 'Undo', run } });
  });
}

function sayHeld(id: string, holds: boolean): void {
  const others = ($holding.value?.data ?? []).filter((each) => each !== id);
  $holding.mutate(holds ? [...others, id] : others);
}

/** Puts a recipe into a folder, or takes it out again, from where the recipe is. */
export async function hold(recipeId: string, { id, recipes }: FolderSummary, holds: boolean): Promise<void> {
  const say = (isHeld: boolean, count: number) => {
    sayHeld(id, isHeld);
    $folders.mutate(list().map((each) => (each.id === id ? { ...each, recipes: count } : each)));
  };
  say(holds, recipes + (holds ? 1 : -1));
  const isDone = await saved(() =>
    holds
      ? call(putInFolderCall, { params: { id }, body: { recipeId } }, { outlivesPage: true })
      : call(takeOutOfFolderCall, { params: { id, recipeId } }, { outlivesPage: true }),
  );
  if (!isDone) return say(!holds, recipes);
  // Looked at next, it is asked for anew.
  forgetAnswers(`folder${id}`);
}

/** Takes a recipe out of the folder that is looked at; with undo. */
export async function takeOutOf({ id, entries }: Folder, entry: FolderEntry): Promise<void> {
  const at = entries.indexOf(entry);
  const before = entries[at + 1]?.id ?? null;
  const isOut = (each: FolderEntry) => each.id === entry.id;
  const now = () => shown()?.entries ?? [];
  showFolder(id, { entries: now().filter((each) => !isOut(each)) });
  const putBack = () => showFolder(id, { entries: now().toSpliced(at, 0, asPutBack(entry)) });
  if (!(await saved(() => call(takeOutOfFolderCall, { params: { id, recipeId: entry.id } })))) return putBack();
  const run = () =>
    void saved(async () => {
      await call(putInFolderCall, { params: { id }, body: { recipeId: entry.id, note: entry.note, before } });
      if (!now().some(isOut)) putBack();
    });
  toast({ title: 'Taken out', description: titleOfEntry(entry), action: { label: 'Undo', run } });
}

/** Whether the link shows it has to be said anew. */
const asPutBack = (entry: FolderEntry): FolderEntry => (entry.kind === 'own' ? { ...entry, isShown: false } : entry);

export const titleOfEntry = (entry: FolderEntry): string => (entry.kind === 'own' ? entry.title : entry.recipe.title);

/** Writes the note on a recipe in a folder, or says whether its link shows an own recipe. */
export const changeInFolder = (
  { id }: Pick<Folder, 'id'>,
  recipeId: string,
  change: { note: string } | { isShown: boolean },
): Promise<boolean> =>
  saved(async () => {
    await call(changeFolderEntryCall, { params: { id, recipeId }, body: change });
    const entries = shown()?.entries ?? [];
    showFolder(id, { entries: entries.map((each) => (each.id === recipeId ? { ...each, ...change } : each)) });
  });

/** Milliseconds after the last move in which no other follows: whoever drags passes many places. */
const SETTLED = 400;

let moving: { id: string; known: string[]; wanted: string[]; timer: ReturnType<typeof setTimeout> } | null = null;

/** Shows recipes in another order, and keeps it once nothing moves any more, or the page is left. */
export function orderEntries({ id, entries }: Folder, next: FolderEntry[]): void {
  if (moving && moving.id !== id) void keepOrder();
  clearTimeout(moving?.timer);
  const ids = (of: readonly FolderEntry[]) => of.map((entry) => entry.id);
  moving = {
    id,
    known: moving?.known ?? ids(entries),
    wanted: ids(next),
    timer: setTimeout(() => void keepOrder(), SETTLED),
  };
  addEventListener('pagehide', () => void keepOrder(), { once: true });
  showFolder(id, { entries: next });
}

async function keepOrder(): Promise<void> {
  if (!moving) return;
  const { id, known, wanted, timer } = moving;
  clearTimeout(timer);
  moving = null;
  const isKept = await saved(async () => {
    for (const { moved, before } of stepsBetween(known, wanted))
      await call(changeFolderEntryCall, { params: { id, recipeId: moved }, body: { before } }, { outlivesPage: true });
  });
  if (!isKept) $folder.invalidate();
}
