/** A list in which a value is, as the last one where it was not before; or in which it is not. */
export const withOrWithout = <T>(list: readonly T[], value: T, isIn: boolean): T[] =>
  isIn ? [...new Set([...list, value])] : list.filter((other) => other !== value);
