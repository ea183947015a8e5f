import type { RecipeCard } from '../recipes/recipe.ts';
import { timeText } from '../recipes/times.ts';
import type { LetterBlock, LetterText } from './letter.ts';
import { paragraphsOf, type Words } from './letter-text.ts';

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

export type ShownBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; paragraphs: Words[][] }
  | { kind: 'recipes'; heading: string; recipes: LetterRecipe[] }
  | { kind: 'picture'; url: string; alt: string; link: string };

/** A letter as one reader gets it. */
export interface ShownLetter {
  subject: string;
  preview: string;
  blocks: ShownBlock[];
}

export const letterRecipeOf = (card: RecipeCard): LetterRecipe => ({
  id: card.id,
  title: card.title,
  description: card.description,
  imageUrl: card.imageUrl,
  time: timeText(card),
  isPremiumOnly: card.isPremiumOnly,
});

/** Recipes whose titles stand for a letter in the list of a mailbox. */
const PREVIEWED = 3;

/**
 * A letter for a reader of whom `fits` knows what they eat; of a part only what fits and no part above has shown. A part
 * of which nothing is left is left out. `recipes` are those that are public.
 */
export function shownTo(
  { subject, preview, blocks }: Pick<LetterText, 'subject' | 'preview' | 'blocks'>,
  recipes: ReadonlyMap<string, LetterRecipe>,
  fits: (id: string) => boolean,
): ShownLetter {
  const shown = new Set<string>();
  const parts = blocks.flatMap((block): ShownBlock[] => {
    if (block.kind !== 'recipes') return shownAsWritten(block);
    const chosen = block.ids
      .filter((id) => recipes.has(id) && fits(id) && !shown.has(id))
      .slice(0, block.shown)
      .flatMap((id) => recipes.get(id) ?? []);
    for (const { id } of chosen) shown.add(id);
    return chosen.length > 0 ? [{ kind: 'recipes', heading: block.heading, recipes: chosen }] : [];
  });
  const titles = [...shown].slice(0, PREVIEWED).flatMap((id) => recipes.get(id)?.title ?? []);
  return { subject, preview: preview || titles.join(' · ') || subject, blocks: parts };
}

function shownAsWritten(block: Exclude<LetterBlock, { kind: 'recipes' }>): ShownBlock[] {
  if (block.kind === 'text') {
    const paragraphs = paragraphsOf(block.text);
    return paragraphs.length > 0 ? [{ kind: 'text', paragraphs }] : [];
  }
  if (block.kind === 'heading') return block.text ? [block] : [];
  return block.url ? [block] : [];
}

/** Whether a letter has recipes for its reader. */
export const hasRecipes = ({ blocks }: Pick<ShownLetter, 'blocks'>): boolean =>
  blocks.some(({ kind }) => kind === 'recipes');

/** A letter as plain text, worth reading by itself; `linkTo` makes addresses whole. */
export function plainTextOf(
  { blocks }: ShownLetter,
  linkTo: (address: string) => string,
  pathOf: (id: string) => string,
): string {
  const parts = blocks.map((block) => {
    if (block.kind === 'heading') return headed(block.text);
    if (block.kind === 'text') return block.paragraphs.map((words) => plainParagraph(words, linkTo)).join('\n\n');
    if (block.kind === 'picture')
      return [block.alt && `[${block.alt}]`, block.link && linkTo(block.link)].filter(Boolean).join('\n');
    const recipes = block.recipes.map(({ id, title, time, description, isPremiumOnly }) =>
      [`${title} (${time}${isPremiumOnly ? ', Premium' : ''})`, description, linkTo(pathOf(id))].join('\n'),
    );
    return [...(block.heading ? [headed(block.heading)] : []), ...recipes].join('\n\n');
  });
  return parts.filter((part) => part !== '').join('\n\n\n');
}

const headed = (text: string): string => `${text.toUpperCase()}\n${'-'.repeat(Math.min(text.length, 60))}`;

const plainParagraph = (words: readonly Words[], linkTo: (address: string) => string): string =>
  words.map(({ text, href }) => (href === null ? text : `${text} (${linkTo(href)})`)).join('');
