import type { LetterBlock, LetterText } from './letter.ts';
import { addressesIn, isLetterAddress, paragraphsOf } from './letter-text.ts';

/** Bytes of HTML beyond which Gmail cuts a mail off. */
export const CLIPPED_BYTES = 100 * 1024;

/** Something about a letter that an editor should know. */
export interface LetterProblem {
  /** Place of the part it is about, from 0; `null` for the letter as a whole. */
  block: number | null;
  /** Whether the letter does not go out like this. */
  stops: boolean;
  /** A sentence. */
  message: string;
}

/** The facts about a letter that only the site can tell. */
export interface LetterFacts {
  /** Size of its HTML. */
  bytes: number;
  /** Addresses of this site in it behind which there is no page. */
  deadLinks: ReadonlySet<string>;
  /** Its recipes, collections and guides that everybody may see, by the ids it has for them; a collection with a recipe in it. */
  isPublic: Record<'recipe' | 'collection' | 'guide', ReadonlySet<string>>;
}

/** All that an editor should know of a letter, in its order; what stops it first. */
export function letterProblems(letter: LetterText, facts: LetterFacts): LetterProblem[] {
  const problems = [...ofWhole(letter, facts), ...letter.blocks.flatMap((block, at) => ofBlock(block, at, facts))];
  return [...problems.filter(({ stops }) => stops), ...problems.filter(({ stops }) => !stops)];
}

function ofWhole({ subject, blocks }: LetterText, { bytes }: LetterFacts): LetterProblem[] {
  const problems: LetterProblem[] = [];
  const about = (stops: boolean, message: string) => problems.push({ block: null, stops, message });
  if (subject === '') about(true, 'Give the letter a subject.');
  if (!blocks.some(saysSomething)) about(true, 'The letter is empty. Add a text or a recipe.');
  if (bytes > CLIPPED_BYTES)
    about(false, `It’s ${Math.ceil(bytes / 1024)} KB long. Gmail cuts off what’s past 100 KB: shorten it.`);
  return problems;
}

function saysSomething(block: LetterBlock): boolean {
  if (block.kind === 'text') return paragraphsOf(block.text).length > 0;
  if (block.kind === 'recipes') return block.ids.length > 0;
  if (block.kind === 'collection' || block.kind === 'guide') return block.id !== '';
  return block.kind === 'picture' && block.url !== '';
}

function ofBlock(block: LetterBlock, at: number, { deadLinks, isPublic }: LetterFacts): LetterProblem[] {
  const problems: LetterProblem[] = [];
  const about = (stops: boolean, message: string) => problems.push({ block: at, stops, message });
  if (block.kind === 'picture') {
    if (block.url === '') about(false, 'Choose a picture, or remove this part. Until then it’s left out.');
    else if (block.alt === '') about(false, 'Describe the picture: many readers don’t see pictures in e-mails.');
  }
  if (block.kind === 'heading' && block.text === '') about(false, 'The heading is empty. It’s left out.');
  if (block.kind === 'text' && !saysSomething(block)) about(false, 'The text is empty. It’s left out.');
  if (block.kind === 'recipes') {
    const gone = block.ids.filter((id) => !isPublic.recipe.has(id));
    if (block.ids.length === 0) about(false, 'Choose a recipe, or remove this part. Until then it’s left out.');
    else if (gone.length === 1) about(false, `1 recipe here isn’t public: ${gone[0]}. It’s left out.`);
    else if (gone.length > 1)
      about(false, `${gone.length} recipes here aren’t public: ${gone.join(', ')}. They’re left out.`);
  }
  if (block.kind === 'collection' || block.kind === 'guide') {
    if (block.id === '') about(false, `Choose a ${block.kind}, or remove this part. Until then it’s left out.`);
    else if (!isPublic[block.kind].has(block.id)) about(false, NOT_THERE[block.kind](block.id));
  }
  for (const address of addressesOf(block)) {
    if (!isLetterAddress(address))
      about(true, `“${address}” is no address a link can have. Use https:// or a path of this site.`);
    else if (deadLinks.has(address)) about(false, `There’s no page at ${address}.`);
  }
  return problems;
}

const NOT_THERE = {
  collection: (id: string) => `The collection ${id} isn’t public, or has no public recipe. It’s left out.`,
  guide: (id: string) => `The guide ${id} isn’t public. It’s left out.`,
} as const;

const addressesOf = (block: LetterBlock): string[] => {
  if (block.kind === 'text') return addressesIn(block.text);
  return block.kind === 'picture' && block.link !== '' ? [block.link] : [];
};

/** Every address in a letter, each once. */
export const addressesOfLetter = ({ blocks }: Pick<LetterText, 'blocks'>): string[] => [
  ...new Set(blocks.flatMap(addressesOf)),
];
