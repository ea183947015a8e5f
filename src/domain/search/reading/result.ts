import { asidesOf } from './asides.ts';
import type { ClauseReading, Frame } from './frames.ts';
import type { Part, PartRole } from './parts.ts';
import { isAtStake } from './safety.ts';
import { agreed, type UnitVerdict } from './tagger/agreement.ts';
import type { Chances } from './tagger/chances.ts';
import type { Token } from './tokens.ts';
import {
  has,
  hasAny,
  isCalled,
  isDeniedVerb,
  isFood,
  isLeftOut,
  isOnlyOne,
  isThing,
  isUnknown,
  isWished,
  mainKind,
  type Unit,
} from './units.ts';

/** What foods are kinds of: "lupin flour" is no other flour. */
const GENUS = /^(?:flour|milk|butter|oil|cream|cheese|sauce|paste|seed|vinegar|stock)$/;

/** What each unit of a text is to the search, by the frames that name it, and by what the tagger thinks where it was asked. */
export function partsOf(
  units: readonly Unit[],
  tokens: readonly Token[],
  readings: readonly ClauseReading[],
  doubts: ReadonlySet<ClauseReading>,
  chances: readonly Chances[],
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
  const framesAt = (at: number) => frames.filter(({ args }) => args.includes(at));
  const asides = asidesOf(units, tokens, readings, frames);
  const verdicts = units.map((unit, at): UnitVerdict => {
    const own = framesAt(at);
    const reading = readings.find(({ clause }) => at >= clause.start && at < clause.end);
    // "Kiwis, plums, all of them make my tongue sore": what is doubted may stand elsewhere.
    const isDoubted =
      (!!reading && doubts.has(reading)) ||
      [...doubts].some((each) => each.frames.some(({ polarity, args }) => polarity === 1 && args.includes(at)));
    const isRefused = own.some(({ polarity }) => polarity === -1);
    const isPart =
      isDeniedVerb(units, at) ||
      describesRefused(units, at, frames) ||
      (GENUS.test(keysAt(at)) &&
        (isDoubted || own.some(({ polarity, args }) => polarity === -1 && args.includes(at - 1))) &&
        isFood(units[at - 1])) ||
      (!isRefused && (refused.has(keysAt(at)) || isOnlyOne(units, at)));
    if (isPart) return { role: 'nothing', isDoubted, isAside: asides.has(at) };
    const given = roleOf(units, at, own, isDoubted, isTooMuch(units, at));
    const role = asides.has(at) && given !== 'notUnderstood' ? 'nothing' : given;
    const isAside = asides.has(at) && role === 'nothing';
    const verdict = { role, isDoubted, isAside };
    const asked = chances[at];
    return asked ? agreed(unit, verdict, own, asked) : verdict;
  });
  /** A clause is not understood as long as something in it is left out to be safe. */
  const isOpen = ({ clause: { start, end } }: ClauseReading) =>
    verdicts.slice(start, end).some(({ role, isDoubted }) => isDoubted && role !== 'nothing');
  const open = new Set(
    [...doubts].filter(isOpen).flatMap(({ clause: { start, end } }) => [...units.keys()].slice(start, end)),
  );
  return units.map((unit, at) => {
    const own = framesAt(at);
    const { role, isDoubted, isAside } = verdicts[at] as UnitVerdict;
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
          isTooMuch(units, at)
          ? unit.concepts.map(({ not, ...concept }) => concept)
          : unit.concepts,
      limits: unit.limits,
      isWithin: role === 'wish' && has(unit, 'food') && own.some(({ isWithin }) => isWithin),
      isOr: isJoinedByOr(units, at),
      isForHealth: own.some(({ polarity, isHealth }) => polarity === -1 && isHealth),
      isOnly,
      isDoubted: open.has(at) || (isDoubted && role !== 'nothing'),
      isAside,
    };
  });
}

const isTooMuch = (units: readonly Unit[], at: number): boolean =>
  hasAny(units[at], 'taste', 'difficulty') && isCalled(units[at - 1], /^too(?: much)?$/);

function roleOf(
  units: readonly Unit[],
  at: number,
  own: readonly Frame[],
  isDoubted: boolean,
  isTooMuch: boolean,
): PartRole {
  const unit = units[at] as Unit;
  if (unit.isAmount) return unit.limits.length > 0 ? 'limit' : 'notUnderstood';
  if (own.some(({ predicate }) => predicate === 'cooking')) return 'wish';
  if (own.some(({ predicate }) => predicate === 'little')) return 'notUnderstood';
  const isRefused = own.some(({ polarity }) => polarity === -1);
  if (isRefused && isLeftOut(unit)) return 'limit';
  if (isRefused && unit.concepts.some(({ kind, id }) => kind === 'cost' && id === 'dear')) return 'limit';
  if (isRefused && has(unit, 'mood')) return 'nothing';
  if (isRefused) return 'notUnderstood';
  // "Two of my guests can't handle chilli": no party for them.
  const isGuest = has(unit, 'person') && mainKind(unit) === 'occasion';
  if (isTooMuch || (isGuest && !isCalled(units[at - 1], /^for$/))) return 'nothing';
  if (isUnknown(unit)) return isDoubted ? 'notUnderstood' : 'unknown';
  if (isDoubted && own.some((frame) => isAtStake(units, at, frame))) return 'limit';
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
  // "A hot lunch" is warm.
  if (has(unit, 'taste') && has(units[at + 1], 'category')) return 'preference';
  // "I fancy hummus"; "the last one was too chewy".
  const isTold = (unit.said && has(units[at - 1], 'subject')) || isCalled(units[at - 1], /^(?:was|were|too|went)$/);
  if (mainKind(unit) === 'mood') return isTold ? 'nothing' : 'preference';
  return isWished(unit) ? 'wish' : 'nothing';
}

function isJoinedByOr(units: readonly Unit[], at: number): boolean {
  let before = at - 1;
  while (hasAny(units[before], 'determiner', 'through', 'with') && !has(units[before], 'joiner')) before--;
  return isCalled(units[before], /^or$/) && (isLeftOut(units[before - 1]) || isUnknown(units[before - 1]));
}

/** "She can't chew raw carrots" asks for nothing raw. */
const describesRefused = (units: readonly Unit[], at: number, frames: readonly Frame[]): boolean =>
  has(units[at], 'diet') &&
  has(units[at], 'through') &&
  isThing(units[at + 1]) &&
  frames.some(({ polarity, args }) => polarity === -1 && args.includes(at + 1));

/** "I only have a kettle": whatever else a kitchen has is missing. */
function isOnlyThing(units: readonly Unit[], at: number): boolean {
  if (isCalled(units[at + 1], /^only$/)) return true;
  for (let before = at - 1; before >= 0; before--) {
    const unit = units[before];
    if (has(unit, 'only') || isCalled(unit, /^only$/)) return true;
    const isBetween =
      has(unit, 'equipment') ||
      (has(unit, 'tag') && has(units[before + 1], 'joiner')) ||
      (isCalled(unit, /^one$/) && isCalled(units[before - 1], /^only$/)) ||
      hasAny(unit, 'determiner', 'through', 'joiner', 'filler', 'have');
    if (!isBetween) return false;
  }
  return false;
}
