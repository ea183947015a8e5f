import { foodWords } from '../../foods/find.ts';
import { FOODS } from '../../foods/table.ts';
import type { ClauseReading, Frame } from './frames.ts';
import type { Part, PartRole } from './parts.ts';
import { isAtStake } from './safety.ts';
import type { Token } from './tokens.ts';
import {
  has,
  hasAny,
  isCalled,
  isDeniedVerb,
  isFood,
  isLeftOut,
  isThing,
  isUnknown,
  isWished,
  mainKind,
  type Unit,
  WISHES,
} from './units.ts';

const LEAST_OF_A_GENUS = 6;
/** What foods are kinds of, by their names: flour, milk, butter. */
const GENERA: ReadonlySet<string> = (() => {
  const foods = new Map<string, Set<string>>();
  for (const { id, names } of FOODS)
    for (const name of names) {
      const words = foodWords(name);
      const genus = words.at(-1) ?? '';
      if (words.length === 2) foods.set(genus, (foods.get(genus) ?? new Set()).add(id));
    }
  return new Set([...foods].flatMap(([genus, ids]) => (ids.size >= LEAST_OF_A_GENUS ? genus : [])));
})();

/** What each unit of a text is to the search, by the frames that name it. */
export function partsOf(
  units: readonly Unit[],
  tokens: readonly Token[],
  readings: readonly ClauseReading[],
  doubts: ReadonlySet<ClauseReading>,
): Part[] {
  const frames = readings.flatMap((reading) => reading.frames);
  const keysAt = (at: number) =>
    tokens
      .slice(units[at]?.first, units[at]?.end)
      .map(({ key }) => key.replace(/s$/, ''))
      .join(' ');
  const refused = new Set(
    frames.flatMap(({ polarity, args }) =>
      polarity === -1
        ? args
            .filter((at) => isUnknown(units[at]) || (hasAny(units[at], 'food', 'dish') && !isUnknown(units[at + 1])))
            .map((at) => keysAt(at))
        : [],
    ),
  );
  const asides = asidesOf(units, tokens, readings, frames);
  return units.map((unit, at) => {
    const own = frames.filter(({ args }) => args.includes(at));
    const reading = readings.find(({ clause }) => at >= clause.start && at < clause.end);
    const isGenus = isFood(unit) && GENERA.has(keysAt(at)) && isFood(units[at - 1]);
    // "Kiwis, plums, all of them make my tongue sore": what is doubted may stand elsewhere.
    const isDoubted =
      (!!reading && doubts.has(reading)) ||
      [...doubts].some((each) => each.frames.some(({ polarity, args }) => polarity === 1 && args.includes(at)));
    const isTooMuch = hasAny(unit, 'taste', 'difficulty') && isCalled(units[at - 1], /^too(?: much)?$/);
    const refusals = own.filter(({ polarity }) => polarity === -1);
    const given =
      isDeniedVerb(units, at) ||
      describesRefused(units, at, frames) ||
      // "Lupin flour": other flour may be.
      (isGenus && (isDoubted || refusals.some(({ args }) => args.includes(at - 1)))) ||
      (refusals.length === 0 && refused.has(keysAt(at)))
        ? 'nothing'
        : roleOf(units, at, own, isDoubted, isTooMuch);
    const role = asides.has(at) && given !== 'notUnderstood' ? 'nothing' : given;
    const isOnly = has(unit, 'equipment') && isOnlyThing(units, at);
    const text = tokens.slice(unit.first, unit.end);
    return {
      from: text[0]?.from ?? 0,
      to: text.at(-1)?.to ?? 0,
      words: unit.words ?? text.map((token) => token.text).join(' '),
      role: isOnly ? 'limit' : role,
      concepts: own.some(({ predicate }) => predicate === 'cooking')
        ? [{ kind: 'equipment', id: 'no-cook' }]
        : // "Not too spicy" may have some chilli in it.
          isTooMuch
          ? unit.concepts.map(({ not, ...concept }) => concept)
          : unit.concepts,
      limits: unit.limits,
      isWithin: role === 'wish' && has(unit, 'food') && own.some(({ isWithin }) => isWithin),
      isForHealth: refusals.some(({ isHealth }) => isHealth),
      isOnly,
      isDoubted,
      isAside: asides.has(at) && role === 'nothing',
    };
  });
}

