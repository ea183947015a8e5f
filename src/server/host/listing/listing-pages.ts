import { LRUCache } from 'lru-cache';
import { PAGE_SIZE } from '#src/domain/constants.ts';
import { counted } from '#src/domain/counted.ts';
import { recipeListPage, showing } from '#src/domain/paging.ts';
import { type ListingState, paths } from '#src/paths.ts';
import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { tag } from '../../base/tags.ts';
import { workQueue } from '../../base/work-queue.ts';
import { readListingAddress } from '../../http/listing-address.ts';
import { type FoundNumbers, findNumbers } from '../../recipes/list-recipes.ts';
import { listingOf } from '../../recipes/listing.ts';
import { cardsByNumber } from '../../recipes/recipes.ts';
import { pageFrame } from '../../site/page-frame.ts';
import { isHidden } from '../store/page.ts';
import type { Rendered } from '../store/rendering.ts';
import type { Versions } from '../store/versions.ts';
import { openCards, type RenderListing } from './cards.ts';
import { type Frame, filled, frameOf, markedCounts, SEARCH_PLACE } from './frame.ts';

/** Frames that are kept, of some 70 KB. */
const FRAMES = 100;
/** As for pages that Astro renders. */
const LIMITS = { atOnce: 8, waiting: 64, isSpaced: true, retryAfter: 5 };
/** A pager looks the same however many more pages than these follow the present one. */
const PAGES_AHEAD = 5;

interface KeptFrame {
  seq: number;
  tags: readonly string[];
  frame: Frame;
  headers: Headers;
}

/**
 * Makes the pages of the listing that are too many to keep (searches, filters, orders): a frame that Astro rendered once
 * for the state, what was found, and cards that it rendered once for each recipe (docs/decisions/0036). What fits no
 * frame, Astro renders.
 */
export function openListingPages(
  versions: Versions,
  render: RenderListing,
): (key: string, requestId: string) => Promise<Rendered> {
  const frames = new LRUCache<string, KeptFrame>({ max: FRAMES });
  const cards = openCards(versions, render);
  const queue = workQueue(LIMITS);

  async function pageOf(key: string, requestId: string): Promise<Rendered> {
    const { state } = readListingAddress(new URL(key, env().SITE_URL).searchParams);
    // A title with the site's name in it does not say it again.
    if (!state || state.search?.includes(env().SITE_NAME)) return render(key, requestId);
    const seq = versions.sequence;
    const found = await findNumbers(state, { page: state.page ?? 1 });
    const isPastEnd = found.total > 0 && found.numbers.length === 0;
    // What says that words were left out is said of those words alone.
    if (isPastEnd || (found.total > 0 && found.left.length > 0)) return render(key, requestId);
    const shown = found.total > 0 ? state : { ...state, page: 1 };
    const { frame, headers } = await frameFor(shown, found, seq, requestId);
    const { search = '' } = state;
    const body = filled(frame, {
      search,
      counts: found.counts,
      cards: await cards(found.numbers, requestId),
      words: wordsOf(shown, found.total),
    });
    return { status: 200, headers, body };
  }

  async function frameFor(
    state: ListingState,
    found: FoundNumbers,
    seq: number,
    requestId: string,
  ): Promise<KeptFrame> {
    const address = paths.recipes({ ...state, search: state.search && SEARCH_PLACE });
    const pages = Math.min(pageOfTotal(found.total, state).totalPages, (state.page ?? 1) + PAGES_AHEAD);
    const isEmpty = found.total === 0;
    const key = `${isEmpty ? 'none' : pages} ${address}`;
    const known = frames.get(key);
    if (known && !isHidden(known, versions)) return known;
    const [frame, one] = await Promise.all([pageFrame('recipes'), cardsByNumber(found.numbers.slice(0, 1))]);
    const listing = listingOf([...one.values()], pageOfTotal(found.total, state));
    const rendered = (mark: (place: number) => number) =>
      render(address, requestId, { listing, counts: markedCounts(found.counts, mark), frame });
    const [alive, dead] = await Promise.all([rendered((place) => place + 1), rendered(() => 0)]);
    const made: KeptFrame = {
      seq,
      tags: [tag.recipes, tag.site],
      headers: alive.headers,
      frame: frameOf({
        alive: await alive.text(),
        dead: await dead.text(),
        counts: found.counts,
        words: wordsOf(state, found.total),
      }),
    };
    frames.set(key, made, { ttl: frame.maxAge * 1000 });
    return made;
  }

  /** What cannot be put together is asked of Astro, whose page of a listing that failed has another try. */
  async function pageOrFailure(key: string, requestId: string): Promise<Rendered> {
    try {
      return await pageOf(key, requestId);
    } catch (error) {
      log.warn({ err: error, requestId }, 'a page of the listing could not be put together');
      return render(key, requestId);
    }
  }

  return (key, requestId) => queue(() => pageOrFailure(key, requestId));
}

const pageOfTotal = (total: number, { page = 1 }: ListingState) =>
  recipeListPage([], { page, limit: PAGE_SIZE.listing, total }).pagination;

/** What the listing says of how many there are. */
const wordsOf = (state: ListingState, total: number): string[] => [
  showing(pageOfTotal(total, state)),
  `Show ${counted(total, 'recipe')}`,
];
