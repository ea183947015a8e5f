import {
  asksWhat,
  type Clause,
  has,
  hasAny,
  isAnotherDish,
  isCalled,
  isFood,
  isLeftOut,
  isThing,
  isUnknown,
  NAMES_DISH,
  type Predication,
  type Unit,
} from './units.ts';

/** Whether a word says something, and does not merely name. */
export const isVerbal = (unit: Unit | undefined): boolean =>
  !isThing(unit) && (hasAny(unit, 'copula', 'neutral', 'cause', 'aux') || /both|before/.test(unit?.said?.takes ?? ''));

/** A negation that has not named anything yet: "nothing that contains", "allergies: nuts", "swells up when she eats". */
function isWaiting(units: readonly Unit[], start: number, at: number): boolean {
  // "But I can't: …" has left out its verb.
  const isLeft = has(units[at - 1], 'not') && has(units[at - 2], 'aux');
  const own = units.slice(start, at);
  if (isLeft && own.some((unit) => hasAny(unit, 'subject', 'person'))) return false;
  return own.some(({ said }) => said?.polarity === -1) && !own.some(isLeftOut);
}

/** The first unit after a row of names that begins at a place. */
function afterNames(units: readonly Unit[], at: number): number {
  let next = at;
  while (next < units.length && isPartOfNames(units[next])) next++;
  return next;
}
const isPartOfNames = (unit: Unit | undefined): boolean =>
  isLeftOut(unit) || hasAny(unit, 'joiner', 'determiner', 'through') || isUnknown(unit);

/** A comma that goes on with a list: things on both sides, and the second begins no clause and names no dish. */
function goesOn(units: readonly Unit[], at: number, start: number): boolean {
  let next = at + 1;
  while (has(units[next], 'joiner') || hasAny(units[next], 'determiner', 'through')) next++;
  if (isLeftOut(units[next]) === false && !isUnknown(units[next])) return false;
  const said = units.slice(start, at).flatMap((unit) => unit.said ?? []);
  const isRefused = isUnknown(units[at - 1]) && said.some(({ polarity }) => polarity === -1);
  if (!isLeftOut(units[at - 1]) && !isRefused) return false;
  if (said.some(({ kind }) => kind === 'instead')) return false;
  // "Can't: bread, pasta".
  if (units.slice(start, at).some(({ mark }, i) => mark === ':' && has(units[start + i - 1], 'not'))) return true;
  const end = afterNames(units, at + 1);
  const follows = units[end];
  // "No sesame, poppy or sunflower seeds please" asks for none of them; "no nuts, tomatoes please" for tomatoes.
  const isPolite = isCalled(follows, /^please$/) && units.slice(at + 1, end).some((unit) => has(unit, 'joiner'));
  const isTold =
    (isVerbal(follows) && !isPolite) || isCalled(follows, /^instead$/) || hasAny(follows, 'ellipsis', 'only');
  // "I'm bringing cake, half the office is gluten free".
  const isOfOthers = has(units[at + 1], 'determiner') && !units.slice(at + 1, end).some(isLeftOut);
  if (isTold && (said.length > 0 || isOfOthers)) return false;
  // "Sandwiches, peanut butter banned": no list, which would have "and".
  const isOfDish = has(units[at - 1], NAMES_DISH) && units.slice(at + 1, end).every(isFood);
  if (isTold && isOfDish && !has(units[at - 1], 'cuisine')) return false;
  return !isNewDish(units, at, end);
}

/** "No nuts, tomato pasta" begins a dish after its comma; "no nuts, tomato or pasta" goes on. */
function isNewDish(units: readonly Unit[], comma: number, end: number): boolean {
  const names = units.slice(comma + 1, end);
  // "No nuts, jelly for a party".
  if (isCalled(units[end], /^for$/) && !names.some((unit) => has(unit, 'joiner'))) return true;
  // "No gherkins, extra onions".
  if (isCalled(units[comma + 1], /^extra$/)) return true;
  // "No nuts, and a pie please".
  if (isFood(units[comma - 1]) && isAnotherDish(units, comma + 1)) return true;
  return !names.some((unit) => has(unit, 'joiner')) && names.some((unit) => has(unit, NAMES_DISH));
}

/** What contrasts clauses, and may stand inside the second. */
const ADVERBIAL = /^(?:however|though|on the other hand)$/;

