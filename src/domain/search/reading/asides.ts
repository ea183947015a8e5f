import type { ClauseReading, Frame } from './frames.ts';
import type { Token } from './tokens.ts';
import { has, hasAny, isCalled, isLeftOut, isThing, isUnknown, isWished, type Unit } from './units.ts';

const ASIDE =
  /^(?:after|because|since|while|whilst|when|before|as my|as i|as we|now that|even though|cos|cause|due to|in case)$/;

/** What is said, and of no concern to a recipe: "nothing boring". */
export function asidesOf(
  units: readonly Unit[],
  tokens: readonly Token[],
  readings: readonly ClauseReading[],
  frames: readonly Frame[],
): Set<number> {
  const asides = new Set<number>();
  for (const { args } of frames.filter(({ predicate, polarity }) => polarity === -1 && predicate !== 'little'))
    for (const mood of args.filter((at) => has(units[at], 'mood')))
      for (let at = mood; at === mood || hasAny(units[at], 'degree', 'not', 'none'); at--) asides.add(at);
  for (const reading of readings) for (const at of unsaidOf(units, reading)) asides.add(at);
  for (const at of units.keys()) if (has(units[at], 'setting')) asides.add(at);
  // "My niece (4)", "3 avocados"; but "3 bean chilli".
  const isAlone = (at: number) =>
    /^\d/.test(tokens[units[at]?.first ?? 0]?.text ?? '') && !(isLeftOut(units[at + 1]) && isLeftOut(units[at + 2]));
  // Of what nobody knows anything of, all is looked for: it may be a dish.
  const isKnown = frames.some(({ polarity, args }) => polarity !== 0 && args.some((at) => isWished(units[at])));
  const isNamed = frames.some(({ polarity, args }) => polarity === 1 && args.some((at) => isLeftOut(units[at])));
  for (const { clause, frames: own } of readings) {
    const isSaying = units.slice(clause.start, clause.end).some((unit) => !isThing(unit) && isSaidBy(unit));
    const isWishing = own.some(({ polarity, args }) => polarity === 1 && args.some((at) => isLeftOut(units[at])));
    for (let at = clause.start; (isSaying || isKnown) && at < clause.end; at++)
      if (isUnknown(units[at]) && !(isOfName(units, clause, at, isSaying, isWishing, isNamed) && !isAlone(at)))
        asides.add(at);
  }
  return asides;
}
/** What a clause says that no recipe can be held to: "after a bad day", "that my brother would eat", "with no teeth", "I have never baked before". */
function unsaidOf(units: readonly Unit[], { clause, open, frames }: ClauseReading): number[] {
  const places = [...units.keys()].slice(clause.start, clause.end);
  const isUsed = (at: number) =>
    !units[at]?.said && (units[at]?.isAmount || has(units[at], 'mood') || isWished(units[at]));
  const last = places.findLastIndex(isUsed);
  const cause = places.findIndex((at) => units[at]?.concepts.some(({ id }) => ASIDE.test(id)));
  if (cause > last && cause + 1 < places.length) return places.slice(cause);
  if (places.some((at) => hasAny(units[at], 'ask', 'ellipsis')) || frames.some(({ polarity }) => polarity === -1))
    return [];
  const rest = places.slice(last + 1);
  if (rest.some((at) => has(units[at], 'none') && has(units[at + 1], 'filler'))) return rest;
  const isOpen = open?.polarity === -1 || (!!open && has(units[clause.start], 'filler') && open.predicate === 'eat');
  if (isOpen) return rest.some((at) => isUnknown(units[at]) || hasAny(units[at], ...TELLING)) ? rest : [];
  const relative = places.find((at) => has(units[at], 'relative') && !isUsed(at + 1)) ?? clause.end;
  const end = places.find((at) => at > relative && isUsed(at)) ?? clause.end;
  const told = places.filter((at) => at >= relative && at < end);
  // "That don't fall apart on the barbecue"; but "that works in an air fryer".
  if (end < clause.end && !told.some((at) => has(units[at], 'not'))) return [];
  while (end < clause.end && hasAny(units[told.at(-1) ?? -1], 'preposition', 'determiner')) told.pop();
  const isUnderstood = told.some((at) => hasAny(units[at], 'harm', 'want', 'praise', 'allow'));
  return !isUnderstood && told.some((at) => hasAny(units[at], ...TELLING)) ? told : [];
}
const TELLING = ['neutral', 'eat', 'tolerate', 'want', 'harm', 'person'] as const;
const isSaidBy = (unit: Unit): boolean =>
  (unit.said?.polarity === -1 && unit.said.takes !== 'after') ||
  hasAny(unit, 'relative', 'subject', 'person', 'copula', 'aux', 'neutral', 'cause');

/**
 * Whether an unknown word of a clause belongs to the name of what is wished for: it stands beside a thing, is wanted, or is
 * all that is named ("a unicorn cake", "cauliflower wings", "a recipe for zibble"); not what it is for, or whose it is.
 */
function isOfName(
  units: readonly Unit[],
  { start, end }: ClauseReading['clause'],
  at: number,
  isSaying: boolean,
  isWishing: boolean,
  isNamed: boolean,
): boolean {
  let [first, last] = [at, at];
  while (first > start && isUnknown(units[first - 1])) first--;
  while (last + 1 < end && isUnknown(units[last + 1])) last++;
  const [before, after] = [units[first - 1], units[last + 1]];
  // "Jelly for the class"; "tastes like soap".
  const isFirst = first === start && isCalled(after, /^for$/);
  // "Like the misir wot my mum makes".
  const isLike =
    isCalled(before, /^(?:the|an?)$/) && isCalled(units[first - 2], /^like$/) && isWished(units[first - 3]);
  // "Is there a Käsespätzle thing"; but "she has a zibble thing".
  const isSuch = has(after, 'ailment') && !has(units[first - 2], 'have');
  if (isFirst || isLike || isSuch || (has(before, 'want') && !has(units[first - 2], 'cause') && !has(after, 'harm')))
    return true;
  // "The church supper" is no kind of supper, and a wedding buffet no dish.
  const isOwn =
    (isCalled(before, /^(?:the|my|our|their)$/) || has(after, 'occasion')) && !hasAny(after, 'food', 'dish');
  if (isLeftOut(after) && !isOwn) return isWishing || !isSaying;
  if (hasAny(before, 'with', 'joiner')) return isWishing || (!isSaying && first - 1 === start);
  // "Half a cauliflour and a tin of chickpeas".
  const isListed =
    has(after, 'joiner') &&
    units.slice(last + 2, last + 6).some(isThing) &&
    hasAny(before, 'determiner', 'through', 'have');
  if (isListed && isWishing) return true;
  // "A tiny kitchen" is no dish.
  if (isSaying || hasAny(after, 'filler', 'person')) return false;
  // "Gnocci with sage".
  const isHead = hasAny(after, 'with', 'without') && !before;
  if (units.slice(start, end).some(isWished)) return isHead || isLeftOut(before);
  // "Foggy evening. Pumpkin soup": the dish is named elsewhere.
  if (isNamed) return false;
  let place = first - 1;
  while (hasAny(units[place], 'determiner', 'through')) place--;
  // "For the train", "got a meeting after".
  return (
    !(place >= start && hasAny(units[place], 'preposition', 'have')) && !isCalled(before, /^(?:the|my|our|their)$/)
  );
}
