import type { FieldIssue } from '../errors.ts';
import { foodWords } from '../foods/find.ts';
import { ALLERGEN_TABLES } from '../foods/food-allergens.ts';
import { LEXICON_TABLES } from '../foods/lexicon.ts';
import { MICRONUTRIENT_TABLE } from '../foods/micronutrients.ts';
import { FOODS } from '../foods/table.ts';
import type { IngredientGroup } from '../ingredients/ingredient-groups.ts';
import {
  type IngredientLine,
  isHeading,
  parseIngredientLine,
  parseIngredientLines,
} from '../ingredients/ingredient-lines.ts';
import { unlistedFoods } from '../ingredients/unlisted-foods.ts';
import { CLAIMS, type VeganVerdict, veganVerdict } from '../ingredients/vegan.ts';
import type { Answerable } from './editing/answerable.ts';
import { FACT_TABLES } from './facts/facts.ts';

/** The answer a publisher once gave about an ingredient: that it is vegan, or that an amount is right. Kept with the recipe. */
export interface PublishersAnswer {
  /** The key of what the answer is for, whatever its amount: see {@link answerKey}. */
  key: string;
  /** The line as it was then. */
  line: string;
  /** Address of who said so. */
  by: string;
  /** UTC milliseconds. */
  at: number;
}

/** Why a recipe may not be public, at one of its lines or for want of its servings. */
export interface GateIssue extends FieldIssue {
  /** The line as it is written, or how a step calls its food. */
  line: string;
  key: string;
  /** The question the publisher can answer; nothing overrides a line that is read rightly. */
  asks: Answerable | null;
}

interface Sources {
  servings: number | null;
  ingredients: readonly string[];
  ingredientGroups?: readonly IngredientGroup[] | undefined;
  instructions: readonly string[];
  tipsAndNotes?: string | null | undefined;
  /** Given so far. */
  veganAnswers?: readonly Pick<PublishersAnswer, 'key'>[] | undefined;
}

/**
 * The key of what an answer is for: the name of a line, without its amount. "300 g Quorn mince" and "2 packs Quorn mince" are
 * one.
 */
export const answerKey = (line: string): string => keyOf(parseIngredientLine(line));
const keyOf = ({ name }: Pick<IngredientLine, 'name'>): string => foodWords(name).join(' ');

/** Everything for which a recipe may not be public, what is known to be of an animal first; empty where it may. */
export function gateIssues({
  servings,
  ingredients,
  ingredientGroups,
  instructions,
  tipsAndNotes,
  veganAnswers = [],
}: Sources): GateIssue[] {
  const answered = new Set(veganAnswers.map(({ key }) => key));
  const lines = parseIngredientLines(ingredients);
  const issues = [
    ...(servings === null ? [SERVES_NOBODY] : []),
    ...lines.flatMap(lineIssue),
    ...writtenIssues(instructions, tipsAndNotes?.split('\n') ?? [], lines),
    ...groupIssues(lines, ingredientGroups ?? []),
  ];
  return issues
    .filter(({ key, asks }) => asks === null || !answered.has(key))
    .toSorted((a, b) => Number(a.asks !== null) - Number(b.asks !== null));
}

/** Nothing can be shopped, planned or told of a serving before that is known. */
const SERVES_NOBODY: GateIssue = {
  path: 'servings',
  message: 'It doesn’t say how many it serves. Add the servings first.',
  line: '',
  key: '',
  asks: null,
};

function lineIssue(line: IngredientLine, index: number): GateIssue[] {
  const message = objection(line);
  if (!message) return [];
  const asks = veganVerdict(line).verdict === 'ask' ? 'vegan' : null;
  return [{ path: `ingredients.${index}`, message, line: line.text, key: keyOf(line), asks }];
}

/** The objection to an ingredient line, in a sentence for the publisher, or `null`. */
export function objection(line: IngredientLine): string | null {
  return isHeading(line) ? null : sentence(veganVerdict(line));
}

function sentence(reading: VeganVerdict): string | null {
  if (reading.verdict === 'vegan') return null;
  const name = `“${reading.words}”`;
  if (reading.verdict === 'animal') return `${name} is an animal product. This site is vegan, so swap it.`;
  const found = {
    unknown: `We don’t know ${name}.`,
    claimed: `${name} looks like an animal product.`,
    product: `${name} isn’t always vegan.`,
  }[reading.reason];
  return `${found} Is it vegan?`;
}

/**
 * Issues with what a step uses and no line lists, of an animal or by product, and with what a tip puts in, of an animal: both
 * are read less surely than lines, so the publisher may say.
 */
const writtenIssues = (
  steps: readonly string[],
  tips: readonly string[],
  lines: readonly IngredientLine[],
): GateIssue[] =>
  unlistedFoods([...steps, ...tips], lines)
    .filter(({ verdict, step, isUsed }) =>
      step < steps.length ? verdict === 'animal' || verdict === 'product' : verdict === 'animal' && isUsed,
    )
    .map(({ words, step }) => {
      const asked = { line: words, key: foodWords(words).join(' '), asks: 'vegan' } as const;
      if (step >= steps.length) {
        const message = `The tips use “${words}”. Take it out, or confirm that it’s vegan.`;
        return { ...asked, path: 'tipsAndNotes', message };
      }
      const message = `Step ${step + 1} uses “${words}”, which isn’t in the ingredients. Add it, or confirm that it’s vegan.`;
      return { ...asked, path: `instructions.${step}`, message };
    });

/** A heading with nothing under it. */
function groupIssues(lines: readonly IngredientLine[], groups: readonly IngredientGroup[]): GateIssue[] {
  return groups.flatMap(({ name, at }, index) => {
    if (lines.slice(at, groups[index + 1]?.at).some(({ text }) => text !== '')) return [];
    const message = `“${name}” has no ingredients under it.`;
    return [{ path: `ingredientGroups.${index}`, message, line: name, key: '', asks: null }];
  });
}

/** Raised whenever what lines, nutrition, allergens, diets and facts are judged by changes, other than by the tables of foods and words. */
const EDITION = 13;

/** Which rules a recipe was judged by: changes with the tables, so that older recipes are judged again. */
export const GATE_RULES = `${EDITION}-${digest(JSON.stringify([FOODS, LEXICON_TABLES, CLAIMS, ALLERGEN_TABLES, FACT_TABLES, MICRONUTRIENT_TABLE]))}`;

/** FNV-1a; it only has to differ where the text does. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}
