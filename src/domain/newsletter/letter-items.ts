import type { Allergen } from '../foods/allergen-names.ts';
import type { Substance } from '../foods/food-allergens.ts';
import { allergensOfText } from '../foods/line-allergens.ts';
import { type GuideBlock, type Inline, plainWords } from '../guides/blocks.ts';
import { bounded } from '../pattern.ts';
import { LEFT_OUT_BY } from '../recipes/diets.ts';
import type { Diet } from '../recipes/kitchen.ts';
import type { RecipeSummary } from '../recipes/recipe.ts';
import { timeText } from '../recipes/times.ts';

/** A recipe in a letter: what everybody may see of it. */
export interface LetterRecipe {
  id: string;
  title: string;
  description: string;
  imageUrl: string | null;
  /** "45 min". */
  time: string;
  isPremiumOnly: boolean;
}

export const letterRecipeOf = (card: RecipeSummary): LetterRecipe => ({
  id: card.id,
  title: card.title,
  description: card.description,
  imageUrl: card.imageUrl,
  time: timeText(card),
  isPremiumOnly: card.isPremiumOnly,
});

/** A collection that a letter tells of, as everybody may see it. */
export interface LetterCollection {
  id: string;
  title: string;
  /** In a sentence. */
  description: string;
  /** Paragraphs. */
  introduction: readonly string[];
  /** For how many a menu is; `null` of what is no menu. */
  people: number | null;
  /** The picture chosen for it; without one its recipes' stand for it. */
  imageUrl: string | null;
  /** In its order, with at least one. */
  recipes: readonly LetterRecipe[];
}

/** A guide that a letter tells of. */
export interface LetterGuide {
  id: string;
  title: string;
  /** Its first. */
  lines: string;
  imageUrl: string | null;
  /** To read it. */
  minutes: number;
}

/** The things a letter's parts tell of that everybody may see, by the ids the letter has for it. */
export interface LetterSources {
  recipes: ReadonlyMap<string, LetterRecipe>;
  collections: ReadonlyMap<string, LetterCollection>;
  guides: ReadonlyMap<string, LetterGuide>;
}

/** Characters of a guide's first lines, and of what a collection says of itself. */
const MOST_LINES = 280;

/** A text up to the end of a sentence, or of a word. */
export function shortened(text: string, most = MOST_LINES): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const [sentences] = /^.*[.!?](?=\s|$)/s.exec(cut) ?? [];
  return sentences ?? `${cut.replace(bounded(10_000, /\s*\S*$/), '')}…`;
}

/** The first lines of a guide: none that name a recipe, for nobody knows who reads them. */
export function firstLines(blocks: readonly GuideBlock[], description: string): string {
  const first = blocks.find((block) => block.kind === 'paragraph' && !hasRecipeLink(block.of));
  return shortened(first?.kind === 'paragraph' ? plainWords(first.of) : description);
}

const hasRecipeLink = (inlines: readonly Inline[]): boolean =>
  inlines.some(
    (inline) =>
      (inline.kind === 'link' && inline.to.startsWith('/recipes/')) || ('of' in inline && hasRecipeLink(inline.of)),
  );

/** The introduction of a collection for a reader who does not get some of its recipes: nothing that names one of those. */
export function introductionFor(
  { introduction, description }: LetterCollection,
  missing: readonly LetterRecipe[],
): string {
  const names = missing.map(({ title }) => title.toLowerCase());
  const isFine = (text: string): boolean => !names.some((name) => text.toLowerCase().includes(name));
  return shortened([...introduction, description].find(isFine) ?? '');
}

/** Whether a guide is about anything that somebody eats, by the foods that lead to it; one about no food is for everybody. */
export function isGuideFor(
  names: readonly string[],
  { diets, allergens }: { diets: readonly Diet[]; allergens: readonly Allergen[] },
): boolean {
  const leftOut: Partial<Record<Diet, readonly Substance[]>> = LEFT_OUT_BY;
  const excluded = new Set<Substance>([...allergens, ...diets.flatMap((diet) => leftOut[diet] ?? [])]);
  if (excluded.size === 0 || names.length === 0) return true;
  return names.some(
    (name) =>
      !allergensOfText(name).causes.some(({ matter, certainty }) => certainty === 'sure' && excluded.has(matter)),
  );
}
