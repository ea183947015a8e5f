/** Words around a change that may make something of it together with it. */
const AROUND = 3;

/** The part of a text that an edit has touched, with a few words around it; empty where it has changed nothing. */
export function touchedPart(before: string, after: string): string {
  const [old, now] = [before.split(/\s+/), after.split(/\s+/)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let same = 0;
  while (same < shorter - start && old.at(-1 - same) === now.at(-1 - same)) same++;
  const isUntouched = start === old.length && start === now.length;
  return isUntouched ? '' : now.slice(Math.max(0, start - AROUND), now.length - same + AROUND).join(' ');
}