function roleOf(
  units: readonly Unit[],
  at: number,
  own: readonly Frame[],
  isDoubted: boolean,
  isTooMuch: boolean,
): PartRole {
  const unit = units[at] as Unit;
  if (unit.isAmount) return unit.limits.length > 0 ? 'limit' : 'notUnderstood';
  if (unit.mark) return 'nothing';
  if (own.some(({ predicate }) => predicate === 'cooking')) return 'wish';
  if (own.some(({ predicate }) => predicate === 'little')) return 'notUnderstood';
  const isRefused = own.some(({ polarity }) => polarity === -1);
  // "Not nut-free": said twice, it limits nothing.
  if (isRefused && isUnknown(unit)) return 'notUnderstood';
  if (isRefused && isLeftOut(unit)) return 'limit';
  if (isRefused && unit.concepts.some(({ kind, id }) => kind === 'cost' && id === 'dear')) return 'limit';
  if (isRefused && has(unit, 'mood')) return 'nothing';
  if (isRefused) return 'notUnderstood';
  // "Two of my guests can't handle chilli": no party for them.
  const isGuest = has(unit, 'person') && mainKind(unit) === 'occasion';
  if (isTooMuch || (isGuest && !isFor(units, at))) return 'nothing';
  if (isUnknown(unit)) return isDoubted ? 'notUnderstood' : 'unknown';
  if (isDoubted && mainKind(unit) === 'method') return 'nothing';
  if (isDoubted && (isThing(unit) || own.some((frame) => isAtStake(units, at, frame)))) return 'limit';
  if (isDoubted && own.some(({ predicate }) => predicate === 'said')) return 'nothing';
  // "Coconut is fine" asks for none; "which salad is safe" asks for one.
  // "That works in an air fryer".
  const isWanted =
    own.some(({ polarity, predicate }) => polarity === 1 && predicate === 'want') ||
    (has(unit, 'equipment') && own.some(({ polarity, predicate }) => polarity === 0 && predicate === 'tolerate'));
  // "Can be made the day before."
  const isWhen = has(unit, 'tag') && !isThing(unit);
  if (
    !isWanted &&
    !isWhen &&
    own.some(
      ({ polarity, predicate }) => polarity === 0 && (isThing(unit) || predicate === 'said' || predicate === 'eat'),
    )
  )
    return 'nothing';
  // "Raw apples make my mouth tingle."
  if (isDoubted && has(unit, 'diet') && !has(unit, 'person')) return 'nothing';
  // "I fancy hummus."
  if (mainKind(unit) === 'mood') return unit.said && has(units[at - 1], 'subject') ? 'nothing' : 'preference';
  return isWished(unit) ? 'wish' : 'nothing';
}

const isFor = (units: readonly Unit[], at: number): boolean =>
  isCalled(units[at - 1], /^for$/) || (hasAny(units[at - 1], 'determiner') && isCalled(units[at - 2], /^for$/));

/** "She can't chew raw carrots" asks for nothing raw. */
const describesRefused = (units: readonly Unit[], at: number, frames: readonly Frame[]): boolean =>
  has(units[at], 'diet') &&
  has(units[at], 'through') &&
  isThing(units[at + 1]) &&
  frames.some(({ polarity, args }) => polarity === -1 && args.includes(at + 1));

/** "I only have a kettle": whatever else a kitchen has is missing. */
function isOnlyThing(units: readonly Unit[], at: number): boolean {
  // "The hob only", "my kettle is the only thing".
  const isTheOnly =
    has(units[at + 1], 'copula') && isCalled(units[at + 2], /^the$/) && isCalled(units[at + 3], /^only$/);
  if (isCalled(units[at + 1], /^only$/) || isTheOnly) return true;
  for (let before = at - 1; before >= 0; before--) {
    const unit = units[before];
    if (has(unit, 'only') || isCalled(unit, /^only$/)) return true;
    const isBetween =
      has(unit, 'equipment') ||
      (isCalled(unit, /^one$/) && isCalled(units[before - 1], /^only$/)) ||
      hasAny(unit, 'determiner', 'through', 'joiner', 'filler', 'have');
    if (!isBetween) return false;
  }
  return false;
}

const ASIDE =
  /^(?:after|because|since|while|whilst|when|before|as my|as i|as we|now that|even though|cos|cause|due to|in case)$/;

