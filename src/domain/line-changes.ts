export interface LineChange {
  text: string;
  /** Against the lines before. */
  is: 'same' | 'gone' | 'new';
}

/** Lines beyond which no common ones are looked for. */
const MOST = 400;

/** What became of lines, in order: those that are in both stay, and between them stands first what went, then what came. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const common = before.length > MOST || after.length > MOST ? [] : commonLines(before, after);
  const changes: LineChange[] = [];
  let [from, to] = [0, 0];
  for (const [inBefore, inAfter] of [...common, [before.length, after.length] as const]) {
    for (; from < inBefore; from++) changes.push({ text: before[from] ?? '', is: 'gone' });
    for (; to < inAfter; to++) changes.push({ text: after[to] ?? '', is: 'new' });
    const text = before[inBefore];
    if (text !== undefined && inBefore < before.length) changes.push({ text, is: 'same' });
    from = inBefore + 1;
    to = inAfter + 1;
  }
  return changes;
}

/** Places of the longest run of lines that both have, in order. */
function commonLines(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  const width = after.length + 1;
  /** How many are common from each pair of places on. */
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const [down = 0, right = 0] = [lengths[(i + 1) * width + j], lengths[i * width + j + 1]];
      lengths[i * width + j] =
        before[i] === after[j] ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(down, right);
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return pairs;
}
