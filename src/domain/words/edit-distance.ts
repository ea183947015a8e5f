/** Words that differ in more letters than this are not compared. */
const MOST = 200;
/** Rows of the table below, made once: a word is compared with thousands. */
const ROWS = [new Uint8Array(MOST + 1), new Uint8Array(MOST + 1), new Uint8Array(MOST + 1)] as const;

/**
 * The number of letters that must be added, dropped, changed or swapped with their neighbour to make one word of the other
 * (optimal string alignment); `limit + 1` when it takes more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // What both begin and end with takes no slip.
  let start = 0;
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  const [lengthA, lengthB] = [endA - start, endB - start];
  if (lengthA === 0 || lengthB === 0) return Math.min(lengthA + lengthB, limit + 1);
  if (lengthA > MOST || lengthB > MOST) return limit + 1;
  let [beforeLast, last, row] = ROWS as readonly [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= lengthB; j++) last[j] = j;
  for (let i = 1; i <= lengthA; i++) {
    const letter = a.charCodeAt(start + i - 1);
    const previous = i > 1 ? a.charCodeAt(start + i - 2) : -1;
    row[0] = i;
    let least = i;
    for (let j = 1; j <= lengthB; j++) {
      const other = b.charCodeAt(start + j - 1);
      let cost = (last[j - 1] as number) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      const isSwapped = j > 1 && previous === other && letter === b.charCodeAt(start + j - 2);
      if (isSwapped) cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[lengthB] as number, limit + 1);
}
