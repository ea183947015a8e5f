import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { leftovers } from '#src/domain/recipes/formats/leftovers.ts';
import { dateIn, textIn } from '#src/domain/recipes/formats/values.ts';
import { addressTold, markedDraft, minutesTold, textLines } from '../../marked-draft.ts';
import { clockMinutes } from '../clock-minutes.ts';
import type { FormatReader } from '../told-recipe.ts';
import { tableIn } from './table.ts';

/** Plan to Eat: its CSV, a row for each recipe, and its text, whose recipes stand between lines of hyphens. */
export const planToEatIn: FormatReader = ({ content }) => {
  const table = tableIn(content);
  const rows =
    table && OWN.every((name) => table.columns.includes(name))
      ? table.rows()
      : content.kind === 'text'
        ? toldInText(content.text)
        : [];
  return rows.map((row) => ({ name: row.title ?? '', read: () => readRow(row) }));
};

/** Columns that nobody else has together. */
const OWN = ['title', 'ingredients', 'directions', 'main_ingredient'];

/** How each field of its text begins. */
const FIELD =
  /^(Title|Description|Source|Url|Serves|Servings|Yield|Course|Cuisine|Main Ingredient|Prep Time|Cook Time|Total Time|Photo Url|Tags|Rating|Notes|Ingredients|Directions):(.*)$/;

/** "Title: …", "Serves: …", and under "Ingredients:" and "Directions:" the lines. */
function toldInText(text: string): Record<string, string>[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (!['Title:', 'Ingredients:', 'Directions:'].every((name) => lines.some((line) => line.startsWith(name))))
    return [];
  const rows: Record<string, string>[] = [{}];
  let open = '';
  for (const line of lines) {
    const row = rows.at(-1) ?? {};
    if (line.startsWith('----------')) {
      rows.push({});
      open = '';
      continue;
    }
    const [, name, value = ''] = FIELD.exec(line) ?? [];
    // "Source: Gran" in a step is a step.
    const isField = name !== undefined && !(open === 'directions' && name !== 'Notes');
    if (isField) open = name.toLowerCase().replaceAll(' ', '_');
    if (open) row[open] = [row[open], isField ? value.trim() : line].filter(Boolean).join('\n');
  }
  return rows.filter((row) => row.title && row.ingredients);
}

function readRow(row: Record<string, string>): ForeignRecipe {
  const { read, drop, told } = leftovers(row);
  const lines = (value: unknown) => textLines(textIn(value));
  const minutes = (value: unknown) => clockMinutes(textIn(value)) ?? minutesTold(value);
  // Its text parts them by "^".
  const words = (value: unknown) =>
    textIn(value)
      ?.split(/[,^]/)
      .map((word) => word.trim())
      .filter(Boolean);
  const title = lines(read('title', textIn, 'title')).join(' ');
  const created = read('createdAt', dateIn, 'created_at');
  const image = read('pictures', addressTold, 'photo_url', 'photo');
  if (Number(row.rating ?? 0) === 0) drop('rating');
  // Amounts that its columns of figures have where nobody gave one.
  for (const [name, value] of Object.entries(row)) if (/^0(?:\.0+)?$/.test(value)) drop(name);
  const mainIngredient = read('labels', words, 'main_ingredient') ?? [];
  const { fields, kept, within } = markedDraft(
    {
      title,
      description: lines(read('description', textIn, 'description')).join(' '),
      yields: [read('servings', textIn, 'servings', 'serves', 'yield')].filter((each) => each !== undefined),
      minutes: {
        prep: read('prepTime', minutes, 'prep_time') ?? null,
        cook: read('cookTime', minutes, 'cook_time') ?? null,
        rest: null,
        total: read('total', minutes, 'total_time') ?? null,
      },
      ingredients: partsOf(read('ingredients', lines, 'ingredients') ?? []),
      steps: [{ heading: null, lines: read('instructions', lines, 'directions') ?? [] }],
      notes: read('tipsAndNotes', lines, 'notes') ?? [],
      categories: read('labels', words, 'course') ?? [],
      tags: [...(read('labels', words, 'tags') ?? []), ...mainIngredient],
      cuisine: read('cuisine', textIn, 'cuisine') ?? '',
    },
    read('sourceUrl', addressTold, 'url', 'source') ?? null,
  );
  return {
    // It has no id of its own, and two recipes of one page are two.
    foreignId: created === undefined ? '' : `${created} ${title}`,
    fields,
    pictures: image ? [{ url: image }] : [],
    ...(created !== undefined && { createdAt: created }),
    ...told(kept, within),
  };
}

/** A heading stands where a food would, without amount and unit: ", Heading". */
function partsOf(lines: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = [{ heading: null, lines: [] }];
  for (const line of lines) {
    if (line.startsWith(', ')) parts.push({ heading: line.slice(2).replace(/:$/, ''), lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.filter((part) => part.lines.length > 0);
}
