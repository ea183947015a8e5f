import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import type { ForeignPicture, ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { frontMatter } from '#src/domain/recipes/formats/front-matter.ts';
import { leftovers } from '#src/domain/recipes/formats/leftovers.ts';
import { dateIn, textIn, textsIn } from '#src/domain/recipes/formats/values.ts';
import type { Content } from '../contents.ts';
import { addressTold, isAddress, markedDraft, minutesTold, textLines } from '../marked-draft.ts';
import { clockMinutes } from './clock-minutes.ts';
import { type FormatReader, filesIn, folderOf, type MovedFile } from './told-recipe.ts';

type Head = Record<string, unknown>;

/** Chowdown: a file of Jekyll for each recipe, whose head lists ingredients and directions, or the recipes it's put together of. */
export const chowdownIn: FormatReader = (file) => {
  const page = pageIn(file.content);
  return page ? [{ name: textIn(page.head.title) ?? '', read: () => readChowdown(page, file) }] : [];
};

/** A recipe of components needs the files of those, which lie in a folder of their own. */
export function componentPaths(file: MovedFile): string[] {
  const page = pageIn(file.content);
  return page && textsIn(page.head.components).length > 0 ? filesIn(file, `${siteOf(file.path)}_components/`) : [];
}

/** The folder in which its `_recipes`, `_components` and `images` lie. */
const siteOf = (path: string): string => folderOf(folderOf(path).replace(/\/$/, ''));

interface Page {
  head: Head;
  body: string;
}

function pageIn(content: Content | undefined): Page | null {
  if (content?.kind !== 'text') return null;
  const [head, body] = frontMatter(content.text);
  if (!head) return null;
  const isRecipe = Array.isArray(head.directions) || head.layout === 'recipe';
  return isRecipe && (Array.isArray(head.ingredients) || Array.isArray(head.components)) ? { head, body } : null;
}

function readChowdown({ head, body }: Page, file: MovedFile): ForeignRecipe {
  const { read, drop, told } = leftovers(head);
  const components = read('ingredients', (value) => textsIn(value), 'components') ?? [];
  const pages = [...(file.companions?.values() ?? [])].flatMap((content) => pageIn(content) ?? []);
  const named = components.map((name) => ({ name, page: pages.find((page) => textIn(page.head.title) === name) }));
  const parts = named.flatMap(({ name, page }) => (page ? [{ name, page }] : []));
  const missing = named.flatMap(({ name, page }) => (page ? [] : [name]));
  const minutes = (value: unknown) => clockMinutes(textIn(value)) ?? minutesTold(value);
  const createdAt = read('createdAt', dateIn, 'date');
  const pictures = read('pictures', namesIn, 'image', 'images') ?? [];
  drop('layout');
  const { fields, kept, within } = markedDraft(
    {
      title: read('title', textIn, 'title') ?? '',
      description: [...(read('description', linesOf, 'description') ?? []), ...textLines(body)].join(' '),
      yields: [read('servings', textIn, 'yield', 'servings')].filter((each) => each !== undefined),
      minutes: {
        prep: read('prepTime', minutes, 'prep_time', 'preptime') ?? null,
        cook: read('cookTime', minutes, 'cook_time', 'cooktime') ?? null,
        rest: read('restTime', minutes, 'waiting_time') ?? null,
        total: read('total', minutes, 'total_time', 'totaltime') ?? null,
      },
      ingredients: [
        partOf(null, read('ingredients', listIn, 'ingredients')),
        ...parts.map(({ name, page }) => partOf(name, listIn(page.head.ingredients))),
      ].filter(({ lines }) => lines.length > 0),
      // The parts are made first; what is put together of them comes last.
      steps: [
        ...parts.map(({ name, page }) => partOf(name, listIn(page.head.directions))),
        partOf(null, read('instructions', listIn, 'directions')),
      ].filter(({ lines }) => lines.length > 0),
      notes: read('tipsAndNotes', linesOf, 'notes') ?? [],
      categories: read('labels', (value) => textsIn(value), 'category', 'categories') ?? [],
      tags: read('labels', (value) => textsIn(value), 'tags') ?? [],
    },
    read('sourceUrl', addressTold, 'url', 'source') ?? null,
  );
  return {
    foreignId: '',
    fields,
    pictures: pictures.flatMap((name) => pictureOf(name, siteOf(file.path))),
    author: textIn(head.author),
    ...(createdAt !== undefined && { createdAt }),
    ...told({ ...(missing.length > 0 && { 'components that are not there': missing }), ...kept }, within),
  };
}

const partOf = (heading: string | null, lines: string[] | undefined): MarkedPart => ({ heading, lines: lines ?? [] });

/** Lines of a list; a colon in one that nobody quoted has made an object of it. */
function listIn(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((each) =>
    typeof each === 'object' && each !== null
      ? Object.entries(each).map(([name, said]) => [name, textIn(said)].filter(Boolean).join(': '))
      : textLines(textIn(each)).join(' ') || [],
  );
}

const linesOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? listIn(value) : textLines(textIn(value));
const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? textsIn(value) : [textIn(value) ?? ''].filter(Boolean);

function pictureOf(name: string, site: string): ForeignPicture[] {
  const isOnWeb: boolean = isAddress(name);
  return isOnWeb ? [{ url: name }] : [{ file: `${site}images/${name.replace(/^\/?(?:images\/)?/, '')}` }];
}
