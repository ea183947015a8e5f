import type { Frame } from '../frames.ts';
import type { PartRole } from '../parts.ts';
import { hasAny, isThing, isWished, type Unit } from '../units.ts';
import type { Chances } from './chances.ts';
import { isTagged } from './tags.ts';

/** What a unit is to the search, and how sure that is. */
export interface UnitVerdict {
  readonly role: PartRole;
  readonly isDoubted: boolean;
  readonly isAside: boolean;
}

/** From where on the tagger is believed against the grammar. Wrong wishes are worse than wrong limits. */
const BELIEVED = {
  wish: 0.93,
  wishOfDoubted: 0.6,
  wishOfNothing: 0.9,
  unknown: 0.8,
  out: 0.35,
  outOfSaid: 0.85,
  sure: 0.7,
  none: 0.7,
  noneOfLimit: 0.95,
  takenBack: 0.5,
};

/** Frames that say little: a word is merely there. */
const IS_NAMED = /^(?:name|said|with|have|stock)$/;

/**
 * What the grammar says of a unit, and the tagger, come to one: the grammar's word stands unless the tagger is sure. `own` are
 * the frames the unit is an argument of.
 */
export function agreed(
  unit: Unit,
  said: UnitVerdict,
  own: readonly Frame[],
  { wish, out, none }: Chances,
): UnitVerdict {
  const isKnown = isWished(unit);
  if (!isTagged(unit) || hasAny(unit, 'diet', 'cost', 'quick')) return said;
  const asWish = { role: isKnown ? 'wish' : 'unknown', isDoubted: false, isAside: false } as const;
  const asAside = { role: 'nothing', isDoubted: false, isAside: true } as const;
  if (said.role === 'limit' || said.role === 'notUnderstood') {
    if (wish > (said.isDoubted ? BELIEVED.wishOfDoubted : BELIEVED.wish)) return asWish;
    if (none > (said.isDoubted ? BELIEVED.none : BELIEVED.noneOfLimit)) return asAside;
    return { ...said, isDoubted: said.isDoubted && (!isKnown || out < BELIEVED.sure) };
  }
  const isSaid = own.some(({ predicate }) => !IS_NAMED.test(predicate));
  const isNothing = said.role === 'nothing';
  // A dish that is taken back is not looked for; nobody is allergic to it.
  const isDish = isKnown && !isThing(unit);
  if (isDish && !isNothing && out + none > (isSaid ? BELIEVED.outOfSaid : BELIEVED.takenBack)) return asAside;
  if (!isDish && out > (isSaid || isNothing ? BELIEVED.outOfSaid : BELIEVED.out))
    return { role: isKnown ? 'limit' : 'notUnderstood', isDoubted: !isKnown || out < BELIEVED.sure, isAside: false };
  if (isNothing) return wish > (isKnown ? BELIEVED.wishOfNothing : BELIEVED.unknown) ? asWish : said;
  return none > BELIEVED.none ? asAside : said;
}
