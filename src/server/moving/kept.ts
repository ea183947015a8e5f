/** Characters of what is kept of one recipe, as JSON. */
const MOST = 100_000;

/** What is kept from the old place, without what is larger than a recipe; the names of those are told. */
export function boundedKept(kept: Record<string, unknown>): { kept: Record<string, unknown>; tooLarge: string[] } {
  const sized = Object.entries(kept)
    .map(([name, value]) => ({ name: name.slice(0, 200), value, size: JSON.stringify(value)?.length ?? 0 }))
    .toSorted((a, b) => a.size - b.size);
  let left = MOST;
  const isHeld = ({ size, name }: (typeof sized)[number]): boolean => {
    left -= size + name.length;
    return left >= 0;
  };
  const [held, larger] = [[] as typeof sized, [] as typeof sized];
  for (const entry of sized) (isHeld(entry) ? held : larger).push(entry);
  return {
    kept: Object.fromEntries(held.map(({ name, value }) => [name, value])),
    tooLarge: larger.map(({ name }) => name),
  };
}
