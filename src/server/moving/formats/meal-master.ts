import { createHash } from 'node:crypto';
import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import { bounded } from '#src/domain/pattern.ts';
import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { markedDraft } from '../marked-draft.ts';
import { dosText } from './dos-text.ts';
import type { FormatReader } from './told-recipe.ts';

/** How the program writes its units, in two letters; what is not among them is written as it is. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ c: 'cup', t: 'tsp', ts: 'tsp', tb: 'tbsp', fl: 'fl oz', pt: 'pint', qt: 'quart', ga: 'gallon' },
  ...{ oz: 'oz', lb: 'lb', g: 'g', kg: 'kg', mg: 'mg', ml: 'ml', cc: 'ml', cl: 'cl', dl: 'dl', l: 'l' },
  ...{ x: '', ea: '', sm: 'small', md: 'medium', lg: 'large', pn: 'pinch', ds: 'dash', dr: 'drop' },
  ...{ pk: 'package', cn: 'can', ct: 'carton', bn: 'bunch', sl: 'slice' },
};

/** Where its columns begin: a second list of ingredients may stand beside the first. */
const SECOND = 41;
/** Where other programs have put it. */
const BESIDE = [40, 42, 39, 43];
const [UNIT, TEXT] = [8, 11];

const BEGINS = bounded(200, /^(?:MMMMM|-----).*(?:Meal-Master|Recipe via)/i);
const ENDS = /^(?:MMMMM|-----)\s*$/;
const SECTION = bounded(200, /^(?:MMMMM|-----)-*\s*([^-\s](?:[^-]|-(?!-)){0,70}?)\s*-*$/);
const FIELD = bounded(1000, /^\s*(Title|Categories|Tags|Yield|Servings):(.*)$/i);

/** Meal-Master, as it went round bulletin boards: any number of recipes in one text, each in columns of fixed width. */
export const mealMasterIn: FormatReader = ({ content }) => {
  if (content.kind !== 'text') return [];
  const lines = (content.isOneByte ? dosText(content.text) : content.text).split(/\r?\n/);
  const starts = lines.flatMap((line, at) => (BEGINS.test(line) ? [at] : []));
  return starts.map((from, number) => {
    const whole = lines.slice(from + 1, starts[number + 1]);
    const end = whole.findIndex((line) => ENDS.test(line));
    const own = end === -1 ? whole : whole.slice(0, end);
    return { name: fieldsOf(own).title ?? '', read: () => readRecipe(own) };
  });
};

function readRecipe(lines: readonly string[]): ForeignRecipe {
  const { title = '', categories = '', tags = '', yield: given, servings } = fieldsOf(lines);
  const rest = lines.filter((line) => !FIELD.test(line));
  const end = endOfIngredients(rest);
  const words = (text: string) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
  const { fields, kept, within } = markedDraft(
    {
      ...{ title, description: '', notes: [], categories: words(categories), tags: words(tags) },
      yields: [given ?? servings ?? ''].filter(Boolean),
      minutes: { prep: null, cook: null, rest: null, total: null },
      ingredients: ingredientParts(rest.slice(0, end)),
      steps: [{ heading: null, lines: paragraphs(rest.slice(end)) }],
    },
    null,
  );
  // It has no id of its own; the same text is the same recipe.
  const foreignId = createHash('sha256').update(lines.join('\n')).digest('hex');
  return { foreignId, fields, pictures: [], kept, account: { fields: [], within } };
}

/** Each field by its name, the first of each. */
function fieldsOf(lines: readonly string[]): Partial<Record<string, string>> {
  const found = lines.flatMap((line) => {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    return name ? [[name.toLowerCase(), value.trim()] as const] : [];
  });
  return Object.fromEntries(found.toReversed());
}

/** One column of a line of ingredients; `null` where it is a line of words. */
function columnIn(text: string): string | null {
  const [amount, unit, food] = [text.slice(0, UNIT - 1).trim(), text.slice(UNIT, TEXT - 1).trim(), text.slice(TEXT)];
  const isColumn = /^[\d./ -]*$/.test(amount) && /^[a-z]{0,2}$/i.test(unit) && /^\s?$/.test(text[UNIT - 1] ?? '');
  if (!isColumn || (text[TEXT - 1] ?? ' ') !== ' ' || food.trim() === '') return null;
  // A hyphen behind an amount says that the food counts for no nutrition: "1 c -Hot water".
  const named = amount ? food.trim().replace(/^-(?=\S)/, '') : food.trim();
  return [amount, UNITS[unit.toLowerCase()] ?? unit, named].filter(Boolean).join(' ');
}

/** The columns of a line, from left to right. */
function columnsIn(line: string): [left: string | null, right: string | null] {
  const rightAt = (at: number): string | null =>
    line.length > at + TEXT && /\s{2}$/.test(line.slice(0, at)) ? columnIn(line.slice(at)) : null;
  const at = [SECOND, ...BESIDE.filter((each) => /^ {0,6}\d/.test(line.slice(each)))].find(
    (each) => rightAt(each) !== null,
  );
  return at === undefined ? [columnIn(line), null] : [columnIn(line.slice(0, at)), rightAt(at)];
}

const isSection = (line: string): boolean => SECTION.test(line) && !BEGINS.test(line);

/** The first line that is words: after the last ingredient there is an empty one. */
function endOfIngredients(lines: readonly string[]): number {
  const words = lines.findIndex((line) => line.trim() !== '' && !isSection(line) && columnsIn(line)[0] === null);
  return words === -1 ? lines.length : words;
}

function ingredientParts(lines: readonly string[]): MarkedPart[] {
  const parts: (MarkedPart & { right: string[] })[] = [{ heading: null, lines: [], right: [] }];
  for (const line of lines) {
    const [, heading] = SECTION.exec(line) ?? [];
    if (heading) parts.push({ heading, lines: [], right: [] });
    const [left, right] = heading ? [null, null] : columnsIn(line);
    if (left !== null) parts.at(-1)?.lines.push(left);
    if (right !== null) parts.at(-1)?.right.push(right);
  }
  // Down the left column, then down the right one.
  return parts
    .map(({ heading, lines: left, right }) => ({ heading, lines: wholeLines([...left, ...right]) }))
    .filter((part) => part.lines.length > 0);
}

/** A food too long for its column goes on in the next line, behind a hyphen: "-peeled and cut". */
function wholeLines(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const [, gap, more] = /^-(\s?)(.*)$/.exec(line) ?? [];
    const before = more && whole.pop();
    if (!before) whole.push(more ?? line);
    else whole.push(`${before.replace(/;$/, '')}${gap || before.endsWith(';') ? ',' : ''} ${more}`);
  }
  return whole.map((line) => line.replace(/;\s*/g, ', '));
}

/** Its lines are broken at 75 letters: what stands between empty ones is one step. */
const paragraphs = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
        .trim(),
    )
    .filter(Boolean);
