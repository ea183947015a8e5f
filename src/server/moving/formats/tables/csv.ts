import { leftovers } from '#src/domain/recipes/formats/leftovers.ts';
import { textIn, textsIn } from '#src/domain/recipes/formats/values.ts';
import { addressTold, markedDraft, minutesTold, textLines } from '../../marked-draft.ts';
import type { FormatReader } from '../told-recipe.ts';
import { tableIn } from './table.ts';

/** A table with a row for each recipe, whose first row names the columns; lists stand in a cell, a line each. */
export const csvIn: FormatReader = ({ content }) => {
  const table = tableIn(content);
  const isOne = table?.columns.some((name) => TITLE.includes(name)) && table.columns.includes('ingredients');
  if (!table || !isOne) return [];
  return table
    .rows()
    .map((row) => ({ name: TITLE.map((name) => row[name]).find(Boolean) ?? '', read: () => readRow(row) }));
};

const TITLE = ['title', 'name'];

function readRow(row: Record<string, string>) {
  const { read, told } = leftovers(row);
  const lines = (value: unknown) => textLines(textIn(value));
  const url = read('sourceUrl', addressTold, 'url', 'source_url', 'source', 'link') ?? null;
  const image = read('pictures', addressTold, 'image', 'image_url', 'picture', 'photo');
  const foreignId = read('id', textIn, 'id', 'uid') ?? url ?? '';
  const { fields, kept, within } = markedDraft(
    {
      title: read('title', textIn, ...TITLE) ?? '',
      description: read('description', textIn, 'description', 'summary') ?? '',
      yields: [read('servings', textIn, 'servings', 'serves', 'yield')].filter((each) => each !== undefined),
      minutes: {
        prep: read('prepTime', minutesTold, 'prep_time', 'prep') ?? null,
        cook: read('cookTime', minutesTold, 'cook_time', 'cook') ?? null,
        rest: read('restTime', minutesTold, 'rest_time', 'rest') ?? null,
        total: read('total', minutesTold, 'total_time', 'total', 'time') ?? null,
      },
      ingredients: [{ heading: null, lines: read('ingredients', lines, 'ingredients') ?? [] }],
      steps: [
        { heading: null, lines: read('instructions', lines, 'instructions', 'directions', 'steps', 'method') ?? [] },
      ],
      notes: read('tipsAndNotes', lines, 'notes', 'tips') ?? [],
      categories: read('labels', (value) => textsIn(value), 'category', 'categories', 'course') ?? [],
      tags: read('labels', (value) => textsIn(value), 'tags', 'keywords') ?? [],
      cuisine: read('cuisine', textIn, 'cuisine') ?? '',
    },
    url,
  );
  return {
    foreignId,
    fields,
    author: textIn(row.author),
    pictures: image ? [{ url: image }] : [],
    ...told(kept, within),
  };
}
