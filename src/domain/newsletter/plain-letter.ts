import type { LetterRecipe } from './letter-items.ts';
import type { Words } from './letter-text.ts';
import { eyebrowOf, type ShownBlock, type ShownLetter } from './shown-letter.ts';

/** Makes addresses whole. */
interface Addresses {
  /** The address written for a link in the letter's text. */
  to: (address: string) => string;
  recipe: (id: string) => string;
  collection: (id: string) => string;
  guide: (id: string) => string;
}

/** A letter as plain text, worth reading by itself. */
export const plainTextOf = ({ blocks }: Pick<ShownLetter, 'blocks'>, addresses: Addresses): string =>
  blocks
    .map((block) => plainPart(block, addresses))
    .filter((part) => part !== '')
    .join('\n\n\n');

function plainPart(block: ShownBlock, addresses: Addresses): string {
  if (block.kind === 'heading') return headed(block.text);
  if (block.kind === 'text') return block.paragraphs.map((words) => plainParagraph(words, addresses.to)).join('\n\n');
  if (block.kind === 'picture')
    return [block.alt && `[${block.alt}]`, block.link && addresses.to(block.link)].filter(Boolean).join('\n');
  if (block.kind === 'guide') {
    const { id, title, lines } = block.guide;
    return [headed(title), eyebrowOf(block), lines, addresses.guide(id)].join('\n');
  }
  if (block.kind === 'collection') {
    const head = [headed(block.title), eyebrowOf(block), block.introduction].filter(Boolean).join('\n');
    const recipes = block.recipes.map((recipe) => `${titled(recipe)}\n${addresses.recipe(recipe.id)}`);
    return [head, ...recipes, `All of it: ${addresses.collection(block.id)}`].join('\n\n');
  }
  const recipes = block.recipes.map((recipe) =>
    [titled(recipe), recipe.description, addresses.recipe(recipe.id)].join('\n'),
  );
  return [...(block.heading ? [headed(block.heading)] : []), ...recipes].join('\n\n');
}

const titled = ({ title, time, isPremiumOnly }: LetterRecipe): string =>
  `${title} (${time}${isPremiumOnly ? ', Premium' : ''})`;

const headed = (text: string): string => `${text.toUpperCase()}\n${'-'.repeat(Math.min(text.length, 60))}`;

const plainParagraph = (words: readonly Words[], linkTo: (address: string) => string): string =>
  words.map(({ text, href }) => (href === null ? text : `${text} (${linkTo(href)})`)).join('');
