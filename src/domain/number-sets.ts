/** Numbers of recipes. */
export type Numbers = ReadonlySet<number>;

export const NONE: Numbers = new Set();

/** The numbers that are in both. */
export function common(one: Numbers, other: Numbers): Numbers {
  const [less, more] = one.size < other.size ? [one, other] : [other, one];
  const both = new Set<number>();
  for (const number of less) if (more.has(number)) both.add(number);
  return both;
}

/** The numbers that are in any of them. */
export function united(sets: readonly Numbers[]): Numbers {
  const some = sets.filter(({ size }) => size > 0);
  if (some.length < 2) return some[0] ?? NONE;
  const all = new Set<number>();
  for (const set of some) for (const number of set) all.add(number);
  return all;
}

/** The numbers that are in the first alone. */
export function except(one: Numbers, other: Numbers): Numbers {
  const rest = new Set<number>();
  for (const number of one) if (!other.has(number)) rest.add(number);
  return rest;
}
