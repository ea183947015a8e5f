const DAY_MS = 86_400_000;
/** Days for which a guide is new. */
const NEW_DAYS = 30;

/**
 * So many guides to show on a day: those that are new, the newest first, then the others, others each week. `guides` come
 * the newest first; `now` is UTC milliseconds.
 */
export function guidesForDay<Guide extends { createdAt: number }>(
  guides: readonly Guide[],
  now: number,
  most: number,
): Guide[] {
  const fresh = guides.filter(({ createdAt }) => now - createdAt < NEW_DAYS * DAY_MS);
  const others = guides.filter((guide) => !fresh.includes(guide));
  const turn = others.length === 0 ? 0 : (Math.floor(now / (7 * DAY_MS)) * most) % others.length;
  return [...fresh, ...others.slice(turn), ...others.slice(0, turn)].slice(0, most);
}
