import { recordIn, recordsIn, textIn } from '#src/domain/recipes/formats/values.ts';

type Row = Record<string, unknown>;

/** Tables that are joined to a recipe, by the name that a single recipe has for them. */
const OF_A_RECIPE = [
  ['recipe_instructions', 'recipe_instructions'],
  ['recipes_ingredients', 'recipe_ingredient'],
  ['notes', 'notes'],
  ['recipe_comments', 'comments'],
  ['recipe_nutrition', 'nutrition'],
] as const;
/** Names that hang on recipes by a table between them: theirs, the table between, the column in it, the name in a recipe. */
const NAMED = [
  ['categories', 'recipes_to_categories', 'category_id', 'recipe_category'],
  ['tags', 'recipes_to_tags', 'tag_id', 'tags'],
  ['tools', 'recipes_to_tools', 'tool_id', 'tools'],
] as const;

/**
 * The recipes of a backup's `database.json`, an array for each table, joined to the shape of a single one; `null` for anything
 * else. Only tables of recipes are looked at.
 */
export function joinedRecipes(value: unknown): Row[] | null {
  const tables = recordIn(value);
  if (!Array.isArray(tables?.recipes) || !('recipe_instructions' in tables && 'recipes_ingredients' in tables))
    return null;
  const rows = (name: string): Row[] => recordsIn(tables[name]);
  const names = new Map(
    ['ingredient_foods', 'ingredient_units', ...NAMED.map(([name]) => name)].flatMap((table) =>
      rows(table).map((row) => [`${table} ${idOf(row.id)}`, textIn(row.name)] as const),
    ),
  );
  const nameOf = (table: string, id: unknown) => names.get(`${table} ${idOf(id)}`);
  const parts = OF_A_RECIPE.map(
    ([table, name]) => [name, Map.groupBy(rows(table), (row) => idOf(row.recipe_id))] as const,
  );
  const links = NAMED.map(
    ([table, between, column, name]) =>
      [
        name,
        Map.groupBy(rows(between), (row) => idOf(row.recipe_id)),
        (row: Row) => nameOf(table, row[column]),
      ] as const,
  );
  return rows('recipes').map((recipe) => {
    const id = idOf(recipe.id);
    return {
      ...recipe,
      ...Object.fromEntries(parts.map(([name, byRecipe]) => [name, inOrder(byRecipe.get(id) ?? []).map(bare)])),
      recipe_ingredient: inOrder(parts[1]?.[1].get(id) ?? []).map((line) => ({
        ...line,
        food: nameOf('ingredient_foods', line.food_id),
        unit: nameOf('ingredient_units', line.unit_id),
      })),
      ...Object.fromEntries(
        links.map(([name, byRecipe, named]) => [name, (byRecipe.get(id) ?? []).flatMap((row) => named(row) ?? [])]),
      ),
    };
  });
}

const idOf = (id: unknown): string => String(id ?? '').replaceAll('-', '');
/** Headings hold for the lines behind them: the order of the file is none. */
const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(a.position ?? 0) - Number(b.position ?? 0));
/** Without the numbers of rows, which nobody has a use for elsewhere. */
const bare = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !/(?:^|_)id$|^position$/.test(name)));
