import { has, isLeftOut, isThing, isUnknown, NAMES_DISH, type Scoped } from './units.ts';
import type { Kind } from './vocabulary.ts';

/** What is said of something: some units of a text, `start` inclusive, `end` exclusive. */
export interface Clause {
  start: number;
  end: number;
  /** It begins with what it is about: "tofu? over my dead body". */
  isOfTopic?: boolean;
}

/** Kinds of words of which a clause has at least one when it says something, and does not merely name a dish. */
const SAYING: readonly Kind[] = ['copula', 'personal', 'auxiliary', 'refusal', 'averse'];
/** What may begin a second clause after "and". */
const BEGINNING: readonly Kind[] = ['actor', 'wanting', 'refusal', 'auxiliary', 'negator', 'splitter', 'allergic'];

const hasAny = (unit: Scoped | undefined, kinds: readonly Kind[]): boolean => kinds.some((kind) => has(unit, kind));

export const isSaying = (units: readonly Scoped[], { start, end }: Clause): boolean =>
  units.slice(start, end).some((unit) => hasAny(unit, SAYING) || unit.isShort);

/** A comma between two foods is of a list: "citrus, kiwi and pineapple give me hives". */
function isListComma(units: readonly Scoped[], at: number): boolean {
  const isListed = (unit: Scoped | undefined) => isThing(unit) && !has(unit, NAMES_DISH);
  let next = at + 1;
  while (has(units[next], 'joiner') || has(units[next], 'through')) next++;
  return units[at]?.mark === ',' && isListed(units[at - 1]) && isListed(units[next]);
}

const isDenying = (units: readonly Scoped[], { start, end }: Clause): boolean =>
  units.slice(start, end).some((unit) => hasAny(unit, DENYING));
const DENYING: readonly Kind[] = ['negator', 'auxiliary', 'refusal', 'allergic'];

function isBeginning(units: readonly Scoped[], at: number, start: number): boolean {
  const unit = units[at];
  // Of "garlic is so bad" the "so" begins nothing.
  if (has(unit, 'splitter')) {
    const is = (id: string) => unit?.concepts.some((concept) => concept.id === id);
    // "Mushrooms give me colic" asks for nothing, "no mushrooms give me pasta" does.
    const isTold = is('give me') && isThing(units[at - 1]) && !isDenying(units, { start, end: at });
    // "Because of tree nuts" goes on with what is said.
    const isReason = is('because') && units[at + 1]?.concepts.some(({ id }) => id === 'of');
    return !isTold && !isReason && !(is('so') && has(units[at - 1], 'copula'));
  }
  return (
    has(unit, 'joiner') &&
    hasAny(units[at + 1], BEGINNING) &&
    !isThing(units[at + 1]) &&
    // "Nuts and I do not get along."
    isSaying(units, { start, end: at })
  );
}

/** The clauses of a text, first to last: parted at marks, at what joins clauses, and where somebody begins to ask. */
export function clausesOf(units: readonly Scoped[]): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (let at = 0; at <= units.length; at++) {
    const unit = units[at];
    const isMark = !!unit?.mark && !isListComma(units, at);
    if (unit && !isMark && !(at > start && isBeginning(units, at, start))) continue;
    if (at > start) clauses.push({ start, end: at });
    start = isMark ? at + 1 : at;
  }
  return withTopics(units, clauses);
}

/** "Tofu? Over my dead body": what is named alone is what the next clause is about, when that names nothing itself. */
function withTopics(units: readonly Scoped[], clauses: readonly Clause[]): Clause[] {
  const merged: Clause[] = [];
  for (const clause of clauses) {
    const topic = merged.at(-1);
    const isTopic =
      topic &&
      units.slice(topic.start, topic.end).some(isThing) &&
      units
        .slice(topic.start, topic.end)
        .every((unit) => isThing(unit) || has(unit, 'joiner') || has(unit, 'through') || unit.mark);
    const own = units.slice(clause.start, clause.end);
    const isSure = units[clause.start - 1]?.mark === ',';
    const isComment =
      !own.some(isLeftOut) &&
      own.some((unit) => has(unit, 'averse') || (!isSure && (isUnknown(unit) || has(unit, 'doubtful'))));
    if (isTopic && isComment) merged[merged.length - 1] = { start: topic.start, end: clause.end, isOfTopic: true };
    else merged.push(clause);
  }
  return merged;
}
