import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { partedLines } from '#src/domain/ingredients/ingredient-groups.ts';
import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { type CatalogueRecipe, catalogueRecipeSchema } from '#src/domain/recipes/catalogue.ts';
import { objection } from '#src/domain/recipes/publishing-gate.ts';

const FOLDER = join(import.meta.dirname, 'recipes');
const EXCLUSIVE_FOLDER = join(import.meta.dirname, 'exclusive');

export interface CatalogueMistake {
  file: string;
  message: string;
}

/** Reads every recipe file under `folder`; files that break the schema come back as mistakes. */
export async function readCatalogue(
  folder = FOLDER,
): Promise<{ recipes: CatalogueRecipe[]; mistakes: CatalogueMistake[] }> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json')).sort();
  const recipes: CatalogueRecipe[] = [];
  const mistakes: CatalogueMistake[] = [];
  for (const file of files) {
    const parsed = parse(await readFile(join(folder, file), 'utf8'));
    if (typeof parsed === 'string') mistakes.push({ file, message: parsed });
    else if (file !== join(parsed.category, `${parsed.id}.json`)) {
      mistakes.push({ file, message: `belongs at ${parsed.category}/${parsed.id}.json` });
    } else recipes.push(parsed);
  }
  return { recipes, mistakes };
}

/** Reads the recipes for premium members, which are beyond the catalogue's own. */
export const readExclusive = (): ReturnType<typeof readCatalogue> => readCatalogue(EXCLUSIVE_FOLDER);

function parse(text: string): CatalogueRecipe | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return `is not JSON: ${(error as Error).message}`;
  }
  const result = catalogueRecipeSchema.safeParse(json);
  if (result.success) return result.data;
  const broken = result.error.issues.map(({ path, message }) => `${placeOf(path).join('.')}: ${message}`);
  return [...broken, ...objectionsTo(json)].join('; ');
}

/** Where it is written: what stands there as `ingredients` is read into two lists. */
const placeOf = (path: readonly PropertyKey[]): readonly PropertyKey[] =>
  path[0] === 'ingredients' && typeof path[1] === 'string' ? path.slice(1) : path;

const WITH_LINES = z.object({ ingredients: z.array(z.string()) });

/** What keeps its ingredients from being public, which no other mistake is to hide. */
function objectionsTo(json: unknown): string[] {
  const { ingredients = [] } = WITH_LINES.safeParse(json).data ?? {};
  return parseIngredientLines(partedLines(ingredients).ingredients).flatMap((line) => objection(line) ?? []);
}
