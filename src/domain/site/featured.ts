import { z } from 'zod';
import { CATEGORIES, CATEGORY_LABELS, type Category } from '../recipes/kitchen.ts';

interface FeaturedPlace {
  label: string;
  /** Whose newest recipe stands in where the chosen one is gone, or none was chosen. */
  category: Category | null;
  /**
   * Shown until somebody chooses: by eye, pictures that belong together among those that were judged best
   * (pictures/verdicts.json).
   */
  byDefault: string;
}

const COVERS: Record<Category, string> = {
  breakfast: 'apple-cinnamon-porridge',
  lunch: 'pea-and-mint-soup',
  dinner: 'pizza-margherita',
  snacks: 'energy-balls',
  desserts: 'key-lime-pie',
  beverages: 'virgin-mojito',
};

/** The places where a recipe stands for more than itself. */
export const FEATURED_PLACES = {
  hero: { label: 'At the top of the landing page', category: null, byDefault: 'lemon-tart' },
  dinner: { label: 'First of three below it', category: 'dinner', byDefault: 'chilli-sin-carne' },
  breakfast: { label: 'Second of three', category: 'breakfast', byDefault: 'french-toast-with-berries' },
  desserts: { label: 'Third of three', category: 'desserts', byDefault: 'coconut-panna-cotta' },
  ...(Object.fromEntries(
    CATEGORIES.map((category) => [
      `cover-${category}`,
      { label: CATEGORY_LABELS[category], category, byDefault: COVERS[category] },
    ]),
  ) as Record<`cover-${Category}`, FeaturedPlace>),
} as const satisfies Record<string, FeaturedPlace>;
export type FeaturedSpot = keyof typeof FEATURED_PLACES;
export const PLACE_NAMES = Object.keys(FEATURED_PLACES) as FeaturedSpot[];

/** Ids of recipes by place; `null` leaves the choice to the site. */
export const featuredSchema = z.strictObject(
  Object.fromEntries(PLACE_NAMES.map((place) => [place, z.string().min(1).max(200).nullable()])) as Record<
    FeaturedSpot,
    z.ZodNullable<z.ZodString>
  >,
);
export type FeaturedChoice = z.infer<typeof featuredSchema>;
export const FEATURED_DEFAULT = Object.fromEntries(
  PLACE_NAMES.map((place) => [place, FEATURED_PLACES[place].byDefault]),
) as FeaturedChoice;
