/**
 * Measures the listing, filtered listings, the search and the embedded AI search over whatever database DATA_DIR holds, in the process itself.
 * Usage: DATA_DIR=/tmp/some npm run seed -- --synthetic 10000, then DATA_DIR=/tmp/some npm run script -- scripts/bench/search.ts
 */
import { readSentence } from '#src/domain/search/read-sentence.ts';
import type { ListingState } from '#src/paths.ts';
import { closeDatabase } from '#src/server/base/database.ts';
import { listRecipes } from '#src/server/listing/list-recipes.ts';
import { searchByFilters } from '#src/server/search/filtered-search.ts';
import { SENTENCES } from '#tests/unit/domain/search/sentences.ts';
import { AI_SEARCH, type SearchFigure } from './search-figure.ts';

const SEARCHES = (
  'chickpea curry;tofu;lemon;tomato soup;red lentil;mushroom risotto;easy pasta;smoky aubergine;eggplant;zucchini tacos;' +
  'chikpea;brocoli salad;choc cake;banana pancakes;gluten free crackers;curry without coconut;quick dinner;rice;salt;' +
  'olive oil;onion garlic;spinach lasagna;blueberry muffins with almonds;vanilla;iced tea;stirfry;mango las;high protein lunch;' +
  'smoky chickpea soup with walnuts;coconut milk rice curry powder onion;cilantro lime;apple;oats;pumpkin spice;harissa;salad'
).split(';');

const LISTINGS: ListingState[] = [{}, { page: 2 }, { page: 40 }];
const FILTERED: ListingState[] = [
  { category: 'dinner' },
  { category: 'dinner', dietaryPreferences: ['nut-free'], tags: ['italian'] },
  { category: 'desserts', dietaryPreferences: ['gluten-free', 'nut-free'] },
  { dietaryPreferences: ['soy-free', 'nut-free', 'gluten-free'] },
  { tags: ['weeknight'], dietaryPreferences: ['quick-easy'], page: 3 },
  { category: 'beverages', tags: ['iced', 'summer'], dietaryPreferences: ['low-fat'] },
  { category: 'lunch', dietaryPreferences: ['high-protein'], search: 'tofu' },
];

/** Makes the call of a round, counted from 0. */
type Call = (round: number) => Promise<unknown>;

/** p50 and p95 of each kind of call, every call made `rounds` times, after one unmeasured round. */
async function benchSearch(rounds = 20): Promise<SearchFigure[]> {
  const list = (state: ListingState) => listRecipes(state, { page: state.page ?? 1 });
  const listed = (state: ListingState) => () => list(state);
  // What was asked before is remembered: a full stop more says the same in other letters.
  const searched = (search: string) => (round: number) => list({ search: `${search} ${'.'.repeat(round)}` });
  return [
    await measure('listing', LISTINGS.map(listed), rounds),
    await measure('filtered listing', FILTERED.map(listed), rounds),
    await measure('search that nobody asked before', SEARCHES.map(searched), rounds),
    await measure(
      AI_SEARCH,
      SENTENCES.map(
        ([sentence]) =>
          () =>
            searchByFilters(readSentence(sentence)),
      ),
      Math.ceil(rounds / 4),
    ),
  ];
}

async function measure(what: string, calls: readonly Call[], rounds: number): Promise<SearchFigure> {
  const times: number[] = [];
  const processor: number[] = [];
  for (const call of calls) await call(0);
  for (let round = 1; round <= rounds; round++) {
    for (const call of calls) {
      const before = process.cpuUsage();
      const start = performance.now();
      await call(round);
      times.push(performance.now() - start);
      const { user, system } = process.cpuUsage(before);
      processor.push((user + system) / 1000);
    }
  }
  return { what, calls: times.length, p50: share(times, 0.5), p95: share(times, 0.95), cpuP95: share(processor, 0.95) };
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

if (import.meta.main) {
  const figures = await benchSearch();
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
  else {
    for (const { what, calls, p50, p95, cpuP95 } of figures) {
      const [typical, slow, processor] = [p50, p95, cpuP95].map((ms) => `${ms.toFixed(2)} ms`);
      console.log(`${what.padEnd(22)} p50 ${typical}, p95 ${slow}, processor p95 ${processor}, ${calls} calls`);
    }
  }
  closeDatabase();
}
