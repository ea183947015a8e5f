import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { leftovers } from '#src/domain/recipes/formats/leftovers.ts';
import { recordsIn, textIn } from '#src/domain/recipes/formats/values.ts';
import { markedDraft } from '../marked-draft.ts';
import { clockMinutes } from './clock-minutes.ts';
import type { FormatReader } from './told-recipe.ts';

type Element = ReturnType<CheerioAPI>;

/** MasterCook's `.mx2`: XML with a `RcpE` for each recipe. */
export const masterCookIn: FormatReader = ({ content }) => {
  if (content.kind !== 'text' || !/<mx2[\s>]/i.test(content.text)) return [];
  const page = load(content.text, { xml: true });
  return page('RcpE')
    .toArray()
    .map((element) => {
      const recipe = page(element);
      return { name: recipe.attr('name')?.trim() ?? '', read: () => readRecipe(page, recipe) };
    });
};

/** What is said of a recipe that no field of ours holds, by its words there. */
const KEPT = { Srce: 'source', CpyR: 'copyright', Wine: 'wine', Nutr: 'nutrition', RatS: 'ratings', AltS: 'also' };

function readRecipe(page: CheerioAPI, element: Element): ForeignRecipe {
  const { read, told } = leftovers(recordOf(page, element));
  const timeIn = (value: unknown) => clockMinutes(textIn(firstIn(value)?.elapsed)) ?? undefined;
  const servings = read('servings', (value) => textIn(firstIn(value)?.qty), 'Serv');
  const made = read('servings', yieldIn, 'Yield');
  const author = read('author', textIn, 'author');
  const { fields, kept, within } = markedDraft(
    {
      title: read('title', textIn, 'name') ?? '',
      description: (read('description', wordsIn, 'Desc') ?? []).join(' '),
      yields: [servings, made].filter((each) => each !== undefined),
      minutes: {
        prep: read('prepTime', timeIn, 'PrpT') ?? null,
        cook: null,
        rest: null,
        total: read('total', timeIn, 'TTim') ?? null,
      },
      ingredients: ingredientParts(read('ingredients', recordsIn, 'IngR') ?? []),
      steps: [{ heading: null, lines: read('instructions', (value) => eachIn(value, 'DirT'), 'DirS') ?? [] }],
      notes: read('tipsAndNotes', wordsIn, 'Note') ?? [],
      categories: read('labels', (value) => eachIn(value, 'CatT'), 'CatS') ?? [],
    },
    null,
  );
  const more = Object.entries(KEPT).flatMap(([name, word]) => {
    const words = read('kept', wordsOf, name);
    return words ? [[word, words] as const] : [];
  });
  return {
    // It has no id of its own; the same words are the same recipe.
    foreignId: createHash('sha256').update(page.xml(element)).digest('hex'),
    fields,
    pictures: [],
    ...(author && { author }),
    ...told({ ...(author && { author }), ...Object.fromEntries(more), ...kept }, within),
  };
}

/** Attributes by their names, elements in lists by theirs, and the text between them as `words`. */
function recordOf(page: CheerioAPI, element: Element): Record<string, unknown> {
  const words = element
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data.trim()] : []))
    .filter(Boolean)
    .join(' ');
  const inside = element.children().toArray();
  const byName = Map.groupBy(inside, ({ tagName }) => tagName);
  const lists = [...byName].map(([name, all]) => [name, all.map((each) => recordOf(page, page(each)))] as const);
  return { ...element.attr(), ...Object.fromEntries(lists), ...(words && { words }) };
}

const firstIn = (value: unknown): Record<string, unknown> | undefined => recordsIn(value)[0];
const wordsIn = (value: unknown): string[] => recordsIn(value).flatMap(({ words }) => textIn(words) ?? []);
const eachIn = (value: unknown, name: string): string[] => recordsIn(value).flatMap((each) => wordsIn(each[name]));

function yieldIn(value: unknown): string | undefined {
  const { qty, unit } = firstIn(value) ?? {};
  return [Number(qty ?? 0) || '', textIn(unit)].filter(Boolean).join(' ') || undefined;
}

/** All words in elements, with those of their attributes: `<RatE name="5" value="10"/>`. */
const wordsOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
        .flatMap((each) => wordsOf(each) ?? [])
        .join(' ') || undefined
    : textIn(value);

function ingredientParts(rows: readonly Record<string, unknown>[]): MarkedPart[] {
  const parts: MarkedPart[] = [{ heading: null, lines: [] }];
  for (const row of rows) {
    const name = textIn(row.name);
    // "S" is a subtitle among the ingredients.
    if (row.code === 'S') parts.push({ heading: name ?? null, lines: [] });
    else {
      const measured = [textIn(row.qty), textIn(row.unit), name].filter(Boolean).join(' ');
      parts.at(-1)?.lines.push([measured, ...wordsIn(row.IPrp)].join(', '));
    }
  }
  return parts.filter(({ lines }) => lines.length > 0);
}
