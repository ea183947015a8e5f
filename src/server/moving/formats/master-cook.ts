import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
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

function readRecipe(page: CheerioAPI, recipe: Element): ForeignRecipe {
  const textOf = (name: string) => recipe.children(name).first().text().trim();
  const timeOf = (name: string) => clockMinutes(recipe.children(name).first().attr('elapsed'));
  const eachText = (selector: string) =>
    recipe
      .find(selector)
      .toArray()
      .map((element) => page(element).text().trim())
      .filter(Boolean);
  const servings = recipe.children('Serv').attr('qty') ?? '';
  const yields = recipe.children('Yield');
  const made = [Number(yields.attr('qty') ?? 0) || '', yields.attr('unit') ?? ''].filter(Boolean).join(' ');
  const { fields, kept } = markedDraft(
    {
      title: recipe.attr('name')?.trim() ?? '',
      description: textOf('Desc'),
      yields: [servings, made].filter(Boolean),
      minutes: { prep: timeOf('PrpT'), cook: null, rest: null, total: timeOf('TTim') },
      ingredients: ingredientParts(page, recipe),
      steps: [{ heading: null, lines: eachText('DirT') }],
      notes: eachText('Note'),
      categories: eachText('CatT'),
    },
    null,
  );
  const more = Object.entries(KEPT).map(([name, word]) => [word, wordsOf(page, recipe.children(name))] as const);
  const author = recipe.attr('author')?.trim();
  return {
    // It has no id of its own; the same words are the same recipe.
    foreignId: createHash('sha256').update(page.xml(recipe)).digest('hex'),
    fields,
    pictures: [],
    ...(author && { author }),
    kept: { ...(author && { author }), ...Object.fromEntries(more.filter(([, words]) => words)), ...kept },
  };
}

/** Text of elements, and what stands in their attributes: `<RatE name="5" value="10"/>`. */
function wordsOf(page: CheerioAPI, elements: Element): string {
  const inside = elements.find('*').addBack().toArray();
  const values = inside.flatMap((element) => Object.values('attribs' in element ? element.attribs : {}));
  return [page(elements).text().trim(), ...values].filter(Boolean).join(' ');
}

function ingredientParts(page: CheerioAPI, recipe: Element): MarkedPart[] {
  const parts: MarkedPart[] = [{ heading: null, lines: [] }];
  for (const element of recipe.children('IngR').toArray()) {
    const row = page(element);
    const { name = '', qty = '', unit = '', code } = row.attr() ?? {};
    // "S" is a subtitle among the ingredients.
    if (code === 'S') parts.push({ heading: name.trim() || null, lines: [] });
    else {
      const measured = [qty, unit, name].map((part) => part.trim()).filter(Boolean);
      parts.at(-1)?.lines.push([measured.join(' '), row.children('IPrp').text().trim()].filter(Boolean).join(', '));
    }
  }
  return parts.filter(({ lines }) => lines.length > 0);
}
