import { z } from 'zod';
import type { IngredientLine } from '../../ingredients/ingredient-lines.ts';
import ROWS from './words/seasons.json' with { type: 'json' };

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** The season of a moment (UTC milliseconds) in Europe, by whole months: spring begins with March. */
export const seasonAt = (at: number): Season =>
  SEASONS[Math.floor(((new Date(at).getUTCMonth() + 10) % 12) / 3)] ?? 'winter';

/** One line of `words/seasons.json`: when a food is at its best and cheapest in Europe. Foods of the whole year have none. */
const rowSchema = z.strictObject({
  food: z.string(),
  seasons: z.string().transform((text) => z.array(z.enum(SEASONS)).parse(text.split('|'))),
});
const inSeason = new Map(
  z
    .array(rowSchema)
    .parse(ROWS)
    .map(({ food, seasons }) => [food, seasons]),
);

/** A garnish does not make a season: less than this share of a dish's known weight. */
const LEAST_SHARE = 0.08;

interface Seasoned {
  tags: readonly string[];
  lines: readonly IngredientLine[];
}

/** The seasons that its tags name; without any those in which all of its seasonal produce is in season together. */
export function seasonsOf({ tags, lines }: Seasoned): Season[] {
  const named = SEASONS.filter((season) => tags.includes(season));
  if (named.length > 0) return named;
  const total = lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const produce = lines.flatMap(({ food, grams }) => {
    const seasons = food && inSeason.get(food.id);
    return seasons && (grams ?? 0) >= total * LEAST_SHARE ? [seasons] : [];
  });
  return produce.length > 0 ? SEASONS.filter((season) => produce.every((seasons) => seasons.includes(season))) : [];
}
