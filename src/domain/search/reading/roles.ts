import type { Part, PartRole } from './parts.ts';
import type { Chances } from './tagger/chances.ts';
import type { Token } from './tokens.ts';
import {
  has,
  hasAny,
  isCalled,
  isCooking,
  isLeftOut,
  isNaming,
  isThing,
  isUnknown,
  isWished,
  type Unit,
} from './units.ts';

/** From where on a thing is left out rather than wished for, and from where on that is not doubtful. To look for what must not be is worst. */
const LEFT_OUT = 0.3;
/** The same of what stands right behind words that refuse. */
const LEFT_OUT_PLAINLY = 0.05;
const SURE = 0.5;
/** From where on it is doubtful whether a thing is wished for, unless words that wish stand right before it: it is said, and not looked for. */
const DOUBTFUL = 0.15;
/** From where on a word is surely of no concern, so that nobody need be told. */
const CHAT = 0.9;
/** From where on what is refused in so many words is cooking: "not one for cooking" asks for nothing raw. */
const COOKING = 0.1;
/** From where on words that make sentences are part of what no search can know: "without much washing up". */
const SAID = 0.15;
/** From where on a diet or a number is only told of: "gluten free is fine with me". */
const TOLD = 0.8;

/** What each unit of a text is to the search; without chances, a name. */
export function partsOf(units: readonly Unit[], tokens: readonly Token[], chances: readonly Chances[]): Part[] {
  const parts = units.map((unit, at): Part => {
    const text = tokens.slice(unit.first, unit.end);
    const isOnly = has(unit, 'equipment') && isOnlyThing(units, at);
    const said = saidOf(units, at, chances[at] ?? NAME);
    return {
      from: text[0]?.from ?? 0,
      to: text.at(-1)?.to ?? 0,
      words: unit.words ?? text.map((token) => token.text).join(' '),
      isMended: text.some(({ slip }) => slip !== undefined),
      isDoubted: false,
      isAside: false,
      ...said,
      role: isOnly ? 'limit' : said.role,
      // "Not too spicy" may have some chilli in it.
      concepts: isTooMuch(units, at)
        ? unit.concepts.map(({ not, ...concept }) => concept)
        : isCooking(unit)
          ? [{ kind: 'equipment', id: 'no-cook' }]
          : unit.concepts,
      limits: unit.limits,
      isWithin: said.role === 'wish' && has(unit, 'food') && isWithin(units, at),
      isOr: isJoinedByOr(units, at),
      isForHealth: said.role === 'limit' && units.some((each) => hasAny(each, 'harm', 'allergy', 'tolerate')),
      isOnly,
    };
  });
  if (parts.some(({ role }) => role === 'wish' || role === 'unknown')) return parts;
  return parts.map((part, at) => (isDishBehind(units, at) ? { ...part, role: 'wish', isDoubted: false } : part));
}

/** "No tahini hummus", "without an oven cake": where all else is refused, the dish that ends the text is what is wanted. */
function isDishBehind(units: readonly Unit[], at: number): boolean {
  if (!has(units[at], 'dish') || !isThing(units[at - 1]) || units.slice(at + 1).some(({ mark }) => !mark)) return false;
  const before = beforeNames(units, at);
  const isMissing = has(units[before], 'have') && has(units[before - 1], 'not') && has(units[at - 1], 'equipment');
  return hasAny(units[before], 'none', 'without') || isMissing;
}

type Said = Pick<Part, 'role'> & Partial<Pick<Part, 'isDoubted' | 'isAside'>>;
const NAME: Chances = { wish: 1, out: 0, said: 0, none: 0 };
const ASIDE: Said = { role: 'nothing', isAside: true };

