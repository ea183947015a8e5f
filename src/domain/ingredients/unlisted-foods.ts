import { asWritten, foodWords } from '../foods/find.ts';
import { FURTHER_FOODS, type KnownFood } from '../foods/lexicon.ts';
import { foodsAccountedFor } from './accounted-foods.ts';
import type { IngredientLine } from './ingredient-lines.ts';
import { mentionsOf, type StepMention, withoutTools } from './mentions.ts';
import { foodsInSentence, type StepFood } from './step-foods.ts';
import { withoutUnused } from './unused-in-steps.ts';

export interface UnlistedFood {
  food: KnownFood;
  verdict: StepFood['verdict'];
  /** As the step calls it. */
  words: string;
  /** Index of the step. */
  step: number;
  /** It is put in, or served with it. */
  isUsed: boolean;
}

const FURTHER = new Set(FURTHER_FOODS);

/** Foods that steps use though no line lists them, each once, where it is named first. */
export function unlistedFoods(steps: readonly string[], lines: readonly IngredientLine[]): UnlistedFood[] {
  const mentions = mentionsOf(lines);
  const named = steps.flatMap((text, step) => {
    const [long, short] = byLength(text, mentions(text));
    const mentioned = new Set(short.flatMap(({ start, end }) => foodWords(text.slice(start, end))));
    const readable = withoutUnused(withoutThem(withoutTools(text), long));
    return readable
      .split(/[.!?](?=\s|$)/)
      .flatMap((sentence) => foodsInSentence(sentence).map((food) => ({ ...food, sentence, step, mentioned })));
  });
  const isAccountedFor = foodsAccountedFor(steps, lines, named);
  const unlisted = new Map<string, UnlistedFood>();
  for (const each of named) {
    if (isAccountedFor(each)) continue;
    const { food } = each.found;
    const { verdict, step, isUsed } = each;
    const key = FURTHER.has(food) ? each.called.join(' ') : food.names[0];
    if (unlisted.has(key)) continue;
    const words = asWritten(each.sentence, each.called).toLowerCase();
    unlisted.set(key, { food, verdict, words, step, isUsed });
  }
  return [...unlisted.values()];
}

/** Mentions of several words, which nothing else can be, and those of one, which may be within another name. */
function byLength(text: string, mentions: readonly StepMention[]): [StepMention[], StepMention[]] {
  const isLong = ({ start, end }: StepMention): boolean => foodWords(text.slice(start, end)).length > 1;
  return [mentions.filter(isLong), mentions.filter((mention) => !isLong(mention))];
}

const withoutThem = (text: string, mentions: readonly StepMention[]): string =>
  mentions.reduce(
    (left, { start, end }) => left.slice(0, start) + '\u00b7'.repeat(end - start) + left.slice(end),
    text,
  );
