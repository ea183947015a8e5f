import { foodsIn } from '../foods/find.ts';
import { leadingAmount } from '../quantities/leading-amounts.ts';
import { BREAK, type PastedLine } from './clean.ts';
import { isGroupHeading } from './group-headings.ts';
import { headingOf, isFacts, isOrder, type SectionKind } from './headings.ts';
import { isIngredient, isLabelled, listedIn, mayBeIngredient } from './ingredients.ts';
import { sentencesOf } from './sentences.ts';
import { listsIngredients, NEEDED } from './told-lists.ts';
import { cookingWords, startsWithVerb, tellsToCook } from './verbs.ts';

/**
 * What a line is. `group`: a heading within the list; `listed`: one of it, though nobody knows the food; `aside`: said
 * where something else stands.
 */
export type Label = 'intro' | 'heading' | 'group' | 'ingredient' | 'listed' | 'step' | 'fact' | 'tip' | 'aside';
/** What it stands in. */
export type RecipePart = 'intro' | SectionKind;

/** A line, or what of it is a thing of its own: "Ingredients: 1 onion …" is two. */
export interface LinePiece extends PastedLine {
  /** The part it opens. */
  opens: SectionKind | null;
  isFact: boolean;
  /** "Tip: …", wherever it stands. */
  isTip: boolean;
  /** A sentence of a paragraph that lists ingredients. */
  isTold: boolean;
  /** Index of its line. */
  line: number;
}

export interface Labelled extends LinePiece {
  label: Label;
  in: RecipePart;
}

const PARTS: readonly RecipePart[] = ['intro', 'ingredients', 'method', 'notes', 'other'];
const NEVER = -1000;
/** What it costs to go from one part to another where no heading says so. */
const WAYS: Readonly<Record<RecipePart, Partial<Record<RecipePart, number>>>> = {
  intro: { intro: 0, ingredients: -1.5 },
  ingredients: { ingredients: 0, method: -1 },
  method: { method: 0, ingredients: -4 },
  notes: { notes: 0 },
  other: { other: 0 },
};
/** A first list behind the method, and a way to the method that passes by its own heading. */
const FIRST_LIST = -1;
const BESIDE_HEADING = -8;
/** What a part begins with, where no heading does, and what it costs to begin with anything else. */
const BEGINS: ReadonlySet<Label> = new Set(['group', 'ingredient', 'listed', 'step']);
const BEGUN_BY_ANOTHER = -3;

interface Way {
  score: number;
  path: Labelled[];
  part: RecipePart;
}

/** What each line of a text is: of all ways through its parts the one on which its lines score best. */
export function labelLines(lines: readonly PastedLine[]): Labelled[] {
  const pieces = lines.flatMap(piecesOf);
  let ways: Way[] = [{ score: 0, path: [], part: 'intro' }];
  for (const context of contextsOf(pieces)) {
    const piece = context.piece;
    ways = PARTS.flatMap((part): Way[] => {
      let best: { score: number; way: Way; label: Label } | undefined;
      for (const way of ways) {
        const cost = wayCost(way.part, part, context);
        if (cost <= NEVER) continue;
        const [label, points] = scored(part, way.part, context);
        const isBegun = part === way.part || piece.opens !== null || BEGINS.has(label);
        const score = way.score + cost + points + (isBegun ? 0 : BEGUN_BY_ANOTHER);
        if (!best || score > best.score) best = { score, way, label };
      }
      return best
        ? [{ score: best.score, part, path: [...best.way.path, { ...piece, label: best.label, in: part }] }]
        : [];
    });
  }
  return ways.toSorted((a, b) => b.score - a.score)[0]?.path ?? [];
}

/** A piece among the others. */
interface Context {
  piece: LinePiece;
  next: LinePiece | undefined;
  isIngredient: boolean;
  /** Ingredients stand before. */
  hasList: boolean;
  /** A heading of the method is still to come. */
  isMethodAhead: boolean;
  /** Whether it is a heading within the list, for who comes from a part. */
  isHead: (from: RecipePart) => boolean;
}

function contextsOf(pieces: readonly LinePiece[]): Context[] {
  const lastMethod = pieces.findLastIndex(({ opens }) => opens === 'method');
  let hasList = false;
  let hasIntro = false;
  let isParted = false;
  return pieces.map((piece, at) => {
    const known = new Map<RecipePart, boolean>();
    const around = { hasIntro, isParted };
    const context: Context = {
      piece,
      next: pieces[at + 1],
      isIngredient: isIngredient(piece.text),
      hasList,
      isMethodAhead: at < lastMethod,
      isHead: (from) => {
        const isHead = known.get(from) ?? isGroupHeading(pieces, at, { part: from, ...around });
        known.set(from, isHead);
        return isHead;
      },
    };
    hasList ||= context.isIngredient || isLabelled(piece.text) || (piece.isTold && listsIngredients(piece.text));
    hasIntro ||= !piece.opens && !piece.isFact;
    isParted ||= !piece.opens && context.isHead('ingredients');
    return context;
  });
}