function saidOf(units: readonly Unit[], at: number, { wish, out, said, none }: Chances): Said {
  const unit = units[at] as Unit;
  // "An hour in the car" limits nothing.
  if (unit.isAmount && none > TOLD) return { role: 'nothing', isAside: none < CHAT };
  if (unit.isAmount) return { role: unit.limits.length > 0 ? 'limit' : 'notUnderstood' };
  // "I can't have a quiet life."
  if (unit.isLacking) return none > TOLD ? ASIDE : { role: 'limit' };
  if (unit.mark) return { role: 'nothing' };
  if (isNeed(units, at)) return { role: 'notUnderstood' };
  const isNamed = isUnknown(unit) || hasAny(unit, 'food', 'animal', 'dish');
  if (isCooking(unit) && out > COOKING && isRefusedPlainly(units, at)) return { role: 'wish' };
  if (!isNaming(unit)) return { role: 'nothing', isAside: has(unit, 'setting') || said > SAID };
  // What a filter says can be known.
  const [wished, told] = isNamed ? [wish, said + none] : [wish + said, none];
  if (hasAny(unit, 'dish', 'category') && isTasteRefused(units, at - 1)) return { role: 'wish' };
  // "No raw apples" asks for nothing raw.
  if (has(unit, 'through') && isThing(units[at + 1]) && out > wish) return { role: 'nothing' };
  // A diet holds however it is said: "gluten free", "she is coeliac".
  const refused = has(unit, 'diet') ? 0 : out / (wished + out);
  if (told > wished + out && (told > TOLD || !has(unit, 'diet')))
    return { role: 'nothing', isAside: none < CHAT || !isUnknown(unit) };
  if (refused > (isRefusedPlainly(units, at) ? LEFT_OUT_PLAINLY : LEFT_OUT))
    return isFine(units, at) ? { role: 'nothing' } : refusalOf(unit, refused < SURE);
  if (
    (isUnknown(unit) || has(unit, 'food')) &&
    refused > DOUBTFUL &&
    units.some(isRefusing) &&
    !isWishedPlainly(units, at)
  )
    return { role: 'notUnderstood' };
  if (has(unit, 'food') && !has(unit, 'dish') && isUnreadDeed(units, at) && !isWishedPlainly(units, at))
    return { role: 'notUnderstood' };
  return { role: wishOf(units, at) };
}

/**
 * "Ginger thins my blood", "the dietitian struck potatoes": a food that does something unread to somebody, or has it done
 * by somebody. Whether that is good or bad nobody here knows.
 */
function isUnreadDeed(units: readonly Unit[], at: number): boolean {
  const isDeed = (unit: Unit | undefined): boolean => (isUnknown(unit) && !unit?.mark) || has(unit, 'refuse');
  // Not "my mum famous potatoes".
  if (isDeed(units[at - 1]) && isSomebody(units[at - 2]) && isCalled(units[at - 3], /^the$/)) return true;
  const isDoing =
    isDeed(units[at + 1]) && (at === 0 || hasAny(units[at - 1], 'joiner', 'subord') || !!units[at - 1]?.mark);
  return isDoing && units.slice(at + 2, at + 4).some(isSomebody);
}

const isSomebody = (unit: Unit | undefined): boolean =>
  (has(unit, 'person') && !has(unit, 'dish')) || isCalled(unit, /^(?:my|his|her|our|their|your|us|him|them)$/);

/** "Low histamine", "kidney friendly", "pregnancy safe": what somebody's health asks for, of which nobody here knows anything. */
const isNeed = (units: readonly Unit[], at: number): boolean =>
  [at - 1, at].some(
    (first) =>
      (has(units[first], 'little') && isUnknown(units[first + 1])) ||
      (isUnknown(units[first]) &&
        isCalled(units[first + 1], /^(?:friendly|suitable|compliant|approved|safe|intolerance|allergy)$/)),
  );

/** "Not spicy curry", "not too spicy soup" is a dish: what is not wished for is how it tastes. */
function isTasteRefused(units: readonly Unit[], at: number): boolean {
  if (!has(units[at], 'taste')) return false;
  let before = at - 1;
  while (has(units[before], 'degree')) before--;
  return isCalled(units[before], /^not(?: too)?$/);
}

