import {
  announced,
  bodily,
  condition,
  contrast,
  ellipsis,
  question,
  reference,
  repetition,
  replaced,
  rhetorical,
  suited,
} from './between-clauses.ts';
import { clausesOf } from './clauses.ts';
import type { ClauseReading, Frame } from './frames.ts';
import type { Part } from './parts.ts';
import { mendedToken, parted, unitsIn } from './phrases.ts';
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
    .flatMap(parted)
    .map((token) => mendedToken(token));
  const units = unitsIn(tokens);
  const parts = partsIn(units, tokens);
  // What must not be in a dish is mended here, where what is wished for is left to the index.
  const mended = tokens.map((token, at) => {
    const place = units.findIndex(({ first, end }) => first === at && end === at + 1);
    const part = parts[place];
    return part?.role === 'notUnderstood' && !part.isDoubted ? mendedToken(token, { foods: true }) : token;
  });
  return mended.every((token, at) => token === tokens[at]) ? parts : partsIn(unitsIn(mended), mended);
}

function partsIn(units: readonly Unit[], tokens: readonly Token[]): Part[] {
  const readings = readingsOf(units);
  return partsOf(units, tokens, readings, doubted(units, readings));
}

/** The clauses of a text with their frames; what a clause leaves unsaid is taken from those beside it. */
export function readingsOf(units: readonly Unit[]): ClauseReading[] {
  const scanned = clausesOf(units).map((clause) => suited(units, bodily(units, scan(units, clause))));
  const readings: ClauseReading[] = [];
  const earlier: Frame[] = [];
  for (const [at, each] of scanned.entries()) {
    const reading = [announced, ellipsis, contrast, replaced, rhetorical, question, reference].reduce(
      (now, production) => production(units, now, earlier),
      repetition(units, condition(units, each, scanned[at + 1]), scanned[at + 1]),
    );
    readings.push(reading);
    earlier.push(...reading.frames);
  }
  return readings;
}
