import { inArray } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { guidesNamedIn } from '#src/domain/guides/named-guides.ts';
import { guideOfWeek } from '#src/domain/newsletter/self-written.ts';
import { read } from '../../base/database.ts';
import { allGuides } from '../../guides/guides.ts';

/**
 * The guide that the weekly letter tells of: one about what is in the week's recipes, or whose own recipes are in season.
 * `had` are those of the letters before, the newest first.
 */
export async function weekGuide(
  week: readonly string[],
  inSeason: readonly string[],
  had: readonly (readonly string[])[],
): Promise<string | null> {
  const [guides, rows] = await Promise.all([
    allGuides(),
    read()
      .select({ ingredients: recipes.ingredients, instructions: recipes.instructions })
      .from(recipes)
      .where(inArray(recipes.id, [...week])),
  ]);
  const namedBy = rows.map((row) => guidesNamedIn([...row.ingredients, ...row.instructions], guides));
  const seasonal = new Set(inSeason);
  return guideOfWeek(
    guides.map((guide) => ({
      id: guide.id,
      named: namedBy.filter((named) => named.some(({ id }) => id === guide.id)).length,
      inSeason: guide.recipes.filter((id) => seasonal.has(id)).length,
    })),
    had,
  );
}
