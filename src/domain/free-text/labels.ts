import { leadingAmount } from '../quantities/leading-amounts.ts';
import { BREAK, type PastedLine } from './clean.ts';
import { isGroupHeading } from './group-headings.ts';
import { headingOf, isFacts, isOrder, isTip, type Label, type SectionKind } from './headings.ts';
import { isIngredient, isLabelled, mayBeIngredient } from './ingredients.ts';
import { tellsTime } from './milestones.ts';
import { sentencesOf } from './sentences.ts';
import { mayList, toldListAt } from './told-lists.ts';
import { startsWithVerb, tellsToCook } from './verbs.ts';

/** The part of a recipe it stands in. */
type RecipePart = 'intro' | SectionKind;

/** A line, or what of it is a thing of its own: "Ingredients: 1 onion …" is two. */
interface LinePiece extends PastedLine {
  /** The part it opens. */
  opens: SectionKind | null;
  isFact: boolean;
  /** "Tip: …", wherever it stands. */
  isTip: boolean;
  /** The place where a sentence's list begins: "You need 1 onion …". */
  listAt: number | null;
  /** Index of its line. */
  line: number;
}

export interface Labelled extends LinePiece {
  label: Label;
  in: RecipePart;
}

/** A piece among the others, and what it looks like. */
interface Featured {
  piece: LinePiece;
  isSure: boolean;
  isLikely: boolean;
  /** In a list, though nobody knows the food: with a bullet, or an amount right above others. */
  isBulleted: boolean;
  isCounted: boolean;
  /** A heading within the list, for who comes from it and from elsewhere. */
  isHead: { within: boolean; before: boolean };
  tells: boolean;
}

/** The cost of going from one part to another where no heading says so; where nothing stands, nobody goes. */
const WAYS: Readonly<Record<RecipePart, Partial<Record<RecipePart, number>>>> = {
  intro: { intro: 0, ingredients: -1.5 },
  ingredients: { ingredients: 0, method: -1 },
  method: { method: 0, ingredients: -4 },
  notes: { notes: 0 },
  other: { other: 0 },
};
const PARTS = Object.keys(WAYS) as RecipePart[];

type Kind = readonly [label: Label, points: number, fits: (line: Featured, from: RecipePart) => boolean];
const isHeadFrom = ({ isHead }: Featured, from: RecipePart): boolean =>
  from === 'ingredients' ? isHead.within : isHead.before;
const always = (): boolean => true;
/** Wherever they stand. */
const ANYWHERE: readonly Kind[] = [
  ['heading', 0, ({ piece }) => piece.opens !== null],
  ['tip', 1, ({ piece }) => piece.isTip],
  ['fact', 1, ({ piece }) => piece.isFact],
];
/** The kinds of line in each part, the first that fits, and its points. */
const KINDS: Readonly<Record<RecipePart, readonly Kind[]>> = {
  intro: [['intro', 0, always]],
  ingredients: [
    ['group', 2, isHeadFrom],
    ['ingredient', 3, ({ isSure }) => isSure],
    ['listed', 2, ({ isCounted }) => isCounted],
    ['ingredient', 1, ({ isLikely }) => isLikely],
    ['listed', 1, ({ isBulleted }) => isBulleted],
    ['aside', -2, ({ tells }) => tells],
    ['aside', -0.25, always],
  ],
  method: [
    ['aside', -0.25, isHeadFrom],
    ['step', 2, ({ tells, isLikely }) => tells && !isLikely],
    ['step', 0.8, always],
  ],
  notes: [['tip', 1, always]],
  other: [['aside', 0, always]],
};
/** The cost of beginning a part that no heading opens with what may be of it, and with anything else. */
const BEGUN_UNSURELY: Partial<Record<Label, number>> = { ingredient: -4, listed: -2, step: 0 };
const BEGUN_BY_ANOTHER = -3;
const SURE = 2;

interface Way {
  score: number;
  path: Labelled[];
  part: RecipePart;
  hasList: boolean;
}

