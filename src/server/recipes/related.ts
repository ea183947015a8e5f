import type { Recipe, RecipeSummary } from '#src/domain/recipes/recipe.ts';
import type { WordLabel } from '#src/domain/search/search-words.ts';
import { catalogueNow, newestFirst } from './catalogue.ts';
import { recipeCards } from './recipes.ts';

/** A shared tag says more of a dish than a shared category: there are six of these, and hundreds of tags. */
const WEIGHT = { tag: 3, category: 2 } as const;
/** Only so many recipes of each label are compared, the newest: a page costs the same in a catalogue of any size. */
const COMPARED = 60;

/** Published recipes most like one: by tags and categories in common, the newest first among equals. */
export async function relatedRecipes({ id, category, tags }: Recipe, limit: number): Promise<RecipeSummary[]> {
  const { bearing, byId, byNumber } = await catalogueNow();
  const labels: WordLabel[] = [
    { kind: 'category', slug: category },
    ...tags.map((slug): WordLabel => ({ kind: 'tag', slug })),
  ];
  const likeness = new Map<number, number>();
  for (const label of labels)
    for (const number of [...bearing(label)].slice(0, COMPARED))
      likeness.set(number, (likeness.get(number) ?? 0) + WEIGHT[label.kind as keyof typeof WEIGHT]);
  likeness.delete(byId.get(id)?.number ?? NaN);
  const others = [...likeness].flatMap(([number, alike]) => {
    const entry = byNumber.get(number);
    return entry ? [{ alike, entry }] : [];
  });
  others.sort((a, b) => b.alike - a.alike || newestFirst(a.entry, b.entry));
  return recipeCards(others.slice(0, limit).map(({ entry }) => entry.id));
}
