import { describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { database, write } from '#src/server/base/database.ts';
import { readListingAddress } from '#src/server/http/listing-address.ts';
import { loadListingPage } from '#src/server/listing/listing.ts';
import { PUBLISHED } from '#tests/support/catalogue.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const read = (query: string) => readListingAddress(new URLSearchParams(query));
const load = async (query: string) => (await loadListingPage(read(query))).listing;

describe('readListingAddress', () => {
  it('reads every filter', () => {
    expect(
      read('category=dinner&search=+lentil+&tags=weeknight,one-pot&dietaryPreferences=nut-free,raw&page=2').state,
    ).toEqual({
      category: 'dinner',
      search: 'lentil',
      tags: ['weeknight', 'one-pot'],
      dietaryPreferences: ['nut-free', 'raw'],
      page: 2,
    });
  });

  it.each(['', 'category=all', 'category=', 'search=', 'search=++', 'utm_source=mail'])(
    'reads "%s" as no filter',
    (query) => {
      const { state } = read(query);
      expect([state?.category, state?.search]).toEqual([undefined, undefined]);
    },
  );

  it.each([
    'category=meat',
    'dietaryPreferences=carnivore',
    'tags=No%20Tag!',
    'sort=cheapest',
    'maxWork=soon',
    'maxTotal=0',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=two',
    'page=',
    'page=99999999999',
    'category=dinner&category=lunch',
  ])('refuses %s in words', (query) => {
    const { state, problem } = read(query);
    expect(state).toBeNull();
    expect(problem).toMatch(/^(There|The|Pages|Give|You can) .+\.$/);
  });

  it('refuses a page of text as a search', () => {
    expect(read(`search=${'a'.repeat(10_000)}`).problem).toMatch(/^That search is too long/);
  });
});

describe('loadListingPage', () => {
  it('pages fifteen at a time', async () => {
    const listing = await load('category=dinner&page=2');
    expect(listing).toMatchObject({ kind: 'recipes', pagination: { page: 2, limit: 15, hasPreviousPage: true } });
    expect(listing.kind === 'recipes' && listing.recipes).toHaveLength(15);
  });

  it('tells a page past the end from an empty list', async () => {
    const lastPage = Math.ceil((PUBLISHED.length - 1) / 15);
    expect(await load(`page=${lastPage + 1}`)).toEqual({ kind: 'past-end', lastPage });
    expect(await load('search=lentil&page=99')).toMatchObject({ kind: 'past-end' });
    for (const query of ['search=zzqxv', 'search=zzqxv&page=2', 'category=snacks&tags=no-such-tag&page=7']) {
      expect(await load(query), query).toMatchObject({ kind: 'none' });
    }
  });

  it('passes on what is wrong with the address', async () => {
    expect(await load('page=0')).toEqual({ kind: 'refused', message: 'Pages are numbered 1, 2, 3 and so on.' });
  });

  it('offers the most used tags', async () => {
    const { counts, frame } = await loadListingPage(read(''));
    const tags = Object.keys(counts?.tags ?? {});
    expect(tags).toHaveLength(10);
    const all = await database().read.select({ tags: recipes.tags }).from(recipes);
    const uses = Map.groupBy(
      all.flatMap((recipe) => recipe.tags),
      (tag) => tag,
    );
    const byUse = [...uses].toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
    expect(tags).toEqual(byUse.slice(0, 10).map(([tag]) => tag));
    expect(frame?.banner).toBeNull();
  });

  it('answers with a failure when the database does', async () => {
    await write(async (tx) => void (await tx.run('drop table page_titles')));
    expect(await loadListingPage(read('category=dinner'))).toEqual({
      listing: { kind: 'failed' },
      counts: null,
      frame: null,
    });
  });
});