function wayCost(from: RecipePart, to: RecipePart, { piece, hasList, isMethodAhead }: Context): number {
  if (piece.opens) return piece.opens === to ? 0 : NEVER;
  if (from === 'method' && to === 'ingredients' && !hasList) return FIRST_LIST;
  if (from === 'ingredients' && to === 'method' && !hasList) return NEVER;
  if (from === 'ingredients' && to === 'method' && isMethodAhead) return BESIDE_HEADING;
  return WAYS[from][to] ?? NEVER;
}

/** The best label of a piece in a part, and its points. */
function scored(part: RecipePart, from: RecipePart, context: Context): [Label, number] {
  const { piece, hasList } = context;
  if (piece.opens) return ['heading', 0];
  if (piece.isTip) return ['tip', 1];
  if (piece.isFact || (!hasList && isOrder(piece.text) && isFacts(piece.text))) return ['fact', 1];
  if (part === 'notes') return ['tip', 1];
  if (part === 'other') return ['aside', 0];
  const isHead = context.isHead(from);
  if (part === 'ingredients') return isHead ? ['group', 2] : scoredInList(from, context);
  if (part === 'intro') return ['intro', 0];
  if (isHead || !isStep(piece)) return ['aside', -0.25];
  if (piece.number !== null) return ['step', 2.5];
  if (!sentencesOf(piece.text).some(tellsToCook)) return ['step', 0.5];
  // "A few chives, snipped"
  return ['step', mayBeIngredient(piece.text) ? 0.8 : 2];
}

function scoredInList(from: RecipePart, context: Context): [Label, number] {
  const { text, isTold } = context.piece;
  if (isTold ? listsIngredients(text) : context.isIngredient || isLabelled(text)) return ['ingredient', 3];
  if (isFirstListed(from, context)) return ['listed', 2];
  // What begins a list is surely an ingredient.
  const points = from === 'ingredients' ? 1 : -1;
  if (mayBeIngredient(text)) return ['ingredient', points];
  if (isListed(context.piece)) return ['listed', points];
  // A step is lost in a list, unless the method is still to come.
  const isLost = context.hasList && !context.isMethodAhead && sentencesOf(text).some(tellsToCook);
  return ['aside', isLost ? -2 : -0.25];
}

/** A step tells what to do, or at least of several foods. */
export const isStep = ({ text, number }: Pick<PastedLine, 'text' | 'number'>): boolean =>
  number !== null ||
  tellsToCook(text) ||
  (cookingWords(text) > 0 && foodsIn(text).length > 0) ||
  foodsIn(text).length > 1;

/** One of a list with bullets, though nobody knows the food. */
const isListed = ({ text, isBullet }: PastedLine): boolean =>
  isBullet && text.split(' ').length <= 8 && !/[.!?:]$/.test(text) && !startsWithVerb(text);

/** "1 9-inch pie shell" right above a list, though nobody knows the food. */
function isFirstListed(from: RecipePart, { piece: { text, number }, next }: Context): boolean {
  const rest = number === null && from === 'intro' ? leadingAmount(text)?.rest : undefined;
  if (!rest || !/^\d/.test(text) || text.split(' ').length > 6 || /[.!?:]$/.test(text) || startsWithVerb(rest))
    return false;
  return next !== undefined && !next.afterGap && isIngredient(next.text);
}

const isListing = (text: string): boolean => listedIn(text) >= 2 || NEEDED.test(text);

function piecesOf(line: PastedLine, at: number): LinePiece[] {
  const whole: LinePiece = { ...line, opens: null, isFact: false, isTip: false, isTold: false, line: at };
  const rest = (text: string): LinePiece[] => (text === '' ? [] : piecesOf({ ...line, text, afterGap: false }, at));
  const heading = headingOf(line.text.replaceAll(BREAK, ''));
  if (heading?.part === 'notes' && heading.rest !== '') return [{ ...whole, isTip: true }];
  if (heading) return [{ ...whole, opens: heading.part }, ...rest(heading.rest)];
  const { text } = line;
  if (line.number === null && isFacts(text) && !isIngredient(text) && !isOrder(text)) {
    const more = sentencesOf(text).filter((sentence) => !isFacts(sentence));
    return [{ ...whole, isFact: true }, ...rest(more.join(' '))];
  }
  const sentences = sentencesOf(text);
  const isTold = !isIngredient(text) && !isLabelled(text) && isListing(text) && sentences.some(listsIngredients);
  if (!isTold) return [whole];
  return sentences.map((sentence, index) => ({
    ...whole,
    isTold,
    text: sentence,
    afterGap: line.afterGap && index === 0,
    isFact: isFacts(sentence),
    number: index === 0 ? line.number : null,
  }));
}
