import { foodWords } from '../../foods/find.ts';
import { inDigits } from '../../quantities/in-digits.ts';
import { lineOf } from '../../recipes/editing/complete-recipe.ts';
import type { ReadRecipe } from '../../recipes/editing/generated-recipe.ts';
import type { SourceSpan, Use } from '../../recipes/editing/source-spans.ts';
import { editDistance } from '../../words/edit-distance.ts';
import { BREAK, cleanLine, NUMBERED, numbersWithin } from '../clean.ts';
import { headingLine, headingOf, isFacts } from '../headings.ts';
import { ingredientTexts, isIngredient, readSingleIngredient } from '../ingredients.ts';
import { LINE_TAG, withoutMarkup } from '../markup.ts';
import { sentencesOf } from '../sentences.ts';
import { servingsIn } from '../servings.ts';
import { toldTimes } from '../times.ts';
import { startsWithVerb } from '../verbs.ts';

/** The share of a sentence's words that what it became has to have. */
const ENOUGH = 0.7;
/** Fewer words than this are found anywhere. */
const LEAST_WORDS = 3;

/** Words that every text has. */
const SMALL = new Set(
  'a an the of and or to in on for with it its is are be i you your we at by from as this that then so plus each about optional'.split(
    ' ',
  ),
);
const UNITS =
  /^(?:g|kg|mg|ml|cl|dl|l|litre|liter|gram|kilo|oz|ounce|lb|pound|tbsp|tbs|tablespoon|tsp|teaspoon|cup|c|t|x|pinch|handful|small|medium|large|lg|sm|pkg|packet|pack|approx)$/;

/** What is nothing without the line behind it: "Prep time", "SERVES  PREP  COOK", "Step 2", a number. */
const LABEL =
  /^(?:\W*(?:(?:serv(?:es|ings?)|yields?|makes|portions|(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|rest(?:ing)?|chill(?:ing)?|active)(?: time)?|time|difficulty)(?:\W+|$))+|\W*(?:step )?\d{1,2}\W*)$/i;

/** Behind the end of a line, and at a tag that ends one. */
const LINE_START = new RegExp(`(?<=\\n)|(?=${LINE_TAG.source})`, 'i');

/** Where the sentences of a text begin; together they are the whole of it. */
function segmentsOf(text: string): { from: number; to: number }[] {
  const starts: number[] = [];
  let at = 0;
  for (const line of text.split(LINE_START)) {
    let within = 0;
    for (const sentence of sentencesOf(line)) {
      const found = line.indexOf(sentence, within);
      // Marks without a word belong to what stands before them.
      const isMark = !/[\p{L}\p{N}]/u.test(sentence);
      const numbers = numbersWithin(sentence).slice(1);
      const isLabelled = LABEL.test(text.slice(starts.at(-1) ?? 0, at + found));
      if (!isMark && !isLabelled) starts.push(within === 0 ? at : at + found);
      if (numbers.length > 0) starts.push(...numbers.map(({ index }) => at + found + index));
      within = found + sentence.length;
    }
    at += line.length;
  }
  if (starts.length > 0) starts[0] = 0;
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? text.length }));
}

/** A part of the recipe in words. */
interface Part {
  used: Use;
  index?: number;
  words: string[];
  /** The words with a blank around each, to look for stretches of them. */
  joined: string;
}

const wordsOf = (text: string): string[] => foodWords(inDigits(text)).filter((word) => !SMALL.has(word));
const partOf = (used: Use, text: string, index?: number): Part => {
  const words = wordsOf(text);
  return { used, words, joined: ` ${words.join(' ')} `, ...(index !== undefined && { index }) };
};

/**
 * What became of every sentence of a text in the recipe that was read from it, whoever read it. It looks at text and
 * recipe alone and knows nothing of how they came together, so that a sentence which got lost shows as not used.
 */
export function accountFor(text: string, recipe: ReadRecipe): SourceSpan[] {
  const account = new Account(recipe);
  return segmentsOf(text).map(({ from, to }) => ({ from, to, ...account.useOf(text.slice(from, to)) }));
}

type Found = Pick<SourceSpan, 'used' | 'index'>;

class Account {
  private readonly recipe: ReadRecipe;
  private readonly title: Part;
  private readonly groups: Part[];
  private readonly ingredients: Part[];
  private readonly lines: string[];
  private readonly texts: Part[];
  /** The same, sentence by sentence. */
  private readonly sentences: Part[];
  private readonly taken = new Set<number>();
  /** The ingredient that a line claimed last. */
  private last: Part | null = null;

  constructor(recipe: ReadRecipe) {
    this.recipe = recipe;
    this.title = partOf('title', recipe.title);
    this.groups = recipe.ingredientGroups.map(({ name }, index) => partOf('group', name, index));
    this.lines = recipe.ingredients.map(lineOf);
    this.ingredients = this.lines.map((line, index) => partOf('ingredient', line, index));
    const texts: Parameters<typeof partOf>[] = [
      ...recipe.instructions.map((step, index): Parameters<typeof partOf> => ['step', step, index]),
      ['tip', recipe.tipsAndNotes],
      ['intro', recipe.description],
    ];
    this.texts = texts.map((each) => partOf(...each));
    this.sentences = texts.flatMap(([used, text, index]) => sentencesOf(text).map((each) => partOf(used, each, index)));
  }

