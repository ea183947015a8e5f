import { end, type OpenClause } from './draft.ts';
import { bare, type ClauseReading, frameOf, type OpenPredicate } from './frames.ts';
import { has, isFood, isThing, isUnknown, type Unit } from './units.ts';

/** The reading of a clause at whose end a draft has come. */
export function finished(draft: OpenClause): ClauseReading {
  const { units, clause, frames, governor: last } = draft;
  let open: OpenPredicate | null = null;
  if (last && last.args.length === 0) {
    const isAnswer = last.said.kind === 'none' && last.at === clause.end - 1;
    // "Mushrooms I love"; "cream no".
    const of = last.said.takes === 'after' && !isAnswer ? [] : draft.loose;
    if (of.length > 0) {
      frames.push(frameOf(last, of));
      draft.loose = [];
    } else if (last.isCooking && last.polarity === -1)
      frames.push({ ...frameOf(last, [last.at]), predicate: 'cooking' });
    else open = { predicate: last.said.kind, polarity: last.polarity, isHealth: last.said.health ?? false };
  } else if (last?.isTold) {
    const joined = draft.loose.filter(
      (at) => isFood(units[at]) && last.said.takes !== 'next' && isJoined(units, last.at, at),
    );
    if (joined.length > 0) frames.push(frameOf(last, joined));
    draft.loose = draft.loose.filter((at) => !joined.includes(at));
  } else {
    const isVague = last?.polarity === -1 && last.args.every((at) => isUnknown(units[at]));
    draft.isUnclear ||= isVague && draft.loose.some((at) => isThing(units[at]));
    end(draft);
  }
  for (const at of draft.loose) frames.push(bare(draft.isSaid ? 'said' : 'name', [at], 1));
  return { clause, frames, open, isUnclear: draft.isUnclear };
}

/** "Peanuts are out, and cashews." */
const isJoined = (units: readonly Unit[], from: number, at: number): boolean =>
  at > from && units.slice(from + 1, at).some((unit) => has(unit, 'joiner') || unit.mark === ',');
