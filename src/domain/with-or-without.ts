/** The list with a value, added at its end where it was missing, or without it, as `isIn` says. */
export const withOrWithout = <T>(list: readonly T[], value: T, isIn: boolean): T[] =>
  isIn ? [...new Set([...list, value])] : list.filter((other) => other !== value);
