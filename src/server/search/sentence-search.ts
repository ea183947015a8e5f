import { LRUCache } from 'lru-cache';
import type { ProviderName } from '#src/domain/ai.ts';
import type { RecipeCard } from '#src/domain/recipes/recipe.ts';
import { chipsOf, type SearchChip, withoutChips } from '#src/domain/search/search-chips.ts';
import type { SearchFilters } from '#src/domain/search/search-filters.ts';
import { askAi } from '../ai/ask.ts';
import { MEMBERS_SEARCH } from '../base/audit.ts';
import type { SignedIn } from '../base/viewer.ts';
import { searchByFilters, withKnownTags } from './filtered-search.ts';

/** Sentences as they were read. */
const remembered = new LRUCache<string, SearchFilters>({ max: 500 });

interface Asked {
  query: string;
  /** Keys of the chips to leave out. */
  without: readonly string[];
  provider: ProviderName;
}

type Member = Pick<SignedIn, 'id' | 'email' | 'role'>;

interface Answer {
  results: RecipeCard[];
  understood: SearchChip[];
  fellBack: boolean;
  wish: SearchFilters;
}

/**
 * Reads a sentence and searches for what it asks. Taking back a chip of a sentence the member just asked does not read
 * it anew, and so counts as no request. Throws what {@link askAi} throws.
 */
export async function aiSearch(
  member: Member,
  { query, without, provider }: Asked,
  signal: AbortSignal,
): Promise<Answer> {
  const key = JSON.stringify([member.id, provider, query]);
  const known = without.length > 0 ? remembered.get(key) : undefined;
  const read = known ?? (await ask(member, { provider, query }, signal));
  remembered.set(key, read);
  const { recipes, fellBack, filters } = await searchByFilters(withoutChips(await withKnownTags(read), without));
  return { results: recipes, understood: chipsOf(filters), fellBack, wish: filters };
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
