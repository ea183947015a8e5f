import { amountsIn } from './numbers.ts';
import type { Part } from './parts.ts';
import { mendedToken, unitsIn } from './phrases.ts';
import { withReach } from './reach.ts';
import { refusingPlainly } from './refusing.ts';
import { partsOf } from './roles.ts';
import { chancesOf } from './tagger/chances.ts';
import { type Token, tokensOf } from './tokens.ts';
import { isSaying } from './units.ts';

/** Longer texts are not looked at. */
const MOST_TOKENS = 120;

/** Reads a text as a cook means it, in the order of its words. Never throws. */
export function readParts(typed: string): Part[] {
  const words = withoutDrums(tokensOf(typed).slice(0, MOST_TOKENS));
  const tokens = refusingPlainly(words).map((token) => mendedToken(token));
  const first = partsIn(tokens);
  // What must not be in a dish is mended here, where what is wished for is left to the index.
  const refused = first.filter(({ role, isDoubted }) => role === 'notUnderstood' && !isDoubted);
  // A word by itself: of "a 3 hour trip" none is a food.
  const mended = tokens.map((token) =>
    refused.some(({ from, to }) => from === token.from && to === token.to)
      ? mendedToken(token, { foods: true })
      : token,
  );
  return mended.every((token, at) => token === tokens[at]) ? first : partsIn(mended);
}

/** "No. More. Jackfruit.": stops between single words end no sentence. */
function withoutDrums(tokens: readonly Token[]): Token[] {
  const isStop = (at: number): boolean => at < 0 || at >= tokens.length || tokens[at]?.text === ';';
  const isBeat = (at: number): boolean => !isStop(at) && isStop(at - 1) && isStop(at + 1);
  return tokens.filter((_, at) => !(isStop(at) && isBeat(at - 1) && isBeat(at + 1)));
}

function partsIn(tokens: readonly Token[]): Part[] {
  const units = unitsIn(tokens, amountsIn(tokens));
  // Names alone are looked for, whatever they are, and whatever mark ends them.
  const isSentence = units.some((unit, at) => isSaying(unit) && (unit.mark === '' || at < units.length - 1));
  return withReach(units, partsOf(units, tokens, isSentence ? chancesOf(units, tokens) : []));
}
