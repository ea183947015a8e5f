/** An element, as far as it can be drawn many times. */
export interface Copied {
  /** Elements in it, itself included, that are drawn once where it stands. */
  children: readonly Copied[];
  /** The element it draws again, by its id. */
  draws: string | null;
}

/** Most elements a drawing may come to. */
const MOST = 20_000;

/**
 * Whether a drawing comes to no more elements than a browser draws at once, where parts are drawn again by `use`: twenty
 * lines that each draw the one before ten times are more than any has memory for. One that draws itself is none.
 */
export function isDrawable(root: Copied, byId: ReadonlyMap<string, Copied>): boolean {
  const known = new Map<Copied, number>();
  const underway = new Set<Copied>();
  const count = (element: Copied): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (underway.has(element)) return Number.POSITIVE_INFINITY;
    underway.add(element);
    const again = element.draws === null ? undefined : byId.get(element.draws);
    const all = 1 + element.children.reduce((sum, child) => sum + count(child), 0) + (again ? count(again) : 0);
    underway.delete(element);
    known.set(element, all);
    return all;
  };
  return count(root) <= MOST;
}