  useOf(written: string): Found {
    const text = cleanLine(
      withoutMarkup(written)
        .replace(/[\s|*_~#>=-]+$/, '')
        .trim(),
    );
    const words = wordsOf(text.replace(NUMBERED, ''));
    const joined = ` ${words.join(' ')} `;
    const bare = wordsOf(text.replace(/\([^)]*\)/g, ' '));
    if (words.length > 0 && [joined, ` ${bare.join(' ')} `].includes(this.title.joined)) return { used: 'title' };
    const group = this.groups.find((each) => each.joined === ` ${wordsOf(headingLine(text)).join(' ')} `);
    if (group) return found(group);
    if (headingOf(text.replace(/\([^)]*\)/g, '').replaceAll(BREAK, ''))?.rest === '') return { used: 'heading' };
    const same = this.exactly(text, joined, words);
    return (
      (same?.used === 'intro' ? this.fact(written) : null) ??
      same ??
      this.ingredient(text, words) ??
      this.fact(written) ??
      this.nearly(words) ??
      this.titleWithin(joined, words) ?? { used: null }
    );
  }

  /** Word for word in a step, a tip or the description. */
  private exactly(text: string, joined: string, words: readonly string[]): Found | null {
    if (words.length === 0) return null;
    const isLong = words.length >= LEAST_WORDS || (words.length > 1 && startsWithVerb(text.replace(NUMBERED, '')));
    const part = isLong
      ? this.texts.find((each) => each.joined.includes(joined))
      : this.sentences.find((each) => each.joined === joined);
    return part ? found(part) : null;
  }

  /** One or several ingredients, and nothing besides: each line of the recipe is claimed by one of the text. */
  private ingredient(text: string, words: readonly string[]): Found | null {
    const bare = text.replace(NUMBERED, '');
    const heading = headingOf(bare);
    const list = heading && heading.rest !== '' ? heading.rest : bare.replace(/^[\p{L}' ]{2,40}:\s+/u, '');
    const read = ingredientTexts(list).flatMap((each) => readSingleIngredient(each) ?? []);
    const same = read.map((each) => this.free((_, index) => this.lines[index] === lineOf(each)));
    if (same.length > 0 && same.every((part) => part !== null)) return this.take(same);
    const content = wordsOf(list).filter((word) => !isAmount(word));
    if (content.length === 0) return null;
    // The end of a line that a printed page has broken.
    if (this.last && /^\p{Ll}/u.test(text) && share(content, this.last.words) === 1) return found(this.last);
    const one = this.free((part) => {
      const own = part.words.filter((word) => !isAmount(word));
      return share(content, part.words) >= ENOUGH && share(own, words) >= 0.5;
    });
    if (one) return this.take([one]);
    const some = this.ingredients.filter((part) => {
      const own = part.words.filter((word) => !isAmount(word));
      return !this.taken.has(part.index ?? -1) && own.length > 0 && share(own, words) >= ENOUGH;
    });
    const all = some.flatMap((part) => part.words);
    return some.length > 1 && share(content, all) >= ENOUGH ? this.take(some) : null;
  }

  private free(fits: (part: Part, index: number) => boolean): Part | null {
    return this.ingredients.find((part, index) => !this.taken.has(index) && fits(part, index)) ?? null;
  }

  private take(parts: readonly (Part | null)[]): Found | null {
    for (const part of parts) if (part?.index !== undefined) this.taken.add(part.index);
    this.last = parts.at(-1) ?? null;
    return parts[0] ? found(parts[0]) : null;
  }

  /** It says how many, or how long, and the recipe says the same. */
  private fact(text: string): Found | null {
    const { prepTime, cookTime, restTime, servings } = this.recipe;
    const isShort = isFacts(text) || text.split(/\s+/).length <= 12;
    if (!isShort || isIngredient(text)) return null;
    if (servingsIn(text) === servings) return { used: 'servings' };
    const { prep, cook, rest, total } = toldTimes(text);
    const isTold =
      prep === prepTime ||
      cook === cookTime ||
      rest === restTime ||
      (total !== null && total === prepTime + cookTime + restTime);
    return isTold ? { used: 'times' } : null;
  }

  /** In other words: what a model writes down says the same with most of the words. */
  private nearly(words: readonly string[]): Found | null {
    if (words.length < LEAST_WORDS) return null;
    const best = this.texts
      .map((part) => ({ part, score: share(words, part.words) }))
      .toSorted((a, b) => b.score - a.score)[0];
    return best && best.score >= ENOUGH ? found(best.part) : null;
  }

  /** "Here's Gran's apple crumble, as promised" names the dish. */
  private titleWithin(joined: string, words: readonly string[]): Found | null {
    const { words: own, joined: title } = this.title;
    return own.length > 0 && joined.includes(title) && words.length <= own.length + 10 ? { used: 'title' } : null;
  }
}

const found = ({ used, index }: Part): Found => ({ used, ...(index !== undefined && { index }) });
const isAmount = (word: string): boolean => /^\d/.test(word) || UNITS.test(word);

/** The share of words that others have, slips of the pen behind the first letter forgiven. */
function share(words: readonly string[], others: readonly string[]): number {
  const isNear = (word: string, other: string): boolean =>
    other[0] === word[0] && Math.abs(other.length - word.length) <= 1 && editDistance(word, other, 1) <= 1;
  const isThere = (word: string): boolean =>
    others.includes(word) || (word.length >= 5 && others.some((other) => isNear(word, other)));
  return words.length === 0 ? 0 : words.filter(isThere).length / words.length;
}

/** What of a text was used nowhere and reads like an ingredient. */
export const unreadIn = (text: string, spans: readonly SourceSpan[]): string[] =>
  spans
    .filter(({ used }) => used === null)
    .map(({ from, to }) => cleanLine(text.slice(from, to)))
    .filter(isIngredient);
