import { and, eq } from 'drizzle-orm';
import { movedRecipes, recipes } from '#src/db/schema.ts';
import type { Actor } from '../base/audit.ts';
import { read } from '../base/database.ts';
import { editableRecipes } from '../recipes/kind.ts';
import { PAGES } from './addresses/opened-list.ts';
import { MOVE_FORMATS } from './formats/formats.ts';

/** What is kept of a recipe from the places it came from; nothing of one that came from none, or is not the viewer's business. */
export async function oldPlacesOf(id: string, viewer: Actor) {
  const { source, kept, movedAt, oldAddress } = movedRecipes;
  const rows = await read()
    .select({ source, kept, movedAt, oldAddress })
    .from(movedRecipes)
    .innerJoin(recipes, eq(recipes.id, movedRecipes.recipeId))
    .where(and(eq(recipes.id, id), editableRecipes(viewer)));
  return rows.map((row) => ({
    label: [PAGES, ...MOVE_FORMATS].find((format) => format.source === row.source)?.label ?? row.source,
    movedAt: row.movedAt,
    oldAddress: row.oldAddress,
    kept: Object.entries(row.kept).map(([name, value]) => ({ name, text: textOf(value) })),
  }));
}

/** As people read it: a list line by line, and what has parts as it stands. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}
