import { clausesOf } from './clauses.ts';
import type { ClauseReading, Frame, Production } from './frames.ts';
import type { Kind } from './kinds.ts';
import { amountsIn } from './numbers.ts';
import type { Part } from './parts.ts';
import { mendedToken, unitsIn } from './phrases.ts';
import { contrast, ellipsis, withdrawn } from './productions/ellipsis.ts';
import { reference } from './productions/reference.ts';
import { partsOf } from './result.ts';
import { doubted } from './safety.ts';
import { scan } from './scan.ts';
import { chancesOf } from './tagger/chances.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Unit } from './units.ts';

/** Longer texts are not looked at. */
const MOST_TOKENS = 120;

/** Reads a text as a cook means it, in the order of its words. Never throws. */
export function readParts(typed: string): Part[] {
  const tokens = tokensOf(typed)
    .slice(0, MOST_TOKENS)
    .map((token) => mendedToken(token));
  const first = parsed(tokens);
  const parts = partsOf(first.units, tokens, first.readings, first.doubts, []);
  // What must not be in a dish is mended here, where what is wished for is left to the index.
  const mended = tokens.map((token, at) => {
    const place = first.units.findIndex(({ first, end }) => first === at && end === at + 1);
    const part = parts[place];
    return part?.role === 'notUnderstood' && !part.isDoubted ? mendedToken(token, { foods: true }) : token;
  });
  const isWell = mended.every((token, at) => token === tokens[at]);
  const { units, readings, doubts } = isWell ? first : parsed(mended);
  // Of names alone the grammar knows all there is to know.
  return units.some(isSaying)
    ? partsOf(units, mended, readings, doubts, chancesOf(units, mended))
    : isWell
      ? parts
      : partsOf(units, mended, readings, doubts, []);
}

function parsed(tokens: readonly Token[]) {
  const units = unitsIn(tokens, amountsIn(tokens));
  const readings = readingsOf(units);
  return { units, readings, doubts: doubted(units, readings) };
}

const isSaying = ({ mark, said, concepts }: Unit): boolean =>
  mark !== '' ||
  (said !== null && said.kind !== 'with' && said.kind !== 'free') ||
  concepts.some(({ kind }) => CLAUSE.has(kind));
const CLAUSE: ReadonlySet<Kind> = new Set(['subject', 'person', 'copula', 'aux', 'neutral', 'cause']);

/** What a clause takes from those before it. */
const PRODUCTIONS: readonly Production[] = [ellipsis, withdrawn, contrast, reference];

/** The clauses of a text with their frames; what a clause leaves unsaid is taken from those before it. */
export function readingsOf(units: readonly Unit[]): ClauseReading[] {
  const earlier: Frame[] = [];
  return clausesOf(units).map((clause) => {
    const own = units.slice(clause.start, clause.end);
    let reading = scan(units, clause);
    for (const production of PRODUCTIONS) reading = { ...reading, ...production({ units, reading, own, earlier }) };
    earlier.push(...reading.frames);
    return reading;
  });
}
