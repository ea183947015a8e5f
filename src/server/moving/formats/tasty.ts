import { load } from 'cheerio';
import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import type { ForeignPicture, ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { leftovers } from '#src/domain/recipes/formats/leftovers.ts';
import { recordIn, recordsIn, textIn, textsIn } from '#src/domain/recipes/formats/values.ts';
import { partsIn } from '../../web-pages/card-lists.ts';
import { addressTold, isAddress, markedDraft, minutesTold, textLines } from '../marked-draft.ts';
import type { FormatReader } from './told-recipe.ts';

type Row = Record<string, unknown>;

/** WP Tasty's recipes as the plugin gives them in JSON: one, a list, or a list under `recipes`; lists are HTML. */
export const tastyIn: FormatReader = ({ content }) => {
  if (content.kind !== 'json') return [];
  const { value } = content;
  const outer = recordIn(value);
  const rows = recordsIn(Array.isArray(value) ? value : (outer?.recipes ?? [outer?.recipe ?? outer]));
  return rows
    .filter(
      (row) =>
        typeof row.ingredients === 'string' && typeof row.instructions === 'string' && !('@type' in row) && isOwn(row),
    )
    .map((row) => ({ name: textIn(row.title) ?? '', read: () => readTasty(row) }));
};

/** Names that nobody else's recipes have. */
const OWN = ['title_rendered', 'ingredients_rendered', 'additional_time_label', 'total_time_raw', 'nutrifox_id'];
/** Without what a plugin adds for its site, the form of a recipe is left. */
const isOwn = (row: Row): boolean => OWN.some((name) => name in row) || ('title' in row && 'yield' in row);
const RENDERED = ['title', 'description', 'ingredients', 'instructions', 'notes'].map((name) => `${name}_rendered`);

function readTasty(recipe: Row): ForeignRecipe {
  const { read, drop, told } = leftovers(recipe);
  const ingredients = read('ingredients', textIn, 'ingredients') ?? '';
  const instructions = read('instructions', textIn, 'instructions') ?? '';
  const picture = biggestIn(read('pictures', recordIn, 'image_sizes'));
  const wait = read('restTime', minutesTold, 'additional_time_value');
  const total = read('total', minutesTold, 'total_time_raw', 'total_time');
  // Said twice, or by numbers of another site's table.
  drop(...RENDERED, 'image_sizes', 'image_id', 'total_time_raw', 'total_time');
  if (wait === undefined || /^(?:additional|rest|resting|chill\w*) time$/i.test(String(recipe.additional_time_label)))
    drop('additional_time_label');
  for (const name of Object.keys(recipe)) if (name.endsWith('_video_settings') && !recipe[name]) drop(name);
  if (Number(recipe.average_rating ?? 0) === 0) drop('average_rating', 'total_reviews');
  if (Number(recipe.nutrifox_id ?? 0) === 0) drop('nutrifox_id');
  const video = read('videoUrl', addressTold, 'video_url');
  const author = plain(textIn(recipe.author_name));
  const { fields, kept, within } = markedDraft(
    {
      title: plain(read('title', textIn, 'title')),
      description: plain(read('description', textIn, 'description')),
      yields: [plain(read('servings', textIn, 'yield'))].filter(Boolean),
      minutes: {
        prep: read('prepTime', minutesTold, 'prep_time') ?? null,
        cook: read('cookTime', minutesTold, 'cook_time') ?? null,
        rest: wait ?? null,
        total: total ?? null,
      },
      ingredients: partsOf(ingredients, false),
      steps: partsOf(instructions, true),
      notes: textLines(read('tipsAndNotes', textIn, 'notes')),
      categories: read('labels', (value) => textsIn(value).map(plain), 'category') ?? [],
      tags: read('labels', (value) => textsIn(value).map(plain), 'keywords') ?? [],
      cuisine: plain(read('cuisine', textIn, 'cuisine')),
    },
    null,
  );
  return {
    foreignId: read('id', textIn, 'id') ?? '',
    fields: { ...fields, ...(video && { videoUrl: video }) },
    ...(author && { author }),
    pictures: [...picture, ...picturesIn(instructions)],
    ...told(kept, within),
  };
}

const plain = (html: string | undefined): string => textLines(html).join(' ');

/** HTML with lists under headings; lines of text where it has none. */
function partsOf(html: string, paragraphs: boolean): MarkedPart[] {
  const page = load(`<body>${html}</body>`);
  const parts = page('li, p, h2, h3, h4, h5, h6').length > 0 ? partsIn(page, page('body'), 'li', paragraphs) : [];
  return parts.length > 0 ? parts : [{ heading: null, lines: textLines(html) }];
}

/** One picture in many sizes: the one as it was uploaded. */
function biggestIn(sizes: Row | undefined): ForeignPicture[] {
  const { url } = recordIn(sizes?.full ?? sizes?.large ?? Object.values(sizes ?? {})[0]) ?? {};
  return isAddress(url) ? [{ url }] : [];
}

function picturesIn(html: string): ForeignPicture[] {
  const page = load(html);
  return page('img')
    .toArray()
    .flatMap((image) => page(image).attr('src') ?? [])
    .filter(isAddress)
    .map((url) => ({ url }));
}
