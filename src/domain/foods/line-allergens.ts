import { bounded } from '../pattern.ts';
import type { Allergen } from './allergen-names.ts';
import { asWritten, foodWords } from './find.ts';
import type { Food } from './food.ts';
import { allergenOfWord, type Held, heldBy, type Substance } from './food-allergens.ts';
import { recognisedIn } from './lexicon.ts';
import { isLacking, type Segment, segmentsIn } from './segments.ts';

/**
 * The certainty that something is in a dish: for certain; by what the product's label says; by the cook's choice ("or",
 * "optional"); only in products other than the one that the line asks for ("gluten-free oats").
 */
type Certainty = 'sure' | 'label' | 'choice' | 'other';

/** A substance a line contains, with the food that causes it as the line calls it. */
export interface Cause {
  matter: Substance;
  food: string;
  certainty: Certainty;
}

/** The same causes, with what was certain now being the cook's choice. */
export const chosen = (cause: Cause): Cause => (cause.certainty === 'sure' ? { ...cause, certainty: 'choice' } : cause);

/** Phrases in which a food's name stands for what is made of the line's own food: "ground to a flour". */
const MADE_INTO =
  /\b(?:ground|milled|blended|blitzed|mashed|pounded|crushed|processed)\s+(?:in)?to\s+(?:an?\s+)?(?:[\p{L}-]+\s+){0,2}[\p{L}-]+/giu;
/** As people type it. */
const SHORT = /\bgf\b/gi;
/** "gluten-free" as a wish or a choice says nothing of what is listed: "gluten-free if needed", "for a gluten-free dish". */
const WISHED = bounded(
  10_000,
  /\b(?:for|if|preferably|ideally|choose|make it|to (?:make|keep))\b[^,;:()[\]]*?\b[\p{L}]+[- ]free\b|\b[\p{L}]+[- ]free(?=\s+(?:if|where|when|version|option|optional|as|for)\b)/giu,
);
const CHUNKS = /([,;:()[\]]|\s(?=or\s)|\b(?:and|with|plus)\b)/i;
const OPTIONAL = /\boptional(?:ly)?\b|\bif (?:you )?(?:like|liked|wish|want|desired|using)\b/i;
/** "walnut-sized" and "peanut-free": neither is there. */
const COMPARED = new Set(['size', 'sized', 'shaped', 'free']);

/** In words. */
const LONGEST_NAME = 8;

/** Some of a line: foods of which all are used, or one of several. */
interface Part {
  text: string;
  isOther: boolean;
  causes: Cause[];
}

/**
 * The allergens in what a line (or a step) names. Of two foods with "or" between them only what both contain is sure; an
 * optional food is by choice. `isKnown` is false where no food in it is known, or one is made of what its name does not tell.
 */
export function allergensOfText(text: string): { causes: Cause[]; isKnown: boolean } {
  let isKnown = false;
  let isMade = false;
  const parts: Part[] = [];
  const pieces = piecesOf(text);
  for (const [index, { text: piece }] of pieces.entries()) {
    const read = causesIn(piece, claimsBeside(pieces, index));
    isKnown ||= read.isKnown;
    isMade ||= read.isMade;
    if (!read.isKnown && read.causes.length === 0) continue;
    const isChosen = OPTIONAL.test(piece) || isOptional(pieces, index);
    const causes = isChosen ? read.causes.map(chosen) : read.causes;
    parts.push({ text: piece, isOther: /^or\b/i.test(piece) && parts.length > 0, causes });
  }
  return { causes: choices(parts).flatMap(ofOneChoice), isKnown: isKnown && !isMade };
}

/** A stretch of a line between what parts it, read once: each is asked about by all those before it. */
interface Piece {
  text: string;
  namesFood: boolean;
  /** The allergens it says to be free of. */
  claims: ReadonlyMap<Allergen, string>;
}

const piecesOf = (text: string): Piece[] =>
  chunksOf(readable(text))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => ({
      text: piece,
      namesFood: segmentsIn(piece).some(({ foods }) => foods.length > 0),
      claims: claimsIn(piece),
    }));

/** A text in the parts that {@link CHUNKS} makes of it, but for words within a name ("half and half"). */
function chunksOf(text: string): string[] {
  const [first = '', ...rest] = text.split(CHUNKS);
  const chunks = [first];
  for (let at = 0; at < rest.length; at += 2) {
    const [parting = '', next = ''] = rest.slice(at, at + 2);
    const last = chunks.at(-1) ?? '';
    if (/^[a-z]/i.test(parting) && isWithinName(last, `${parting}${next}`))
      chunks.push(`${chunks.pop()}${parting}${next}`);
    else chunks.push(next);
  }
  return chunks;
}

function isWithinName(before: string, behind: string): boolean {
  const words = foodWords(before).slice(-LONGEST_NAME);
  const all = [...words, ...foodWords(behind).slice(0, LONGEST_NAME)];
  return recognisedIn(all).some(({ at, words: length }) => at < words.length && at + length > words.length);
}

