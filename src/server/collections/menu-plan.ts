import { and, eq, inArray } from 'drizzle-orm';
import { collections, recipes } from '#src/db/schema.ts';
import { type MenuTask, menuPlan } from '#src/domain/collections/menu-plan.ts';
import { read } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { visibleTo } from '../recipes/recipes.ts';

/** The order of work for a public menu, of the dishes that readers see; `null` where there is no such menu. For premium members. */
export async function planOfMenu(id: string): Promise<{ people: number; tasks: MenuTask[] } | null> {
  const [menu] = await read()
    .select({ people: collections.people, picks: collections.picks })
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.isPublished, true)));
  if (!menu || menu.people === null) return null;
  const numbers = menu.picks.map(({ recipe }) => recipe);
  const { id: recipeId, number, title, prepTime, ingredients, instructions } = recipes;
  const rows = await read()
    .select({ recipeId, number, title, prepTime, ingredients, instructions })
    .from(recipes)
    .where(and(inArray(recipes.number, numbers), visibleTo(VISITOR, { byKey: true })));
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return { people: menu.people, tasks: menuPlan(numbers.flatMap((each) => byNumber.get(each) ?? [])) };
}
