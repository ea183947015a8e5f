import { setTimeout } from 'node:timers/promises';
import { AppError } from '#src/domain/errors.ts';
import type { FoundRecipes } from '../formats/found-recipes.ts';
import type { MovedFiles } from '../move-source.ts';
import { wordsOfRefusal } from '../refusal.ts';
import type { ListedLine } from './listed-addresses.ts';
import type { PageShelf } from './page-shelf.ts';
import { pageRecipe, type ReadPage, readAddress } from './read-address.ts';

/** Under which pages are remembered; never changed. */
export const PAGES = { source: 'page', label: 'Web page' };
/** Milliseconds between two pages of one site: it's a guest that asks. */
const PAUSE = 1000;

/** A list of addresses as a move: each is fetched when its turn comes, one after the other, and is a recipe or says why it's none. */
export function openList(lines: readonly ListedLine[], shelf: PageShelf | null): MovedFiles {
  const byName = new Map(lines.map((line) => [line.name, line]));
  const asked = new Map<string, number>();
  const pageAt = async (address: string): Promise<ReadPage> => {
    const kept = await shelf?.find(address);
    if (kept) return kept;
    const { host } = new URL(address);
    await setTimeout(Math.max(0, (asked.get(host) ?? -Infinity) + PAUSE - Date.now()));
    try {
      const page = await readAddress(address);
      await shelf?.keep(address, page);
      return page;
    } finally {
      asked.set(host, Date.now());
    }
  };
  return {
    toRead: lines.map(({ name }) => name),
    byPath: new Map(),
    async foundIn(name) {
      const line = byName.get(name);
      if (!line) return null;
      if (line.address === null) return refused(name, line.why ?? '');
      try {
        const page = await pageAt(line.address);
        return { ...PAGES, recipes: [{ name: page.recipe.title, read: () => pageRecipe(page) }] };
      } catch (error) {
        return refused(name, wordsOfRefusal(error));
      }
    },
    close: () => undefined,
  };
}

/** A line that is no recipe is in the list of a move all the same, with the reason. */
const refused = (name: string, why: string): FoundRecipes => ({
  ...PAGES,
  recipes: [
    {
      name,
      read: () => {
        throw new AppError('validation', why);
      },
    },
  ],
});
