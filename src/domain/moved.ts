/** The list with what is at one place moved to another; as it was where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  if (!(from in list) || !(to in list)) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T);
}

/** One step from one order to another: what goes, and before which; `null` for behind all. */
export interface OrderStep<Id> {
  moved: Id;
  before: Id | null;
}

/** The steps that bring a list of different ids into another order: a single one where a single one was moved. */
export function stepsBetween<Id>(from: readonly Id[], to: readonly Id[]): OrderStep<Id>[] {
  const steps: OrderStep<Id>[] = [];
  // Of what came or went meanwhile there is nothing to move.
  const goals = to.filter((id) => from.includes(id));
  let list = from.filter((id) => to.includes(id));
  for (const [at, wanted] of goals.entries()) {
    const here = list[at];
    if (here === undefined || here === wanted) continue;
    // Where the next is wanted here, it may be this one that went away, and all there is to do.
    const [went, goal] = list[at + 1] === wanted ? [here, goals.indexOf(here)] : [wanted, at];
    list = moved(list, list.indexOf(went), goal);
    steps.push({ moved: went, before: list[goal + 1] ?? null });
  }
  return steps;
}
