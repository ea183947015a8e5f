import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import { quantityText } from '#src/domain/quantities/amounts.ts';
import type { ForeignPicture, ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { leftovers } from '#src/domain/recipes/formats/leftovers.ts';
import { dateIn, recordIn, recordsIn, textIn } from '#src/domain/recipes/formats/values.ts';
import { addressTold, markedDraft, minutesTold, textLines } from '../marked-draft.ts';
import { joinedRecipes } from './mealie-backup.ts';
import { besides, type FormatReader, type MovedFile, type ToldRecipe } from './told-recipe.ts';

/** Mealie: a recipe as it exports one, before 1.0 ("recipe_ingredient") and since ("recipeIngredient"), and its backups. */
export const mealieIn: FormatReader = (file) => {
  if (file.content.kind !== 'json') return [];
  const { value } = file.content;
  const backup = joinedRecipes(value);
  if (backup)
    return backup.map((recipe) => {
      const folder = `data/recipes/${uuidOf(textIn(recipe.id) ?? '')}/images/`;
      return toldOf(recipe, besides(file, `${folder}original`));
    });
  const recipe = recordIn(value);
  const lines = recordsIn(recipe?.recipe_ingredient ?? recipe?.recipeIngredient);
  const isMealie = recipe !== undefined && '@type' in recipe === false && 'slug' in recipe && lines.every(isLine);
  const hasParts = recipe && ('recipe_instructions' in recipe || 'recipeInstructions' in recipe);
  return isMealie && hasParts ? [toldOf(recipe, picturesBeside(file))] : [];
};

const toldOf = (recipe: Record<string, unknown>, pictures: readonly string[]): ToldRecipe => ({
  name: textIn(recipe.name) ?? '',
  read: () =>
    readMealie(
      recipe,
      pictures.map((file) => ({ file })),
    ),
});

const isLine = (line: Record<string, unknown>): boolean => 'note' in line || 'food' in line || 'quantity' in line;
const picturesBeside = (file: MovedFile): string[] => besides(file, 'images/original');

/** Folders have the id with hyphens, the database without. */
const uuidOf = (id: string): string =>
  id.replaceAll('-', '').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A name as it was before 1.0 and since: "recipe_yield", "recipeYield". */
const eitherWay = (name: string): string[] => [
  name,
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
];
/** What only Mealie itself has a use for: numbers of rows, and what it knows of a food or a unit in all recipes. */
const OF_ITSELF = [
  'slug',
  ...[
    'image',
    'settings',
    'group_id',
    'user_id',
    'household_id',
    'name_normalized',
    'description_normalized',
    'assets',
  ],
  ...['disable_comments', 'update_at', 'updated_at', 'date_updated'],
  ...['title', 'original_text', 'display', 'disable_amount', 'reference_id', 'is_food'].map(ofLine),
  ...['food', 'unit'].flatMap((part) =>
    ['id', 'plural_name', 'label_id', 'created_at', 'updated_at', 'group_id'].map((name) => ofLine(`${part}.${name}`)),
  ),
  ...['unit.plural_abbreviation', 'unit.use_abbreviation', 'unit.fraction'].map(ofLine),
  ...['id', 'ingredient_references'].map((name) => `recipe_instructions.${name}`),
  ...['recipe_category', 'tags', 'tools'].flatMap((list) => [`${list}.id`, `${list}.slug`, `${list}.group_id`]),
].flatMap(eitherWay);
function ofLine(name: string): string {
  return `recipe_ingredient.${name}`;
}

function readMealie(recipe: Record<string, unknown>, pictures: ForeignPicture[]): ForeignRecipe {
  const { read, drop, told } = leftovers(recipe);
  const foreignId = read('id', textIn, 'id', 'slug') ?? '';
  const createdAt = read('createdAt', dateIn, 'created_at', 'createdAt', 'date_added', 'dateAdded');
  const servings = read(
    'servings',
    (value) => (Number(value) > 0 ? `${Number(value)} servings` : undefined),
    'recipe_servings',
    'recipeServings',
  );
  const yields = read('servings', textIn, 'recipe_yield', 'recipeYield');
  drop(...OF_ITSELF);
  if (Number(recipe.recipe_yield_quantity ?? recipe.recipeYieldQuantity ?? 0) === 0)
    drop(...eitherWay('recipe_yield_quantity'));
  const { fields, kept, within } = markedDraft(
    {
      title: read('title', textIn, 'name') ?? '',
      description: read('description', textIn, 'description') ?? '',
      yields: [servings, yields].filter((each) => each !== undefined),
      minutes: {
        prep: read('prepTime', minutesTold, 'prep_time', 'prepTime') ?? null,
        cook: read('cookTime', minutesTold, 'perform_time', 'performTime', 'cook_time', 'cookTime') ?? null,
        rest: null,
        total: read('total', minutesTold, 'total_time', 'totalTime') ?? null,
      },
      ingredients: partsOf(read('ingredients', recordsIn, 'recipe_ingredient', 'recipeIngredient') ?? [], (line) =>
        lineOf(line),
      ),
      steps: partsOf(read('instructions', recordsIn, 'recipe_instructions', 'recipeInstructions') ?? [], stepOf),
      notes: (read('tipsAndNotes', recordsIn, 'notes') ?? []).flatMap(noteOf),
      categories: namesIn(read('labels', named, 'recipe_category', 'recipeCategory', 'categories')),
      tags: namesIn(read('labels', named, 'tags')),
      equipment: namesIn(read('tipsAndNotes', named, 'tools')),
    },
    read('sourceUrl', addressTold, 'org_url', 'orgURL') ?? null,
  );
  return { foreignId, fields, pictures, ...(createdAt !== undefined && { createdAt }), ...told(kept, within) };
}

/** Lines under the titles that stand in the first of each part. */
function partsOf(
  entries: readonly Record<string, unknown>[],
  lineOfEntry: (entry: Record<string, unknown>) => string[],
): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const entry of entries) {
    const heading = textIn(entry.title);
    if (heading !== undefined || parts.length === 0) parts.push({ heading: heading ?? null, lines: [] });
    parts.at(-1)?.lines.push(...lineOfEntry(entry));
  }
  return parts;
}

