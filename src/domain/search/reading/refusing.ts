import { editDistance } from '../../words/edit-distance.ts';
import { isLeavingOut } from './language.ts';
import { entryAt, hasKind } from './lexicon.ts';
import { isKnownWord } from './mending.ts';
import { keyOf, type Token } from './tokens.ts';

const isFood = (word: string | undefined): boolean => hasKind(entryAt([keyOf(word ?? '')], 0), 'food', 'animal');

/** Words that refuse, however they are written, as the lexicon has them. */
export const refusingPlainly = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const { text } = token;
    const [before, next] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
    const isZero = text === '0' && isFood(next);
    if (isZero || isLeavingOut(text, next, before)) return [said(token, 'no')];
    if (isFood(before) && isNearlyFree(text)) return [{ ...said(token, 'free'), slip: text }];
    // "Nonuts".
    const food = isKnownWord(token.key) ? undefined : /^no(\p{L}{3,})$/u.exec(text)?.[1];
    return food && isFood(food) ? [said(token, 'no'), said(token, food)] : [token];
  });

const said = (token: Token, text: string): Token => ({ ...token, text, key: keyOf(text) });

/** "Nut fre": too short to be mended by itself, and what it refuses would be looked for. */
const isNearlyFree = (text: string): boolean =>
  text !== 'free' && /^f/.test(text) && !isKnownWord(keyOf(text)) && editDistance(text, 'free', 1) <= 1;
