import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { leftovers } from '#src/domain/recipes/formats/leftovers.ts';
import { textIn } from '#src/domain/recipes/formats/values.ts';
import { addressTold, markedDraft, minutesTold, textLines } from '../../marked-draft.ts';
import type { FormatReader } from '../told-recipe.ts';
import { tableIn } from './table.ts';

/** My Recipe Box: its CSV, a row for each recipe, with lists of labels parted by semicolons and times in minutes. */
export const myRecipeBoxIn: FormatReader = ({ content }) => {
  const table = tableIn(content);
  if (!table || !OWN.every((name) => table.columns.includes(name))) return [];
  return table.rows().map((row) => ({ name: row.title ?? '', read: () => readRow(row) }));
};

/** "preparationTime" and the like in small letters: nobody else has these together. */
const OWN = ['title', 'ingredients', 'instructions', 'preparationtime', 'cookingtime'];

function readRow(row: Record<string, string>): ForeignRecipe {
  const { read, drop, told } = leftovers(row);
  const lines = (value: unknown) => textLines(textIn(value));
  const words = (value: unknown) =>
    textIn(value)
      ?.split(';')
      .map((word) => word.trim())
      .filter(Boolean);
  // A row may be one cell longer than its columns: then each address stands one cell further on.
  const beyond = read('pictures', addressTold, '');
  const url =
    read('sourceUrl', addressTold, 'source') ?? (beyond && read('sourceUrl', addressTold, 'originalpicture')) ?? null;
  const video = read('videoUrl', addressTold, 'video');
  const image = beyond ?? read('pictures', addressTold, 'originalpicture', 'picture');
  for (const name of ['rating', 'favorite', 'totaltime', 'preparationtime', 'cookingtime', 'inactivetime'])
    if (/^(?:0|false)?$/i.test(row[name] ?? '')) drop(name);
  const { fields, kept, within } = markedDraft(
    {
      title: lines(read('title', textIn, 'title')).join(' '),
      description: lines(read('description', textIn, 'description')).join(' '),
      yields: [read('servings', textIn, 'quantity')].filter((each) => each !== undefined),
      minutes: {
        prep: read('prepTime', minutesTold, 'preparationtime') ?? null,
        cook: read('cookTime', minutesTold, 'cookingtime') ?? null,
        rest: read('restTime', minutesTold, 'inactivetime') ?? null,
        total: read('total', minutesTold, 'totaltime') ?? null,
      },
      ingredients: [{ heading: null, lines: read('ingredients', lines, 'ingredients') ?? [] }],
      steps: [{ heading: null, lines: read('instructions', lines, 'instructions') ?? [] }],
      notes: read('tipsAndNotes', lines, 'notes') ?? [],
      categories: read('labels', words, 'categories') ?? [],
      tags: read('labels', words, 'tags') ?? [],
    },
    url,
  );
  return {
    foreignId: '',
    fields: { ...fields, ...(video && { videoUrl: video }) },
    pictures: image ? [{ url: image }] : [],
    ...told(kept, within),
  };
}