function begins(units: readonly Unit[], at: number, start: number): boolean {
  const unit = units[at] as Unit;
  const next = units[at + 1];
  // "Parsnips, on the other hand, can stay away".
  const close = units.findIndex(({ mark }, i) => i > at && mark !== '');
  if (has(unit, 'contrast') && construction(units, at, { start, end: close < 0 ? units.length : close })) return false;
  if (has(unit, 'contrast')) return !(isCalled(unit, ADVERBIAL) && isLeftOut(units[at - 1]) && isVerbal(next));
  const hasSaid = units.slice(start, at).some(isVerbal);
  if (hasAny(unit, 'subord', 'condition')) {
    // "She can't chew, so a soup", "no mixer so a cake".
    const isResult = isCalled(unit, /^(?:so|so that|therefore)$/) && (!!units[at - 1]?.said || has(next, 'determiner'));
    if (isResult && !isCalled(next, /^(?:much|many)$/)) return true;
    return !isWaiting(units, start, at) && !has(units[at - 1], 'copula');
  }
  if (has(unit, 'relative')) return !isWaiting(units, start, at) && isVerbal(next);
  if (has(unit, 'joiner')) {
    const isSomebodys = has(next, 'determiner') && has(units[at + 2], 'person') && isVerbal(units[at + 3]);
    // "Seeds and skins".
    const isLast = !units[at + 2] || !!units[at + 2]?.mark;
    const isSubject = has(next, 'subject') || (has(next, 'person') && !isThing(next) && !isLast) || isSomebodys;
    const second = next && !isThing(next) ? next.said : null;
    // "She's coming for dinner and peanuts are a problem".
    if (hasSaid && isFood(next) && has(units[at - 1], NAMES_DISH) && isVerbal(units[afterNames(units, at + 1)]))
      return true;
    // "Nuts and I do not get along", "don't eat nuts or drink wine".
    if (isCalled(unit, /^(?:or|nor)$/) && second && second.polarity !== -1 && hasSaid) return false;
    return (
      hasSaid &&
      (isSubject ||
        !!second ||
        hasAny(next, 'aux', 'only') ||
        isCalled(next, /^(?:so|nor|neither) (?:is|are|do|does|did|was|were)$/))
    );
  }
  // "If I see another leaf I'll scream", "no mushrooms I want pasta".
  if (
    has(unit, 'subject') &&
    !has(units[at - 1], 'joiner') &&
    !hasAny(units[at - 1], 'preposition', 'ask', 'relative', 'subord', 'condition')
  )
    return hasSaid && units.slice(start, at).some(isLeftOut) && isVerbal(next);
  return false;
}

/** The clauses of a text, first to last: parted at marks, at what joins clauses, and where somebody begins to ask. */
export function clausesOf(units: readonly Unit[]): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (let at = 0; at <= units.length; at++) {
    const unit = units[at];
    const isListed = unit?.mark === ',' && goesOn(units, at, start);
    const isKept = isListed || (unit?.mark === ':' && isWaiting(units, start, at));
    const isMark = !!unit?.mark && !isKept;
    if (unit && !isMark && (unit.mark || !begins(units, at, start))) continue;
    if (at > start) clauses.push({ start, end: at });
    start = isMark ? at + 1 : at;
  }
  return mergeTopics(units, clauses);
}

/** What is named alone is what the next clause is about, when that names nothing itself: "tofu? over my dead body". */
function mergeTopics(units: readonly Unit[], clauses: readonly Clause[]): Clause[] {
  const merged: Clause[] = [];
  for (const clause of clauses) {
    const topic = merged.at(-1);
    const names = units.slice(topic?.start, topic?.end);
    // "Tacos: can't stand them"; but "a stir fry that uses none".
    const isAsked = /[:?]/.test(units[topic?.end ?? 0]?.mark ?? '') && names.some(isLeftOut);
    if (topic && (isAsked || names.some(isThing)) && isTopic(names) && isComment(units, clause))
      merged[merged.length - 1] = { start: topic.start, end: clause.end, isOfTopic: true };
    else merged.push(clause);
  }
  return merged;
}

const isTopic = (names: readonly Unit[]): boolean =>
  names.every(
    (unit) => isLeftOut(unit) || hasAny(unit, 'joiner', 'through', 'determiner', 'person', 'degree') || unit.mark,
  );

