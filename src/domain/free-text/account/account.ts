import { foodWords } from '../../foods/find.ts';
import { bounded, patternFrom } from '../../pattern.ts';
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
const SMALL =
  /^(?:an?|the|of|and|or|to|in|on|for|with|its?|is|are|be|i|you|your|we|at|by|from|as|this|that|then|so|plus|each|about|optional)$/;
const UNITS =
  /^(?:g|kg|mg|ml|cl|dl|l|litre|liter|gram|kilo|oz|ounce|lb|pound|tbsp|tbs|tablespoon|tsp|teaspoon|cup|c|t|x|pinch|handful|small|medium|large|lg|sm|pkg|packet|pack|approx)$/;

/** What is nothing without the line behind it: "Prep time", "SERVES  PREP  COOK", "Step 2", a number. */
const LABEL =
  /^(?:\W*(?:(?:serv(?:es|ings?)|yields?|makes|portions|prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|rest(?:ing)?|chill(?:ing)?|active|time|difficulty)(?:\W+|$))+|\W*(?:step )?\d{1,2}\W*)$/i;

/** Behind the end of a line, and at a tag that ends one. */
const LINE_START = patternFrom(`(?<=\\n)|(?=${LINE_TAG.source})`, 'i');

/** The sentences of a text, by where they begin; together they are the whole of it. */
function segmentsOf(text: string): { from: number; to: number }[] {
  const starts: number[] = [];
  let at = 0;
  for (const line of text.split(LINE_START)) {
    let within = 0;
    for (const sentence of sentencesOf(line)) {
      const found = line.indexOf(sentence, within);
      // Marks without a word belong to what stands before them.
      const isMark = !/[\p{L}\p{N}]/u.test(withoutMarkup(sentence));
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
  found: Found;
  words: string[];
  /** Its sentences; of an ingredient its line. */
  texts: string[];
}
type Found = Pick<SourceSpan, 'used' | 'index'>;

const wordsOf = (text: string): string[] => foodWords(inDigits(text)).filter((word) => !SMALL.test(word));
/** Words with a blank around each, to look for stretches of them. */
const joined = (words: readonly string[]): string => ` ${words.join(' ')} `;
const isAmount = (word: string): boolean => /^\d/.test(word) || UNITS.test(word);
const withoutAmounts = (words: readonly string[]): string[] => words.filter((word) => !isAmount(word));

/**
 * The fate of every sentence of a text in the recipe that was read from it, whoever read it. It looks at text and recipe alone
 * and knows nothing of how they came together, so that a sentence which got lost shows as not used.
 */
export function accountFor(text: string, recipe: ReadRecipe): SourceSpan[] {
  const account = new Account(recipe);
  return segmentsOf(text).map(({ from, to }) => ({ from, to, ...account.useOf(text.slice(from, to)) }));
}

class Account {
  private readonly recipe: ReadRecipe;
  private readonly title: string[];
  private readonly groups: Part[];
  private readonly ingredients: Part[];
  /** Steps, tips and the description. */
  private readonly said: Part[];
  private readonly taken = new Set<Part>();
  /** The part found last: a line may go on with it. */
  private last: Part | undefined;

  constructor(recipe: ReadRecipe) {
    const parts = (used: Use, texts: readonly string[], isList = true): Part[] =>
      texts.map((text, index) => ({
        found: { used, ...(isList && { index }) },
        words: wordsOf(text),
        texts: used === 'ingredient' ? [text] : sentencesOf(text),
      }));
    this.recipe = recipe;
    this.title = wordsOf(recipe.title);
    const names = recipe.ingredientGroups.map(({ name }) => name);
    this.groups = parts('group', names);
    this.ingredients = parts('ingredient', recipe.ingredients.map(lineOf));
    this.said = [
      ...parts('step', recipe.instructions),
      ...parts('tip', [recipe.tipsAndNotes], false),
      ...parts('intro', [recipe.description], false),
    ];
  }

  useOf(written: string): Found {
    const marked = cleanLine(withoutMarkup(written).replace(bounded(4_000, /[\s|*_~#>=-]+$/), ''));
    const text = marked.replace(NUMBERED, '');
    const bare = marked.replace(bounded(4_000, /\([^)]*\)/g), ' ');
    const words = wordsOf(text);
    const isTitle = (name: string) => this.title.length > 0 && joined(wordsOf(name)) === joined(this.title);
    if (isTitle(text) || isTitle(bare)) return { used: 'title' };
    const group = this.groups.find((each) => joined(each.words) === joined(wordsOf(headingLine(marked))));
    if (group) return group.found;
    if (headingOf(bare.replaceAll(BREAK, ''))?.rest === '') return { used: 'heading' };
    const same = this.exactly(text, words);
    return (
      (same?.used === 'intro' ? this.fact(written) : null) ??
      same ??
      this.ingredient(text, words) ??
      this.fact(written) ??
      this.nearly(words) ??
      this.titleWithin(words) ?? { used: null }
    );
  }

  /** Word for word in a step, a tip or the description. */
  private exactly(text: string, words: readonly string[]): Found | null {
    if (words.length === 0) return null;
    const isLong = words.length >= LEAST_WORDS || (words.length > 1 && startsWithVerb(text));
    const isSame = (part: Part) =>
      isLong
        ? joined(part.words).includes(joined(words))
        : part.texts.some((each) => joined(wordsOf(each)) === joined(words));
    return this.take(this.said.filter(isSame).slice(0, 1));
  }

  /** One or several ingredients, and nothing besides: each line of the recipe is claimed by one of the text. */
  private ingredient(text: string, words: readonly string[]): Found | null {
    const list = headingOf(text)?.rest || text.replace(/^[\p{L}' ]{2,40}:\s+/u, '');
    const free = this.ingredients.filter((part) => !this.taken.has(part));
    const read = ingredientTexts(list).flatMap((each) => readSingleIngredient(each) ?? []);
    const same = read.flatMap((each) => free.find(({ texts: [line] }) => line === lineOf(each)) ?? []);
    if (read.length > 0 && same.length === read.length) return this.take(same);
    const content = withoutAmounts(wordsOf(list));
    // The end of a line that a printed page has broken.
    const last = this.last?.found.used === 'intro' ? undefined : this.last;
    if (last && /^\p{Ll}/u.test(text) && share(content, last.words) === 1) return last.found;
    const within = (part: Part) => share(withoutAmounts(part.words), words);
    const one = free.find((part) => share(content, part.words) >= ENOUGH && within(part) >= 0.5);
    const some = one ? [one] : free.filter((part) => within(part) >= ENOUGH);
    const all = some.flatMap((part) => part.words);
    return share(content, all) >= ENOUGH ? this.take(some) : null;
  }

  private take(parts: readonly Part[]): Found | null {
    for (const part of parts) this.taken.add(part);
    this.last = parts.at(-1) ?? this.last;
    return parts[0]?.found ?? null;
  }

  /** It says how many, or how long, and the recipe says the same. */
  private fact(text: string): Found | null {
    const { prepTime, cookTime, restTime, servings } = this.recipe;
    if (isIngredient(text) || (!isFacts(text) && text.split(/\s+/).length > 12)) return null;
    if (servingsIn(text) === servings) return { used: 'servings' };
    const { prep, cook, rest, total } = toldTimes(text);
    const all = prepTime + cookTime + restTime;
    const isTold = prep === prepTime || cook === cookTime || rest === restTime || total === all;
    return isTold ? { used: 'times' } : null;
  }

  /** In other words: what a model writes down says the same with most of the words. */
  private nearly(words: readonly string[]): Found | null {
    const scores = this.said.map((part) => ({ part, score: share(words, part.words) }));
    const [best] = scores.toSorted((a, b) => b.score - a.score);
    return best && best.score >= ENOUGH && words.length >= LEAST_WORDS ? this.take([best.part]) : null;
  }

  /** "Here's Gran's apple crumble, as promised" names the dish. */
  private titleWithin(words: readonly string[]): Found | null {
    const isShort = this.title.length > 0 && words.length <= this.title.length + 10;
    return isShort && joined(words).includes(joined(this.title)) ? { used: 'title' } : null;
  }
}

/** The share of words that others have, slips of the pen behind the first letter forgiven. */
function share(words: readonly string[], others: readonly string[]): number {
  const isNear = (word: string, other: string): boolean =>
    word.length >= 5 && other[0] === word[0] && editDistance(word, other, 1) <= 1;
  const there = words.filter((word) => others.some((other) => other === word || isNear(word, other)));
  return words.length === 0 ? 0 : there.length / words.length;
}

/** The pieces of a text that were used nowhere and read like an ingredient. */
export const unreadIn = (text: string, spans: readonly SourceSpan[]): string[] =>
  spans
    .filter(({ used }) => used === null)
    .map(({ from, to }) => cleanLine(text.slice(from, to)))
    .filter(isIngredient);
