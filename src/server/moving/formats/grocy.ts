import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import { quantityText } from '#src/domain/quantities/amounts.ts';
import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { leftovers } from '#src/domain/recipes/formats/leftovers.ts';
import { dateIn, recordIn, recordsIn, textIn } from '#src/domain/recipes/formats/values.ts';
import { markedDraft, textLines } from '../marked-draft.ts';
import { type FormatReader, filesIn, folderOf, type MovedFile, stemOf } from './told-recipe.ts';

type Row = Record<string, unknown>;
/** Rows by the name of their table. */
type Tables = (name: string) => Row[];

/** Tables that say what is in a recipe; each is a list of Grocy's API, `/objects/{table}`. */
const TABLES = [
  'recipes_pos',
  'recipes_nestings',
  'products',
  'quantity_units',
  'quantity_unit_conversions_resolved',
  'quantity_unit_conversions',
];

/** Grocy: the lists of its API, in one object by the names of its tables, or in files that are called so, `recipes.json` and the others. */
export const grocyIn: FormatReader = (file) => {
  const tables = tablesIn(file);
  return (tables?.('recipes') ?? [])
    .filter(({ type }) => type === undefined || type === 'normal')
    .map((row) => ({ name: textIn(row.name) ?? '', read: () => readGrocy(row, tables ?? (() => []), file) }));
};

/** Its recipes alone have neither amounts nor foods. */
export const grocyTablePaths = (file: MovedFile): string[] =>
  isRecipes(file)
    ? filesIn(file, folderOf(file.path)).filter((path) => /\.json$/i.test(path) && TABLES.includes(stemOf(path)))
    : [];

const isRecipes = ({ content }: MovedFile): boolean =>
  content.kind === 'json' &&
  recordsIn(content.value).some((row) => 'base_servings' in row && 'desired_servings' in row);

function tablesIn(file: MovedFile): Tables | null {
  const { content, companions = new Map() } = file;
  const outer = content.kind === 'json' ? recordIn(content.value) : undefined;
  if (outer && Array.isArray(outer.recipes) && Array.isArray(outer.recipes_pos))
    return (name) => recordsIn(outer[name]);
  if (content.kind !== 'json' || !isRecipes(file)) return null;
  const beside = new Map([...companions].map(([path, each]) => [stemOf(path), each.kind === 'json' ? each.value : []]));
  return (name) => recordsIn(name === 'recipes' ? content.value : beside.get(name));
}

/** How deep recipes may be in recipes: one that is in itself ends there. */
const DEEPEST = 4;
const isSame = (a: unknown, b: unknown): boolean =>
  String(a ?? '') === String(b ?? '') && a !== null && a !== undefined;
const byId = (rows: readonly Row[], id: unknown): Row | undefined => rows.find((row) => isSame(row.id, id));

function readGrocy(recipe: Row, tables: Tables, file: MovedFile): ForeignRecipe {
  const { read, drop, told } = leftovers({ ...recipe, recipes_pos: positionsOf(recipe, tables) });
  const createdAt = read('createdAt', dateIn, 'row_created_timestamp');
  const servings = read('servings', (value) => (Number(value) > 0 ? Number(value) : undefined), 'base_servings');
  const picture = read('pictures', textIn, 'picture_file_name');
  const foreignId = [read('id', textIn, 'id'), textIn(recipe.row_created_timestamp)].filter(Boolean).join(' ');
  // What only its stock has a use for.
  drop('desired_servings', 'base_servings', 'not_check_shoppinglist', 'type', 'product_id');
  drop(...OF_ITS_STOCK.map((name) => `recipes_pos.${name}`));
  const lines = read('ingredients', recordsIn, 'recipes_pos') ?? [];
  const steps = textLines(read('instructions', textIn, 'description'));
  const inside = nested(recipe, tables, 1, 0);
  const { fields, kept, within } = markedDraft(
    {
      title: read('title', textIn, 'name') ?? '',
      description: '',
      yields: servings === undefined ? [] : [`${servings} servings`],
      minutes: { prep: null, cook: null, rest: null, total: null },
      ingredients: [...partsOf(lines, tables, 1), ...inside.flatMap(({ ingredients }) => ingredients)],
      steps: [
        ...inside.map(({ name, steps }) => ({ heading: name, lines: steps })),
        { heading: null, lines: steps },
      ].filter(({ lines }) => lines.length > 0),
      notes: [],
      categories: [],
    },
    null,
  );
  return {
    foreignId,
    fields,
    pictures: picture === undefined ? [] : [{ file: folderOf(file.path) + picture }],
    ...(createdAt !== undefined && { createdAt }),
    ...told(kept, within),
  };
}

