import { bare, type Frame, type Production } from '../frames.ts';
import { has, hasAny, isAnotherDish, isCalled, isFood, isLeftOut, isUnknown, NAMES_DISH, type Unit } from '../units.ts';

/** A verb that is left out after "doesn't" is the last one, denied: of "quinoa bores me, couscous doesn't" couscous may be. */
export const contrast: Production = ({ units, reading: { clause, frames }, own, earlier }) => {
  const last = earlier.at(-1);
  const end = own.findLastIndex((unit) => !has(unit, 'filler'));
  const isLeft = has(own[end], 'not') && hasAny(own[end - 1], 'aux', 'copula');
  if (!isLeft || !last || !/^(?:harm|lack|refuse)$/.test(last.predicate) || last.polarity !== -1) return null;
  // "Walnuts aren't good. Cashews aren't."
  if (units.slice(0, clause.start).some((unit) => hasAny(unit, 'not', 'none'))) return null;
  return { frames: frames.map((frame) => ({ ...frame, polarity: 0 })) };
};

/** A clause that says nothing but no, and ends its sentence, takes back what was named last: "so better not", "but not for me then", "then again, no". */
export const withdrawn: Production = ({ units, reading: { clause, frames, open }, own, earlier }) => {
  const last = earlier.at(-1);
  const isNo = !!open && /^(?:not|none|refuse)$/.test(open.predicate) && frames.length === 0 && own.every(isOfNo);
  // "Cheese with chives? Not for me": all that its part of the text named.
  const start = units.findLastIndex(({ mark }, at) => mark !== '' && at < (last?.span.from ?? 0));
  const taken = earlier.filter(({ polarity, span }) => polarity === 1 && span.from > start);
  const args = taken.flatMap((each) => each.args).filter((at) => isLeftOut(units[at]));
  if (!isNo || last?.polarity !== 1 || args.length === 0 || units[clause.end]?.mark === ',') return null;
  return { open: null, frames: [{ ...bare(open.predicate, args), span: { from: args[0] ?? 0, to: clause.end } }] };
};
const isOfNo = (unit: Unit): boolean =>
  // "Never again."
  (has(unit, 'refuse') && unit.said?.takes === 'before') ||
  hasAny(unit, 'not', 'none', 'subord', 'contrast', 'degree', 'filler', 'again', 'pronoun', 'copula') ||
  (hasAny(unit, 'person', 'preposition', 'subject', 'aux') && !isLeftOut(unit)) ||
  isCalled(unit, /^(?:and|best)$/);

/**
 * A clause that names things and says of them only that they go with the last ("too", "so are", "same with"), or goes on
 * after a full stop with "and" or "or", has the predicate of the last frame; "neither" and "nor" refuse by themselves.
 */
export const ellipsis: Production = ({ units, reading: { clause, frames, open }, own, earlier }) => {
  const isMarked = own.some((unit) => has(unit, 'ellipsis'));
  // "Rye is too", of which nobody knows what it is.
  const unknown = frames.length === 0 && isMarked && isUnknown(own[0]) ? [bare('name', [clause.start], 1)] : frames;
  // "No celery, or anything with mustard."
  const isAny = own.some((unit) => isCalled(unit, /^(?:anything|everything|whatever|stuff|things?|food|dish)$/));
  const isNamed = ({ predicate }: Frame) => predicate === 'name' || (isAny && /^(?:with|have)$/.test(predicate));
  const isBare = unknown.length > 0 && unknown.every((frame) => isNamed(frame) || frame.predicate === 'said');
  const isNeither = own.some((unit) => isCalled(unit, /\b(?:neither|nor)$|^(?:neither|nor) /));
  // "I had to stop eating walnuts, no wait, pecans".
  const words = units.slice(0, clause.start).filter(({ mark }) => !mark);
  const isCorrecting = [own[0], words.at(-1)].some((unit) => isCalled(unit, CORRECTING));
  const isCorrected = isCorrecting && earlier.at(-1)?.polarity === -1 && !own.some((unit) => has(unit, NAMES_DISH));
  const goesOn = (has(own[0], 'joiner') || isCorrected) && frames.every(isNamed);
  // "Without either" says by itself what it is.
  if (!isBare || open || !(isMarked || goesOn)) return null;
  const last = earlier.findLast(({ predicate, args }) => args.length > 0 && predicate !== 'little');
  if (!last && !isNeither) return null;
  if (goesOn && isAnotherDish(units, clause.start) && last?.args.every((at) => isFood(units[at]))) return null;
  const { predicate, polarity, isHealth, isWithin } = last ?? NEITHER;
  const said = { predicate, polarity: isNeither ? -1 : polarity, isHealth, isWithin } as const;
  return { isUnclear: false, isLike: true, frames: unknown.map((frame): Frame => ({ ...frame, ...said })) };
};
const CORRECTING = /^(?:no wait|wait|sorry|actually|hang on|hold on)$/;
const NEITHER = { predicate: 'none', polarity: -1, isHealth: false, isWithin: false } as const;