function refusalOf(unit: Unit, isDoubted: boolean): Said {
  if (isUnknown(unit)) return { role: 'notUnderstood', isDoubted };
  const isDear = unit.concepts.some(({ kind, id }) => kind === 'cost' && id === 'dear');
  return isLeftOut(unit) || isDear ? { role: 'limit', isDoubted } : ASIDE;
}

function wishOf(units: readonly Unit[], at: number): PartRole {
  const unit = units[at] as Unit;
  if (isUnknown(unit)) return 'unknown';
  // "A hot lunch" is warm.
  if (unit.concepts[0]?.kind === 'mood' || (has(unit, 'taste') && has(units[at + 1], 'category'))) return 'preference';
  return isWished(unit) ? 'wish' : 'nothing';
}

const isTooMuch = (units: readonly Unit[], at: number): boolean =>
  hasAny(units[at], 'taste', 'difficulty') && isCalled(units[at - 1], /^too(?: much)?$/);

/** "No nuts or seeds", "she doesn't like beetroot": the nearest word before a row of names refuses, or it goes with what was refused, which needs no understanding. */
function isRefusedPlainly(units: readonly Unit[], at: number): boolean {
  let before = beforeNames(units, at);
  // "Don't want to cook".
  while (
    isCooking(units[at] as Unit) &&
    hasAny(units[before], 'aux', 'want', 'preposition') &&
    !has(units[before], 'not')
  )
    before--;
  const isDenied = hasAny(units[before], 'want', 'eat', 'have', 'tolerate', 'neutral') && has(units[before - 1], 'not');
  // "Celery is a problem. A stew? Mustard as well."
  const isToo = has(units[at + 1], 'ellipsis') && units.some((unit) => hasAny(unit, 'harm', 'lack', ...REFUSING));
  return isToo || isDenied || (hasAny(units[before], ...REFUSING) && !has(units[before - 1], 'not'));
}
/** Words of refusal, harm, allergy or lack. */
const isRefusing = (unit: Unit): boolean => hasAny(unit, 'harm', 'lack', 'free', ...REFUSING);

/** "I'd love mushrooms", "with rice": the nearest word before a row of names wishes for it. */
function isWishedPlainly(units: readonly Unit[], at: number): boolean {
  const wishes = (unit: Unit | undefined): boolean => hasAny(unit, 'want', 'eat', 'have', 'with', 'ask');
  let before = beforeNames(units, at);
  while (!wishes(units[before]) && (isCalled(units[before], /^(?:about|of|for)$/) || has(units[before], 'filler')))
    before = beforeNames(units, before);
  return isFine(units, at) || (wishes(units[before]) && !has(units[before - 1], 'not'));
}

/** "I can't eat tofu, tempeh is fine." */
const isFine = (units: readonly Unit[], at: number): boolean =>
  has(units[at + 1], 'copula') && hasAny(units[at + 2], 'allow', 'praise');

const REFUSING = ['without', 'none', 'not', 'refuse', 'instead', 'allergy'] as const;

/** The nearest place before a row of names. */
function beforeNames(units: readonly Unit[], at: number): number {
  const isOfNames = (unit: Unit | undefined) =>
    (hasAny(unit, 'determiner', 'through', 'joiner') && !saysWithin(unit)) ||
    isThing(unit) ||
    isUnknown(unit) ||
    unit?.isAmount ||
    unit?.mark === ',';
  let before = at - 1;
  while (isOfNames(units[before])) before--;
  return before;
}

/** "With spinach", "I have half a cauliflower and chickpeas": the nearest word before a row of names says that it is in the dish. */
const isWithin = (units: readonly Unit[], at: number): boolean => saysWithin(units[beforeNames(units, at)]);
const saysWithin = (unit: Unit | undefined): boolean => !!unit?.concepts.some(({ within }) => within);

function isJoinedByOr(units: readonly Unit[], at: number): boolean {
  let before = at - 1;
  while (hasAny(units[before], 'determiner', 'through', 'with') && !has(units[before], 'joiner')) before--;
  return isCalled(units[before], /^or$/) && (isLeftOut(units[before - 1]) || isUnknown(units[before - 1]));
}

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
