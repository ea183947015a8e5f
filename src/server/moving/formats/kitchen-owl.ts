import type { ForeignPicture, ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { leftovers } from '#src/domain/recipes/formats/leftovers.ts';
import { recordIn, recordsIn, textIn, textsIn } from '#src/domain/recipes/formats/values.ts';
import { addressTold, isAddress, markedDraft } from '../marked-draft.ts';
import { markdownSteps } from './markdown-steps.ts';
import { type FormatReader, folderOf } from './told-recipe.ts';

type Row = Record<string, unknown>;

/** KitchenOwl: the export of a household, or of its recipes; a recipe's method is its description, in Markdown. */
export const kitchenOwlIn: FormatReader = ({ content, path }) => {
  const outer = content.kind === 'json' ? recordIn(content.value) : undefined;
  const rows = recordsIn(outer?.recipes);
  const isOwn = rows.some((row) => Array.isArray(row.items) && 'description' in row && 'yields' in row);
  if (!isOwn) return [];
  return rows.map((row) => ({ name: textIn(row.name) ?? '', read: () => readKitchenOwl(row, folderOf(path)) }));
};

function readKitchenOwl(recipe: Row, folder: string): ForeignRecipe {
  const { read, drop, told } = leftovers(recipe);
  const items = read('ingredients', recordsIn, 'items') ?? [];
  const { intro, steps } = markdownSteps(withItems(read('instructions', textIn, 'description') ?? '', items));
  const [prep, cook, total] = [
    read('prepTime', minutes, 'prep_time'),
    read('cookTime', minutes, 'cook_time'),
    read('total', minutes, 'time'),
  ];
  const yields = read('servings', minutes, 'yields');
  const photo = read('pictures', textIn, 'photo');
  // 0 is none said.
  drop('prep_time', 'cook_time', 'time', 'yields');
  const { fields, kept, within } = markedDraft(
    {
      title: read('title', textIn, 'name') ?? '',
      description: steps.length > 0 ? intro.join(' ') : '',
      yields: yields === undefined ? [] : [`${yields} servings`],
      minutes: { prep: prep ?? null, cook: cook ?? null, rest: null, total: total ?? null },
      ingredients: [{ heading: null, lines: items.flatMap(lineOf) }],
      steps: steps.length > 0 ? steps : [{ heading: null, lines: intro }],
      notes: [],
      categories: [],
      tags: read('labels', (value) => textsIn(value), 'tags') ?? [],
    },
    read('sourceUrl', addressTold, 'source') ?? null,
  );
  return { foreignId: '', fields, pictures: pictureOf(photo, folder), ...told(kept, within) };
}

/** Whole numbers from 1; 0 is none said. */
const minutes = (value: unknown): number | undefined => (Number(value) > 0 ? Math.round(Number(value)) : undefined);

/** The export names its file, which stays on the server; somebody may have put it beside. */
const pictureOf = (photo: string | undefined, folder: string): ForeignPicture[] =>
  photo === undefined ? [] : isAddress(photo) ? [{ url: photo }] : [{ file: folder + photo }];

/** "200 g flour"; words that are no amount stand behind: "parsley, chopped". */
const lineOf = (item: Row): string[] =>
  measured(item).map((line) => (item.optional === true ? `${line} (optional)` : line));

function measured({ name, description }: Row): string[] {
  const [food, said] = [textIn(name), textIn(description)];
  if (food === undefined) return said === undefined ? [] : [said];
  const isAmount = said !== undefined && /^(?:[\d½¼¾⅓⅔⅛]|an? )/i.test(said);
  return [said === undefined ? food : isAmount ? `${said} ${food}` : `${food}, ${said}`];
}

/** The text with its ingredients in words: "@flour" is "200 g flour" there. */
function withItems(text: string, items: readonly Row[]): string {
  const named = items
    .flatMap((item) => {
      const name = textIn(item.name);
      return name === undefined ? [] : [{ name: name.toLowerCase(), line: measured(item)[0] ?? name }];
    })
    .toSorted((a, b) => b.name.length - a.name.length);
  const [first = '', ...more] = text.split('@');
  return (
    first +
    more
      .map((part) => {
        const words = part.toLowerCase().replaceAll('_', ' ');
        const item = named.find(({ name }) => words.startsWith(name.replaceAll('_', ' ')));
        return item ? item.line + part.slice(item.name.length) : `@${part}`;
      })
      .join('')
  );
}