/** The label of each line of a text: of all ways through its parts the one on which its lines score best. */
export function labelLines(lines: readonly PastedLine[]): Labelled[] {
  let ways: Way[] = [{ score: 0, path: [], part: 'intro', hasList: false }];
  for (const line of featured(lines.flatMap(piecesOf))) {
    ways = PARTS.flatMap((part) =>
      ways
        .flatMap((way) => goneOn(way, part, line) ?? [])
        .toSorted(byScore)
        .slice(0, 1),
    );
  }
  return ways.toSorted(byScore)[0]?.path ?? [];
}

const byScore = (a: Way, b: Way): number => b.score - a.score;

/** A way, gone on by a line into a part; `null` where none leads there. */
function goneOn({ score, path, part: from, hasList }: Way, part: RecipePart, line: Featured): Way | null {
  const { piece } = line;
  const cost = piece.opens ? (piece.opens === part ? 0 : undefined) : WAYS[from][part];
  // A list that is empty is none to be left.
  if (cost === undefined || (!piece.opens && from === 'ingredients' && part === 'method' && !hasList)) return null;
  const [label, points] = [...ANYWHERE, ...KINDS[part]].find(([, , fits]) => fits(line, from)) ?? ['aside', 0];
  const isBegun = part === from || piece.opens !== null || points >= SURE;
  const beginning = isBegun ? 0 : (BEGUN_UNSURELY[label] ?? BEGUN_BY_ANOTHER);
  return {
    score: score + cost + points + beginning,
    path: [...path, { ...piece, label, in: part }],
    part,
    hasList: hasList || line.isSure,
  };
}

function featured(pieces: readonly LinePiece[]): Featured[] {
  let isParted = false;
  return pieces.map((piece, at) => {
    const { text, listAt, opens } = piece;
    const next = pieces[at + 1];
    const within = !opens && isGroupHeading(pieces, at, true, isParted);
    const before = !opens && isGroupHeading(pieces, at, false, isParted);
    isParted ||= within;
    return {
      piece,
      isSure: listAt !== null || isIngredient(text) || isLabelled(text),
      isLikely: mayBeIngredient(text),
      isBulleted: piece.isBullet && text.split(' ').length <= 8 && !/[.!?:]$/.test(text) && !startsWithVerb(text),
      isCounted: isCounted(piece) && next !== undefined && !next.afterGap && isIngredient(next.text),
      isHead: { within, before },
      tells: piece.number !== null || sentencesOf(text).some(tellsToCook),
    };
  });
}

/** "1 9-inch pie shell" */
function isCounted({ text, number }: LinePiece): boolean {
  const rest = number === null && /^\d/.test(text) ? leadingAmount(text)?.rest : undefined;
  return !!rest && text.split(' ').length <= 6 && !/[.!?:]$/.test(text) && !startsWithVerb(rest);
}

/** A line by its sentences: facts, tips and lists stand apart, what is between them together. */
function piecesOf(line: PastedLine, at: number): LinePiece[] {
  const whole: LinePiece = { ...line, opens: null, isFact: false, isTip: false, listAt: null, line: at };
  const heading = headingOf(line.text.replaceAll(BREAK, ''));
  if (heading?.part === 'notes' && heading.rest !== '') return [{ ...whole, isTip: true }];
  if (heading) {
    const rest = heading.rest === '' ? [] : piecesOf({ ...line, text: heading.rest, afterGap: false }, at);
    return [{ ...whole, opens: heading.part }, ...rest];
  }
  const { text, number } = line;
  const isListing = !isIngredient(text) && !isLabelled(text) && mayList(text);
  const pieces: LinePiece[] = [];
  for (const sentence of sentencesOf(text)) {
    const isFact = (isFacts(sentence) && !isOrder(sentence)) || tellsTime(sentence);
    const isTipped = number === null && isTip(sentence);
    const listAt = isListing ? toldListAt(sentence) : null;
    const isPlain = !isFact && !isTipped && listAt === null;
    const last = pieces.at(-1);
    if (last && isPlain && !last.isFact && !last.isTip && last.listAt === null) last.text += ` ${sentence}`;
    else pieces.push({ ...whole, text: sentence, isFact, isTip: isTipped, listAt, number: last ? null : number });
  }
  return pieces;
}