function isComment(units: readonly Unit[], { start, end }: Clause): boolean {
  const own = units.slice(start, end);
  if (own.some(isLeftOut) || has(own[0], 'contrast') || asksWhat(units, { start, end })) return false;
  // "No peanuts. Cashews, ditto."
  if (own.every((unit) => hasAny(unit, 'ellipsis', 'joiner', 'filler', 'degree')))
    return own.some((unit) => has(unit, 'ellipsis'));
  // After a comma the next wish may begin: "tofu, surprise me".
  const isSure = units[start - 1]?.mark === ',';
  const says = own.some((unit) => {
    const { said } = unit;
    return !!said && (said.polarity === -1 || !isSure);
  });
  return says || (!isSure && own.some((unit) => isUnknown(unit) || hasAny(unit, 'doubtful')));
}

const WANTED: Predication = { kind: 'want', id: 'for', polarity: 1, takes: 'after' };
const REFUSED: Predication = { kind: 'instead', id: 'than', polarity: -1, takes: 'after' };
const NOT: Predication = { kind: 'not', id: 'too', polarity: -1, takes: 'after' };

/** Little words that govern what follows by the words of the clause around them (`|`); `@` is a thing, `?` an unknown word. */
const CONSTRUCTIONS: readonly { word: RegExp; after: RegExp; means: Predication }[] = [
  // "Swap the rice for quinoa".
  {
    word: /^(?:for|with|by|to)$/,
    after: /\b(?:swap|switch|replace|substitute|exchange|sub|trade)\b.* @ \|/,
    means: WANTED,
  },
  // "I'd rather have lentils than tofu", "potatoes over rice any day", "I prefer tea to coffee".
  { word: /^than$/, after: /\b(?:rather|sooner)\b/, means: REFUSED },
  {
    word: /^(?:to|over)$/,
    after: /\b(?:prefer|choose|pick|take|would \S+) (?:.* )?@ \||@ \|.* any day/,
    means: REFUSED,
  },
  // "Too hot for soup", "too tired to stand at the hob".
  { word: /^for$/, after: /\btoo \S+ \|/, means: REFUSED },
  { word: /^to$/, after: /\btoo \S+ \|/, means: NOT },
  // "Beans and rice it is".
  { word: /^is$/, after: /@ it \| $/, means: { kind: 'stock', id: 'it is', polarity: 1, takes: 'before' } },
  // "Enough soup".
  { word: /^enough$/, after: /^\| @ $/, means: REFUSED },
  // "Any fruit but plums".
  { word: /^but$/, after: /\b(?:any|all|every|everything|anything) (?:[@?] )?\| (?:the )?@ $/, means: REFUSED },
  // "There's nothing in the cupboard but pasta".
  { word: /^but$/, after: /\b(?:nothing|nowt|not much) (?:left|in|on|at) [^@]*\|/, means: WANTED },
  // "Minus peas, plus corn".
  { word: /^plus$/, after: /\bminus .*@ .*\|/, means: WANTED },
  // "I'd walk a mile for a falafel", "nothing cheers me up like dal".
  { word: /^for$/, after: /^(?:[^@]* )?(?:i|we) (?:would|could) (?!(?:[^@]* )?not )[^@]*\|/, means: WANTED },
  { word: /^(?:like|than)$/, after: /\b(?:nothing|nowt) (?!like)[^@]+ \|/, means: WANTED },
  { word: /^like$/, after: /\bthere (?:is )?(?:nothing|nowt) \|/, means: WANTED },
];

/** What somebody would do something for, or nothing is like, is wanted; what one thing is swapped for, or is better than. */
export function construction(units: readonly Unit[], at: number, { start, end }: Clause): Predication | null {
  if (!isCalled(units[at], /^(?:for|with|by|to|than|over|like|plus|enough|but|is)$/)) return null;
  const words = (from: number, to: number) =>
    units
      .slice(from, to)
      .map((unit) => (isLeftOut(unit) ? '@ ' : `${unit.concepts.at(-1)?.id ?? '?'} `))
      .join('');
  const clause = `${words(start, at)}| ${words(at + 1, end)}`;
  return CONSTRUCTIONS.find(({ word, after }) => isCalled(units[at], word) && after.test(clause))?.means ?? null;
}
