import { type CheerioAPI, load } from 'cheerio';
import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import type { ForeignPicture, ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { minutesIn } from '#src/domain/recipes/formats/values.ts';
import { type Elements, plainText } from '../../web-pages/plain-text.ts';
import { isAddress, markedDraft } from '../marked-draft.ts';
import { copiedTextIn } from './copy-me-that-text.ts';
import { type FormatReader, folderOf } from './told-recipe.ts';

/** CopyMeThat: its page, and its text. */
export const copyMeThatIn: FormatReader = (file) => [...pageIn(file), ...copiedTextIn(file)];

/** One page with all recipes, each a `div.recipe` whose parts have ids; pictures lie in a folder beside it. */
const pageIn: FormatReader = ({ content, path }) => {
  if (content.kind !== 'text' || !/id\s*=\s*["']?(?:recipeIngredients|recipeInstructions)\b/.test(content.text))
    return [];
  const page = load(content.text);
  return page('.recipe')
    .toArray()
    .map((element) => page(element) as Elements)
    .filter((recipe) => recipe.find('#name, #recipeIngredients').length > 0)
    .map((recipe) => ({
      name: line(recipe.find('#name').first()),
      read: () => readRecipe(page, recipe.clone() as Elements, folderOf(path)),
    }));
};

const line = (elements: Elements): string => plainText(elements).replace(/\s+/g, ' ').trim();
const lines = (elements: Elements): string[] =>
  plainText(elements)
    .split('\n')
    .map((each) => each.replace(/^• /, '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const LONGEST_LABEL = 30;
/** Headings that it writes over its lists, and words before a value. */
const LABELS = '#recipeIngredient_header, #recipeIngredients_header, #recipeInstructions_header, #recipeNotes_header';

function readRecipe(page: CheerioAPI, recipe: Elements, folder: string): ForeignRecipe {
  /** What is read is taken out: what stays is kept. */
  const take = (selector: string): Elements => {
    const found = recipe.find(selector) as Elements;
    found.remove();
    return found;
  };
  const pictures = take('img')
    .toArray()
    .flatMap((image) => pictureAt(page(image).attr('src') ?? '', folder));
  const around = recipe.find('#original_link').parent().not('.recipe') as Elements;
  const link = take('#original_link').first() as Elements;
  // "Adapted from" stands before it.
  if (line(around).length < LONGEST_LABEL) around.remove();
  const address = [link.attr('href'), line(link)].find(isAddress) ?? null;
  const source = isAddress(line(link)) ? '' : line(link);
  const categories = take('.recipeCategory')
    .toArray()
    .map((each) => line(page(each) as Elements))
    .filter((word) => word !== '' && !/^tags:$/i.test(word));
  const rating = Number.parseFloat(line(recipe.find('#ratingValue').first() as Elements));
  take('#rating, #ratingValue');
  const marks = ['#made_this', '#starred'].map((id) => line(take(id))).filter(Boolean);
  const timeOf = (name: string): number | null =>
    minutesIn(line(take(`#${name}, [meta="${name}"], [itemprop="${name}"]`))) ?? null;
  const minutes = { prep: timeOf('prepTime'), cook: timeOf('cookTime'), rest: null, total: timeOf('totalTime') };
  const { fields, kept, within } = markedDraft(
    {
      title: line(take('#name')),
      description: lines(take('#description')).join(' '),
      yields: [line(take('#recipeYield'))].filter(Boolean),
      minutes,
      ingredients: partsOf(page, take('#recipeIngredients')),
      steps: partsOf(page, take('#recipeInstructions')),
      notes: take('#recipeNotes')
        .children()
        .toArray()
        .flatMap((note) => lines(page(note) as Elements)),
      categories,
    },
    address,
  );
  take(LABELS);
  const more = lines(recipe).filter((words) => !words.endsWith(':'));
  return {
    foreignId: '',
    fields,
    pictures,
    kept: {
      ...(source && { source }),
      ...(rating > 0 && { rating }),
      ...(marks.length > 0 && { marks }),
      ...(more.length > 0 && { 'more words': more }),
      ...kept,
    },
    account: { fields: [], within },
  };
}

/** Items under their headings; one that goes on with the one before is the same step. */
function partsOf(page: CheerioAPI, list: Elements): MarkedPart[] {
  const parts: MarkedPart[] = [{ heading: null, lines: [] }];
  for (const child of list.children().toArray()) {
    const item = page(child) as Elements;
    const words = line(item);
    const current = parts.at(-1)?.lines ?? [];
    if (words === '') continue;
    if (item.is('[class*="subheader"]')) parts.push({ heading: words.replace(/:$/, ''), lines: [] });
    else if (item.is('.instruction_next') && current.length > 0) current.push(`${current.pop() ?? ''} ${words}`);
    else current.push(words);
  }
  return parts.filter((part) => part.lines.length > 0);
}

/** A file of the archive, or an address. Windows writes its folders with another stroke. */
function pictureAt(source: string, folder: string): ForeignPicture[] {
  const isOnWeb: boolean = isAddress(source);
  if (isOnWeb) return [{ url: source }];
  const path = source.replaceAll('\\', '/').replace(/^\.\//, '');
  return path === '' || path.startsWith('data:') ? [] : [{ file: folder + decoded(path) }];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