/** "After a bad day", "nothing boring": said, and of no concern to a recipe. */
function asidesOf(
  units: readonly Unit[],
  tokens: readonly Token[],
  readings: readonly ClauseReading[],
  frames: readonly Frame[],
): Set<number> {
  const asides = new Set<number>();
  for (const { predicate, polarity, args } of frames)
    if (polarity === -1 && predicate !== 'little')
      for (const at of args)
        for (
          let from = at;
          has(units[at], 'mood') && (from === at || hasAny(units[from], 'degree', 'not', 'none'));
          from--
        )
          asides.add(from);
  for (const { clause } of readings) {
    const first = units.findIndex(
      (unit, at) => at >= clause.start && at < clause.end && unit.concepts.some(({ id }) => ASIDE.test(id)),
    );
    if (first < 0) continue;
    let end = first + 1;
    while (
      end < clause.end &&
      !isLeftOut(units[end]) &&
      !units[end]?.isAmount &&
      !has(units[end], WISHES) &&
      !units[end]?.mark
    )
      end++;
    if (end > first + 1 && end === clause.end) for (let at = first; at < end; at++) asides.add(at);
  }
  for (const at of units.keys()) if (isWhereabouts(units, at) || has(units[at], 'setting')) asides.add(at);
  // "My niece (4)", "3 avocados"; but "3 bean chilli".
  const isAlone = (at: number) =>
    /^\d/.test(tokens[units[at]?.first ?? 0]?.text ?? '') && !(isLeftOut(units[at + 1]) && isLeftOut(units[at + 2]));
  // Of what nobody knows anything of, all is looked for: it may be a dish.
  const isKnown = frames.some(({ polarity, args }) => polarity !== 0 && args.some((at) => isWished(units[at])));
  for (const { clause, frames: own } of readings) {
    const isSaying = units.slice(clause.start, clause.end).some((unit) => !isThing(unit) && hasAny(unit, ...SAYING));
    const isWishing = own.some(({ polarity, args }) => polarity === 1 && args.some((at) => isLeftOut(units[at])));
    for (let at = clause.start; (isSaying || isKnown) && at < clause.end; at++)
      if (isUnknown(units[at]) && !(isOfName(units, clause, at, isSaying, isWishing) && !isAlone(at))) asides.add(at);
  }
  return asides;
}
/** What is in or at somebody's own place says where: "in our holiday flat". */
function isWhereabouts(units: readonly Unit[], at: number): boolean {
  const isPlaced = (unit: Unit | undefined) => isUnknown(unit) || (has(unit, 'occasion') && !has(unit, 'person'));
  if (!isPlaced(units[at])) return false;
  let first = at;
  while (isPlaced(units[first - 1])) first--;
  let end = at + 1;
  while (isPlaced(units[end])) end++;
  return (
    isUnknown(units[end - 1]) &&
    !isLeftOut(units[end]) &&
    isCalled(units[first - 1], /^(?:my|our|his|her|their|your)$/) &&
    isCalled(units[first - 2], /^(?:in|at|from)$/)
  );
}
const SAYING = ['subject', 'person', 'copula', 'aux', 'neutral', 'cause', 'harm', 'allergy', 'lack', 'refuse'] as const;

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
): boolean {
  let [first, last] = [at, at];
  while (first > start && isUnknown(units[first - 1])) first--;
  while (last + 1 < end && isUnknown(units[last + 1])) last++;
  const before = first > start ? units[first - 1] : undefined;
  const after = last + 1 < end ? units[last + 1] : undefined;
  // "Jelly for the class"; "tastes like soap".
  const isFirst = first === start && isCalled(after, /^for$/);
  if (isFirst || (has(before, 'want') && !has(units[first - 2], 'cause') && !has(after, 'harm'))) return true;
  // "The church supper" is no kind of supper, and a wedding buffet no dish.
  const isOwn =
    (isCalled(before, /^(?:the|my|our|their)$/) || has(after, 'occasion')) && !hasAny(after, 'food', 'dish');
  if (isLeftOut(after) && !isOwn) return isWishing || !isSaying;
  if (hasAny(before, 'with', 'joiner')) return isWishing || (!isSaying && first - 1 === start);
  // "Half a cauliflour and a tin of chickpeas".
  const isListed =
    has(after, 'joiner') && units.slice(last + 2, last + 6).some(isThing) && hasAny(before, 'determiner', 'through');
  if (isListed && isWishing) return true;
  // "A tiny kitchen" is no dish.
  if (isSaying || hasAny(after, 'filler', 'person')) return false;
  // "Hosting six friends".
  if (units[last]?.ending === 'ing' && after?.isAmount) return false;
  // "Gnocci with sage".
  const isHead = hasAny(after, 'with', 'without') && (!before || has(before, 'determiner'));
  if (units.slice(start, end).some(isWished)) return isHead || isLeftOut(before);
  let place = first - 1;
  while (hasAny(units[place], 'determiner', 'through')) place--;
  // "For the train", "got a meeting after".
  return (
    !(place >= start && hasAny(units[place], 'preposition', 'have')) && !isCalled(before, /^(?:the|my|our|their)$/)
  );
}
