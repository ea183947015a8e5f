import { clausesOf } from './clauses.ts';
import type { ClauseReading, Frame, Production } from './frames.ts';
import { amountsIn } from './numbers.ts';
import type { Part } from './parts.ts';
import { mendedToken, unitsIn } from './phrases.ts';
import { announced, contrast, ellipsis, withdrawn } from './productions/ellipsis.ts';
import { asked, reference } from './productions/reference.ts';
import { bodily, condition, repetition, replaced, rhetorical, suited } from './productions/wish-or-harm.ts';
import { partsOf } from './result.ts';
import { doubted } from './safety.ts';
import { scan } from './scan.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Unit } from './units.ts';

/** Longer texts are not looked at. */
const MOST_TOKENS = 120;

/** Reads a text as a cook means it, in the order of its words. Never throws. */
export function readParts(typed: string): Part[] {
  const tokens = tokensOf(typed)
    .slice(0, MOST_TOKENS)
    .map((token) => mendedToken(token));
  const units = unitsIn(tokens, amountsIn(tokens));
  const parts = partsIn(units, tokens);
  // What must not be in a dish is mended here, where what is wished for is left to the index.
  const mended = tokens.map((token, at) => {
    const place = units.findIndex(({ first, end }) => first === at && end === at + 1);
    const part = parts[place];
    return part?.role === 'notUnderstood' && !part.isDoubted ? mendedToken(token, { foods: true }) : token;
  });
  return mended.every((token, at) => token === tokens[at])
    ? parts
    : partsIn(unitsIn(mended, amountsIn(mended)), mended);
}

function partsIn(units: readonly Unit[], tokens: readonly Token[]): Part[] {
  const readings = readingsOf(units);
  return partsOf(units, tokens, readings, doubted(units, readings));
}

/** What a clause says by itself, and what it takes from those beside it; each reads what those before it made. */
const ALONE: readonly Production[] = [bodily, suited];
const BESIDE: readonly Production[] = [
  ...[condition, repetition, announced, ellipsis, withdrawn],
  ...[contrast, replaced, rhetorical, asked, reference],
];

/** The clauses of a text with their frames; what a clause leaves unsaid is taken from those beside it. */
export function readingsOf(units: readonly Unit[]): ClauseReading[] {
  const earlier: Frame[] = [];
  const produced = (of: ClauseReading, productions: readonly Production[], next?: ClauseReading) => {
    const own = units.slice(of.clause.start, of.clause.end);
    let reading = of;
    for (const production of productions)
      reading = { ...reading, ...production({ units, reading, own, earlier, next }) };
    return reading;
  };
  const scanned = clausesOf(units).map((clause) => produced(scan(units, clause), ALONE));
  return scanned.map((each, at) => {
    const reading = produced(each, BESIDE, scanned[at + 1]);
    earlier.push(...reading.frames);
    return reading;
  });
}
