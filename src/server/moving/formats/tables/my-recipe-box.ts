import { type ForeignRecipe, leftovers } from '#src/domain/recipes/formats/foreign-recipe.ts';
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
  const { read, drop, rest } = leftovers(row);
  const lines = (value: unknown) => textLines(textIn(value));
  const words = (value: unknown) =>
    textIn(value)
      ?.split(';')
      .map((word) => word.trim())
      .filter(Boolean);
  // A row may be one cell longer than its columns: then each address stands one cell further on.
  const beyond = read(addressTold, '');
  const url = read(addressTold, 'source') ?? (beyond && read(addressTold, 'originalpicture')) ?? null;
  const video = read(addressTold, 'video');
  const image = beyond ?? read(addressTold, 'originalpicture', 'picture');
  for (const name of ['rating', 'favorite', 'totaltime', 'preparationtime', 'cookingtime', 'inactivetime'])
    if (/^(?:0|false)?$/i.test(row[name] ?? '')) drop(name);
  const { fields, kept } = markedDraft(
    {
      title: lines(read(textIn, 'title')).join(' '),
      description: lines(read(textIn, 'description')).join(' '),
      yields: [read(textIn, 'quantity')].filter((each) => each !== undefined),
      minutes: {
        prep: read(minutesTold, 'preparationtime') ?? null,
        cook: read(minutesTold, 'cookingtime') ?? null,
        rest: read(minutesTold, 'inactivetime') ?? null,
        total: read(minutesTold, 'totaltime') ?? null,
      },
      ingredients: [{ heading: null, lines: read(lines, 'ingredients') ?? [] }],
      steps: [{ heading: null, lines: read(lines, 'instructions') ?? [] }],
      notes: read(lines, 'notes') ?? [],
      categories: read(words, 'categories') ?? [],
      tags: read(words, 'tags') ?? [],
    },
    url,
  );
  return {
    foreignId: '',
    fields: { ...fields, ...(video && { videoUrl: video }) },
    pictures: image ? [{ url: image }] : [],
    kept: { ...rest(), ...kept },
  };
}