const readable = (text: string): string =>
  text.replace(SHORT, 'gluten-free').replace(MADE_INTO, ' ').replace(WISHED, ' ');

/** Parts grouped by what one may be taken for: "tofu or tempeh" is one choice. */
function choices(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    if (part.isOther) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** Only what all of them contain is sure. */
const ofOneChoice = (parts: readonly Part[]): Cause[] =>
  parts
    .flatMap(({ causes }) => causes)
    .map((cause) => (parts.every((part) => isSurelyIn(part, cause)) ? cause : chosen(cause)));

const isSurelyIn = ({ causes }: Part, { matter }: Cause): boolean =>
  causes.some((cause) => cause.certainty === 'sure' && cause.matter === matter);

/** "(optional)" behind a food speaks of it, "Optional:" in front of everything. */
const isOptional = (pieces: readonly Piece[], index: number): boolean =>
  behind(pieces, index).some(({ text }) => OPTIONAL.test(text)) ||
  (pieces[0] !== undefined && !pieces[0].namesFood && OPTIONAL.test(pieces[0].text));

/** The allergens that a piece, or the one behind it, says to be free of: "rolled oats, certified gluten-free". */
const claimsBeside = (pieces: readonly Piece[], index: number): Set<Allergen> =>
  new Set(
    pieces
      .slice(index, index + 1)
      .concat(behind(pieces, index))
      .flatMap(({ claims }) => [...claims.keys()]),
  );

/** The pieces behind one up to the next that names a food. */
function behind(pieces: readonly Piece[], index: number): readonly Piece[] {
  const next = pieces.findIndex(({ namesFood }, at) => at > index && namesFood);
  return pieces.slice(index + 1, next < 0 ? undefined : next);
}

/** The claim a line asks of a product, in words for a shopper: "gluten-free". */
export const askedOf = (line: string, { allergens = [], check = [] }: Food): string[] =>
  [...claimsIn(readable(line))].flatMap(([allergen, words]) =>
    [...allergens, ...check].includes(allergen) ? words : [],
  );

function claimsIn(piece: string): Map<Allergen, string> {
  const words = foodWords(piece);
  const claims = new Map<Allergen, string>();
  for (const [at, word] of words.entries()) {
    if (words[at + 1] !== 'free' || /^(?:not|non)$/.test(words[at - 1] ?? '')) continue;
    // Free of wheat is not free of rye.
    const allergen = word === 'gluten' ? 'gluten' : word === 'egg' ? 'eggs' : allergenOfWord(word);
    if (allergen && (allergen !== 'gluten' || word === 'gluten')) claims.set(allergen, `${word}-free`);
  }
  return claims;
}

function causesIn(piece: string, free: ReadonlySet<Substance>) {
  const causes: Cause[] = [];
  let isKnown = false;
  let isMade = false;
  const causesOf = (food: string, { contains, check }: Held): Cause[] => [
    ...[...contains].map((matter): Cause => ({ matter, food, certainty: free.has(matter) ? 'other' : 'sure' })),
    ...[...check].flatMap((matter): Cause[] => {
      if (!free.has(matter)) return [{ matter, food, certainty: 'label' }];
      // A product that is asked for by its label has nothing left to check, unless the table says so of that very product.
      return /\bfree\b/i.test(food) ? [{ matter, food, certainty: 'other' }] : [];
    }),
  ];
  for (const segment of segmentsIn(piece)) {
    let end = -1;
    let last: Cause[] = [];
    for (const found of segment.foods) {
      if (isLacking(segment, found) || COMPARED.has(segment.words[found.at + found.words] ?? '')) continue;
      isKnown = true;
      isMade ||= found.food.made === true;
      const words = segment.words.slice(found.at, found.at + found.words);
      const own = causesOf(asWritten(piece, words), heldBy(found.food, words));
      // "ditalini pasta" is one food with two names.
      const isSaid = ({ matter, certainty }: Cause) =>
        end === found.at &&
        last.some((other) => other.matter === matter && (other.certainty === 'sure' || certainty !== 'sure'));
      causes.push(...own.filter((cause) => !isSaid(cause)));
      end = found.at + found.words;
      last = own;
    }
    for (const word of loneWords(segment)) {
      const kind = allergenOfWord(word);
      if (kind) causes.push(...causesOf(asWritten(piece, [word]), { contains: new Set([kind]), check: new Set() }));
    }
  }
  return { causes, isKnown, isMade };
}

/** Words that belong to no food's name and are not said to be missing: the barley of "barley miso". */
function loneWords({ words, foods }: Pick<Segment, 'words' | 'foods'>): string[] {
  const isNamed = (at: number) => foods.some((found) => at >= found.at && at < found.at + found.words);
  return words.filter((_, at) => !isNamed(at) && !COMPARED.has(words[at + 1] ?? '') && !isLacking({ words }, { at }));
}
