import { heldGroups, type IngredientGroup } from '../../../ingredients/ingredient-groups.ts';
import { RECIPE_FIELDS } from '../../recipe-fields.ts';
import { definedFields, type ForeignPicture, type ForeignRecipe } from '../foreign-recipe.ts';
import { leftovers } from '../leftovers.ts';
import {
  categoryNamed,
  dietsIn,
  difficultyIn,
  listIn,
  minutesIn,
  recordIn,
  recordsIn,
  servingsWritten,
  tagsOfWords,
  textIn,
  textsIn,
} from '../values.ts';
import { ALSO } from './names.ts';
import { type CookBlock, type CookItem, parseCooklang } from './parse.ts';

/** The recipe of a file in Cooklang; its name is the title of one that says none. */
export function readCooklang(source: string, fileName: string): ForeignRecipe {
  const { metadata, blocks } = parseCooklang(source);
  const { read, used, told } = leftovers(spread(spread(metadata, 'time'), 'source'));
  const course = read('labels', someTexts, 'course', 'category') ?? [];
  const category = categoryNamed(course);
  const lines = read('ingredients', writtenLines, 'ingredients') ?? toldIn(blocks);
  const steps = blocks.filter(({ kind }) => kind === 'step');
  const notes = blocks.filter(({ kind }) => kind === 'note').map(({ items }) => textOf(items));
  const tips = [read('tipsAndNotes', textIn, 'tips'), ...notes].filter(Boolean).join('\n\n');
  const diets = textsIn(metadata.diet ?? metadata.diets);
  const fields = definedFields({
    title: read('title', textIn, 'title') ?? fileName.replace(/^.*\//, '').replace(/\.cook$/i, ''),
    description: read('description', textIn, 'description', 'introduction'),
    category,
    categories: read(
      'categories',
      (value) => textsIn(value).flatMap((word) => categoryNamed([word]) ?? []),
      'also fits',
    ),
    cuisine: read('cuisine', textIn, 'cuisine'),
    difficulty: read('difficulty', difficultyIn, 'difficulty'),
    tags: tagsOfWords([...(read('tags', someTexts, 'tags') ?? []), ...(category ? [] : course)]),
    dietaryRestrictions: dietsIn(diets),
    prepTime: read('prepTime', minutesIn, 'prep time', 'time.prep', 'prep_time'),
    cookTime: read('cookTime', minutesIn, 'cook time', 'time.cook', 'cook_time'),
    restTime: read('restTime', minutesIn, 'rest time'),
    servings: read('servings', servingsWritten, 'servings', 'serves', 'yield'),
    ...lines,
    instructions: stepsOf(steps[0] && isAlso(steps[0]) ? steps.slice(1) : steps),
    nutritionalBenefits: read('nutritionalBenefits', textIn, 'benefits'),
    tipsAndNotes: tips || undefined,
    author: read('author', textIn, 'author', 'source.author'),
    sourceUrl: read('sourceUrl', addressIn, 'source.url', 'source'),
    videoUrl: read('videoUrl', addressIn, 'video'),
    seoTitle: read('seoTitle', textIn, 'search title'),
    seoDescription: read('seoDescription', textIn, 'search text'),
  });
  if (diets.every((word) => word === 'vegan' || dietsIn([word]).length > 0))
    used(RECIPE_FIELDS.dietaryRestrictions.label, 'diet', 'diets');
  const total = (fields.prepTime ?? 0) + (fields.cookTime ?? 0) + (fields.restTime ?? 0);
  if (minutesIn(metadata.time) === total) used(RECIPE_FIELDS.cookTime.label, 'time');
  const foreignId = read('id', textIn, 'url') ?? fileName;
  const images = ['image', 'images', 'picture'].flatMap((name) => read('pictures', someTexts, name) ?? []);
  const tools = blocks.flatMap(({ items }) => items.flatMap((item) => (item.type === 'cookware' ? [item.name] : [])));
  const cookware = tools.length > 0 && { cookware: [...new Set(tools)] };
  return { foreignId, fields, pictures: images.map(pictureAt), ...told({ ...cookware }) };
}

const someTexts = (value: unknown): string[] => textsIn(value);
const addressIn = (value: unknown): string | undefined => {
  const text = textIn(value);
  return text && /^https?:\/\//i.test(text) ? text : undefined;
};

/** An object in the metadata, by the names its values have alone: "time: {prep: …}" as "time.prep". */
function spread(metadata: Record<string, unknown>, name: string): Record<string, unknown> {
  const inner = recordIn(metadata[name]);
  if (!inner) return metadata;
  const { [name]: _, ...others } = metadata;
  return { ...others, ...Object.fromEntries(Object.entries(inner).map(([key, value]) => [`${name}.${key}`, value])) };
}

const pictureAt = (address: string): ForeignPicture =>
  /^https?:/i.test(address) ? { url: address } : { file: address };

interface Lines {
  ingredients: string[];
  ingredientGroups: IngredientGroup[];
}

/** Lines that stand in the metadata as they are written. */
function writtenLines(value: unknown): Lines | undefined {
  if (!Array.isArray(value)) return undefined;
  const parts = recordsIn(value);
  if (parts.length === 0) return listIn(textsIn(value));
  const ingredients: string[] = [];
  const ingredientGroups: IngredientGroup[] = [];
  for (const { group, lines } of parts) {
    const name = textIn(group);
    if (name) ingredientGroups.push({ name, at: ingredients.length });
    ingredients.push(...textsIn(lines));
  }
  return { ingredients, ingredientGroups };
}

/** Ingredients in the order in which steps name them, by sections; what a step names again is the same. */
function toldIn(blocks: readonly CookBlock[]): Lines {
  const ingredients: string[] = [];
  const ingredientGroups: IngredientGroup[] = [];
  const seen = new Set<string>();
  let section: string | null = null;
  for (const block of blocks) {
    for (const item of block.items) {
      if (item.type !== 'ingredient') continue;
      const line = lineOfItem(item);
      // Again without an amount: what was there before.
      if (seen.has(line) || (item.quantity === '' && [...seen].some((other) => other.endsWith(item.name)))) continue;
      seen.add(line);
      if (block.section !== section) {
        section = block.section;
        if (section !== null) ingredientGroups.push({ name: section, at: ingredients.length });
      }
      ingredients.push(line);
    }
  }
  return { ingredients, ingredientGroups: heldGroups(ingredientGroups, ingredients.length) };
}

function lineOfItem({
  quantity,
  units,
  name,
  preparation,
  isOptional,
}: Extract<CookItem, { type: 'ingredient' }>): string {
  const asked = [preparation, isOptional ? 'optional' : ''].filter(Boolean).join(', ');
  return `${[quantity, units, name].filter(Boolean).join(' ')}${asked ? `, ${asked}` : ''}`;
}

/** A section's name stands before its first step. */
function stepsOf(blocks: readonly CookBlock[]): string[] {
  return blocks.map(({ items, section }, index) => {
    const begins = section !== null && section !== (blocks[index - 1]?.section ?? null);
    const text = textOf(items);
    return begins ? `${section}: ${text}` : text;
  });
}

const isAlso = ({ items: [first] }: CookBlock): boolean => first?.type === 'text' && first.value.startsWith(ALSO);

const textOf = (items: readonly CookItem[]): string => items.map(wordsOf).join('').trim();

function wordsOf(item: CookItem): string {
  if (item.type === 'text') return item.value;
  if (item.type !== 'timer') return item.name;
  const time = [item.quantity.replace(/(\d)\s*-\s*(\d)/, '$1–$2'), item.units].filter(Boolean).join(' ');
  return time || item.name;
}