/** "½ cup oats, rolled"; where nobody has parted it, all of it is the note. */
function lineOf(line: Record<string, unknown>): string[] {
  const [food, note, unit] = [nameIn(line.food), textIn(line.note), nameIn(line.unit)];
  if (food === undefined && note === undefined)
    return [textIn(line.original_text ?? line.originalText ?? line.display) ?? ''].filter(Boolean);
  const isWhole =
    line.disable_amount === true || line.disableAmount === true || (food === undefined && unit === undefined);
  const quantity = isWhole && food === undefined && Number(line.quantity) === 1 ? 0 : Number(line.quantity ?? 0);
  const amount = quantity > 0 ? quantityText(quantity, unit ?? '') : undefined;
  const measured = [amount, unit, food].filter(Boolean).join(' ');
  return [
    food === undefined ? [measured, note].filter(Boolean).join(' ') : [measured, note].filter(Boolean).join(', '),
  ];
}

/** A step with its short name, where it has one, before it; its paragraphs are one step. */
function stepOf(step: Record<string, unknown>): string[] {
  const text = textLines(textIn(step.text)).join(' ');
  const summary = textIn(step.summary);
  const named = summary === undefined || /^step \d+$/i.test(summary) ? text : `${summary}: ${text}`;
  return text === '' ? [] : [named];
}

const noteOf = ({ title, text }: Record<string, unknown>): string[] => {
  const lines = textLines(textIn(text));
  const name = textIn(title);
  return name === undefined ? lines : [`${name}: ${lines[0] ?? ''}`, ...lines.slice(1)];
};

const nameIn = (value: unknown): string | undefined => textIn(recordIn(value)?.name ?? value);
const named = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const namesIn = (values: readonly unknown[] | undefined): string[] =>
  (values ?? []).flatMap((each) => nameIn(each) ?? []);
