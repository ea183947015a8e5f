import { LRUCache } from 'lru-cache';
import type { ProviderName } from '#src/domain/ai.ts';
import type { Allergen } from '#src/domain/foods/allergen-names.ts';
import type { Diet } from '#src/domain/recipes/kitchen.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import type { Mended } from '#src/domain/search/said-of-search.ts';
import { chipsOf, isLimit, type LiftedLimit, type SearchChip, withoutChips } from '#src/domain/search/search-chips.ts';
import type { SearchFilters } from '#src/domain/search/search-filters.ts';
import { askAi } from '../ai/ask.ts';
import { MEMBERS_SEARCH } from '../base/audit.ts';
import type { SignedIn } from '../base/viewer.ts';
import { findExact, searchByFilters, withKnownTags, withKnownWords } from './filtered-search.ts';

/** Sentences as they were read. */
const remembered = new LRUCache<string, SearchFilters>({ max: 500 });

interface Asked {
  query: string;
  /** Keys of the chips to leave out. */
  without: readonly string[];
  provider: ProviderName;
  /** What the member eats, by the profile. */
  own: { diets: readonly Diet[]; allergens: readonly Allergen[] };
}

type Member = Pick<SignedIn, 'id' | 'email' | 'role'>;

interface Answer {
  results: RecipeSummary[];
  understood: SearchChip[];
  fellBack: boolean;
  wish: SearchFilters;
  lift: LiftedLimit | null;
  mended: Mended[];
}

/**
 * Reads a sentence and searches for what it asks, without what the member does not eat. Taking back a chip of a sentence the member just asked does not read
 * it anew, and so counts as no request. Throws what {@link askAi} throws.
 */
export async function aiSearch(
  member: Member,
  { query, without, provider, own }: Asked,
  signal: AbortSignal,
): Promise<Answer> {
  const key = JSON.stringify([member.id, provider, query]);
  const known = without.length > 0 ? remembered.get(key) : undefined;
  const read = known ?? (await ask(member, { provider, query }, signal));
  remembered.set(key, read);
  // What the member never eats need not be said each time; each part of it can be taken back as what was said can.
  const diets = [...new Set([...read.diets, ...own.diets])];
  const allergens = [...new Set([...read.without, ...own.allergens])];
  return answerTo({ ...read, diets, without: allergens }, without);
}

/** The recipes for a sentence as it was read, without the chips that were taken back. */
export async function answerTo(read: SearchFilters, without: readonly string[]): Promise<Answer> {
  const wish = withoutChips(await withKnownWords(await withKnownTags(read)), without);
  const { recipes, fellBack, left, mended } = await searchByFilters(wish);
  const lift = fellBack ? await bestLift(wish) : null;
  const ignored = [...new Set([...wish.ignored, ...left])].slice(0, 20);
  return { results: recipes, understood: chipsOf(wish), fellBack, wish: { ...wish, ignored }, lift, mended };
}

/** The one limit without which most recipes are all that was asked for; `null` where none of them helps. */
async function bestLift(wish: SearchFilters): Promise<LiftedLimit | null> {
  let best: LiftedLimit | null = null;
  for (const chip of chipsOf(wish).filter(isLimit)) {
    const { recipes } = await findExact(withoutChips(wish, [chip.key]));
    if (recipes.length > (best?.recipes ?? 0)) best = { ...chip, recipes: recipes.length };
  }
  return best;
}

/** What was asked for stays out of the audit log: it may tell of somebody's health. */
function ask(
  actor: Member,
  { provider, query }: Pick<Asked, 'provider' | 'query'>,
  signal: AbortSignal,
): Promise<SearchFilters> {
  const action = actor.role === 'admin' ? 'ai.search' : MEMBERS_SEARCH;
  return askAi({ actor, provider, action, subject: 'recipes', isNoDeed: true, signal }, (reader, deadline) =>
    reader.readSearch(query, deadline),
  );
}