interface Nested {
  name: string;
  ingredients: MarkedPart[];
  steps: string[];
}

/** The recipes a recipe includes, for as many servings as it takes of them. */
function nested(recipe: Row, tables: Tables, factor: number, depth: number): Nested[] {
  if (depth >= DEEPEST) return [];
  return tables('recipes_nestings')
    .filter((row) => isSame(row.recipe_id, recipe.id))
    .flatMap((row) => {
      const other = byId(tables('recipes'), row.includes_recipe_id);
      if (!other) return [];
      const times = (factor * (Number(row.servings ?? 1) || 1)) / (Number(other.base_servings ?? 1) || 1);
      const name = textIn(other.name) ?? '';
      const ingredients = partsOf(positionsOf(other, tables), tables, times).map(({ heading, lines }) => ({
        heading: heading ?? name,
        lines,
      }));
      return [
        { name, ingredients, steps: textLines(textIn(other.description)) },
        ...nested(other, tables, times, depth + 1),
      ];
    });
}

const positionsOf = (recipe: Row, tables: Tables): Row[] =>
  tables('recipes_pos').filter((row) => isSame(row.recipe_id, recipe.id));

/** Of a line: numbers of rows, and what its stock does with it. */
const OF_ITS_STOCK = [
  ...['id', 'recipe_id', 'qu_id', 'product_id', 'row_created_timestamp', 'price_factor', 'round_up'],
  ...['not_check_stock_fulfillment', 'only_check_single_unit_in_stock'],
];

/** Its ingredients by their groups: those without one first. */
function partsOf(rows: readonly Row[], tables: Tables, factor: number): MarkedPart[] {
  const groups = Map.groupBy(rows, (row) => textIn(row.ingredient_group) ?? null);
  return [...groups]
    .toSorted(([a], [b]) => Number(a !== null) - Number(b !== null))
    .map(([heading, all]) => ({ heading, lines: all.flatMap((row) => lineOf(row, tables, factor)) }));
}

/** "200 g flour, sifted". */
function lineOf(row: Row, tables: Tables, factor: number): string[] {
  const product = byId(tables('products'), row.product_id);
  const [food, note] = [textIn(product?.name), textIn(row.note)];
  if (food === undefined) return note === undefined ? [] : [note];
  const variable = textIn(row.variable_amount);
  const measured = variable === undefined ? amountOf(row, product ?? {}, tables, factor) : variable;
  return [[[measured, food].filter(Boolean).join(' '), note].filter(Boolean).join(', ')];
}

/**
 * An amount in words. Grocy writes it down in the unit of its stock, and shows it in another: without the factor between them,
 * the stock's is the one that's true.
 */
function amountOf(row: Row, product: Row, tables: Tables, factor: number): string {
  const stored = Number(row.amount ?? 0) * factor;
  if (!(stored > 0)) return '';
  const [shown, stock] = [row.qu_id ?? product.qu_id_stock, product.qu_id_stock];
  // A product may come without the unit of its stock: then the line's own is all there is.
  const isAsShown = !textIn(stock) || isSame(shown, stock) || Number(row.only_check_single_unit_in_stock) === 1;
  const between = isAsShown ? 1 : conversion(product.id, stock, shown, tables);
  const unit = byId(tables('quantity_units'), between === null ? stock : shown);
  const amount = Number((stored * (between ?? 1)).toFixed(4));
  const name = textIn(amount === 1 ? unit?.name : (unit?.name_plural ?? unit?.name)) ?? textIn(unit?.name) ?? '';
  return [quantityText(amount, name), isPiece(name) ? '' : name].filter(Boolean).join(' ');
}

/** "2 pieces onions" is "2 onions". */
const isPiece = (unit: string): boolean => /^(?:piece|pieces|pc|pcs)$/i.test(unit);

/** How many of one unit are one of another, of a product or of all. */
function conversion(product: unknown, from: unknown, to: unknown, tables: Tables): number | null {
  const rows = ['quantity_unit_conversions_resolved', 'quantity_unit_conversions'].flatMap((name) => tables(name));
  const own = [
    ...rows.filter((row) => isSame(row.product_id, product)),
    ...rows.filter((row) => !textIn(row.product_id)),
  ];
  const straight = own.find((row) => isSame(row.from_qu_id, from) && isSame(row.to_qu_id, to));
  if (straight) return Number(straight.factor) || null;
  const back = own.find((row) => isSame(row.from_qu_id, to) && isSame(row.to_qu_id, from));
  return back && Number(back.factor) > 0 ? 1 / Number(back.factor) : null;
}
