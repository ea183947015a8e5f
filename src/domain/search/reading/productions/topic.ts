import type { Clause } from '../units.ts';
import { hasAny, isCalled, isLeftOut, isThing, isUnknown, predicateOf, type Unit } from '../units.ts';

/** What is named alone is what the next clause is about, when that names nothing itself: "tofu? over my dead body". */
export function mergeTopics(units: readonly Unit[], clauses: readonly Clause[]): Clause[] {
  const merged: Clause[] = [];
  for (const clause of clauses) {
    const topic = merged.at(-1);
    if (topic && isTopic(units.slice(topic.start, topic.end)) && isComment(units, clause))
      merged[merged.length - 1] = { start: topic.start, end: clause.end, isOfTopic: true };
    else merged.push(clause);
  }
  return merged;
}

const isTopic = (names: readonly Unit[]): boolean =>
  names.some(isThing) &&
  names.every(
    (unit) => isLeftOut(unit) || hasAny(unit, 'joiner', 'through', 'determiner', 'person', 'degree') || unit.mark,
  );

function isComment(units: readonly Unit[], { start, end }: Clause): boolean {
  const own = units.slice(start, end);
  if (own.some(isLeftOut) || own.some(({ isAmount }) => isAmount) || hasAny(own[0], 'contrast')) return false;
  // After a comma the next wish may begin: "tofu, surprise me".
  const isSure = units[start - 1]?.mark === ',';
  const says = own.some((unit) => {
    const said = predicateOf(unit);
    return !!said && (said.polarity === -1 || !isSure || isCalled(unit, /^(?:yes|please|yes please)$/));
  });
  return says || (!isSure && own.some((unit) => isUnknown(unit) || hasAny(unit, 'doubtful')));
}
