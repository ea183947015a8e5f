import { LRUCache } from 'lru-cache';
import { PAGE_SIZE } from '#src/domain/constants.ts';
import { recipeListPage } from '#src/domain/paging.ts';
import { paths } from '#src/paths.ts';
import { tag } from '../../base/tags.ts';
import { type ListingPage, listingOf } from '../../recipes/listing.ts';
import { cardsByNumber } from '../../recipes/recipes.ts';
import type { Versions } from '../store/versions.ts';
import { cardsIn } from './frame.ts';

/** Has Astro render a page; the listing with what it is given instead of what it would find. */
export type RenderListing = (key: string, requestId: string, listing?: ListingPage) => Promise<Response>;

/** Cards that are kept, of some 2 KB each in two forms. */
const CARDS = 2000;
/** As long as a page: a recipe does not stay new. */
const CARD_MS = 86_400_000;
/** Of a page so many stand first, and load their pictures at once. */
const FIRST = 2;

interface KeptCard {
  seq: number;
  id: string;
  /** As one of the first of a page, and as one of the others. */
  first: Buffer;
  other: Buffer;
}

/** The cards of recipes, by their numbers, as the listing shows them in this order. */
export type Cards = (numbers: readonly number[], requestId: string) => Promise<Buffer[]>;

/** Keeps the cards of recipes for as long as the recipe is as it was; Astro renders those that are missing, in one go. */
export function openCards(versions: Versions, render: RenderListing): Cards {
  const kept = new LRUCache<number, KeptCard>({ max: CARDS, ttl: CARD_MS });

  function current(number: number): KeptCard | undefined {
    const card = kept.get(number);
    return card && (versions.of(tag.recipe(card.id))?.version ?? 0) <= card.seq ? card : undefined;
  }

  async function make(numbers: readonly number[], requestId: string): Promise<Map<number, KeptCard>> {
    if (numbers.length === 0) return new Map();
    const seq = versions.sequence;
    const found = [...(await cardsByNumber(numbers))];
    const [, one] = found[0] ?? [];
    if (!one) return new Map();
    // The first of them leads, to see what a first one has that others have not.
    const recipes = [...Array.from({ length: FIRST }, () => one), ...found.map(([, card]) => card)];
    const place = recipeListPage([], { page: 1, limit: PAGE_SIZE.listing, total: recipes.length }).pagination;
    const listing = { listing: listingOf(recipes, place), counts: null, frame: null };
    const page = await render(paths.recipes(), requestId, listing);
    const [leading = '', , ...others] = cardsIn(await page.text());
    const difference = differenceOf(others[0] ?? '', leading);
    return new Map(
      found.map(([number, { id }], i) => {
        const other = others[i] ?? '';
        const first = other.replace(difference.of, () => difference.instead);
        const card = { seq, id, first: Buffer.from(first), other: Buffer.from(other) };
        kept.set(number, card);
        return [number, card];
      }),
    );
  }

  return async (numbers, requestId) => {
    const known = new Map(numbers.map((number) => [number, current(number)]));
    const made = await make(
      numbers.filter((number) => !known.get(number)),
      requestId,
    );
    return numbers.flatMap((number, i) => {
      const card = known.get(number) ?? made.get(number);
      return card ? (i < FIRST ? card.first : card.other) : [];
    });
  };
}

/** What one text has in the middle, and another instead of it. */
function differenceOf(one: string, other: string): { of: string; instead: string } {
  const shorter = Math.min(one.length, other.length);
  let from = 0;
  while (from < shorter && one[from] === other[from]) from++;
  let end = 0;
  while (end < shorter - from && one.at(-1 - end) === other.at(-1 - end)) end++;
  return { of: one.slice(from, one.length - end), instead: other.slice(from, other.length - end) };
}
