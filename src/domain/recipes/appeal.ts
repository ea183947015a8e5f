import { type Season, seasonAt } from './facts/seasons.ts';
import type { Category } from './kitchen.ts';

/** The points for a recipe that nobody has looked at yet. */
export interface Appealing {
  id: string;
  category: Category;
  tags: readonly string[];
  seasons: readonly Season[];
  imageUrl: string | null;
  nutriScore: string | null;
  isPremiumOnly: boolean;
  /** UTC milliseconds. */
  createdAt: number;
}

/** What a meal is made of comes before what goes with one, and drinks and basics last. */
const COURSES: Record<Category, number> = { dinner: 0, desserts: 0, lunch: 0, breakfast: 0, snacks: 1, beverages: 2 };
const BASICS = new Set(['basics', 'condiment', 'dip', 'dressing', 'plant-milk', 'sauce', 'spread', 'staple']);

const WORTH = { picture: 4, inSeason: 3, outOfSeason: -3, locked: -2 } as const;
const LABELS: Record<string, number> = { A: 1, B: 0.5 };

/**
 * The recipes by what speaks for them at a time (UTC milliseconds): their season, a picture, the Nutri-Score, newer first
 * among equals; mains and desserts before the rest, and no two of one category in a row while there is another. The same
 * recipes come in the same order whatever order they are given in.
 */
export function byAppeal<T extends Appealing>(recipes: readonly T[], now: number): T[] {
  const season = seasonAt(now);
  const worth = new Map(recipes.map((recipe) => [recipe, worthOf(recipe, season)]));
  const better = (a: T, b: T) =>
    courseOf(a) - courseOf(b) ||
    (worth.get(b) ?? 0) - (worth.get(a) ?? 0) ||
    b.createdAt - a.createdAt ||
    (a.id < b.id ? -1 : 1);
  const queues = new Map<Category, T[]>();
  for (const recipe of recipes.toSorted(better)) {
    const queue = queues.get(recipe.category);
    if (queue) queue.push(recipe);
    else queues.set(recipe.category, [recipe]);
  }
  const ranked: T[] = [];
  const taken = new Map<Category, number>();
  while (ranked.length < recipes.length) {
    const last = ranked.at(-1)?.category;
    const firsts = [...queues.values()].flatMap(([first]) => first ?? []);
    const others = firsts.filter(({ category }) => category !== last);
    // A category that was often taken waits for one that is about as good.
    const [next] = (others.length > 0 ? others : firsts).toSorted(
      (a, b) =>
        courseOf(a) - courseOf(b) ||
        (worth.get(b) ?? 0) - (taken.get(b.category) ?? 0) - ((worth.get(a) ?? 0) - (taken.get(a.category) ?? 0)) ||
        better(a, b),
    );
    if (!next) break;
    queues.get(next.category)?.shift();
    taken.set(next.category, (taken.get(next.category) ?? 0) + 1);
    ranked.push(next);
  }
  return ranked;
}

const courseOf = ({ category, tags }: Appealing): number =>
  tags.some((tag) => BASICS.has(tag)) ? 2 : COURSES[category];

function worthOf({ seasons, imageUrl, nutriScore, isPremiumOnly }: Appealing, season: Season): number {
  const timely = seasons.length === 0 ? 0 : seasons.includes(season) ? WORTH.inSeason : WORTH.outOfSeason;
  const label = LABELS[nutriScore ?? ''] ?? 0;
  return timely + label + (imageUrl ? WORTH.picture : 0) + (isPremiumOnly ? WORTH.locked : 0);
}
