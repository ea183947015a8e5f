import { z } from 'zod';

/** The six categories of the site, in the order every list shows them. */
export const CATEGORIES = ['breakfast', 'lunch', 'dinner', 'snacks', 'desserts', 'beverages'] as const;
export const categorySchema = z.enum(CATEGORIES);
export type Category = z.infer<typeof categorySchema>;

export const CATEGORY_LABELS: Record<Category, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
  desserts: 'Desserts',
  beverages: 'Beverages',
};

/** Every dietary slug. The listing offers all but `kids`, the administrator screens all but `raw`. */
export const DIETS = [
  'gluten-free',
  'nut-free',
  'soy-free',
  'oil-free',
  'raw',
  'high-protein',
  'low-carb',
  'low-fat',
  'quick-easy',
  'budget-friendly',
  'kids',
] as const;
export const dietSchema = z.enum(DIETS);
export type Diet = z.infer<typeof dietSchema>;

export const DIET_LABELS: Record<Diet, string> = {
  'gluten-free': 'Gluten-Free',
  'nut-free': 'Nut-Free',
  'soy-free': 'Soy-Free',
  'oil-free': 'Oil-Free',
  raw: 'Raw',
  'high-protein': 'High-Protein',
  'low-carb': 'Low-Carb',
  'low-fat': 'Low-Fat',
  'quick-easy': 'Quick & Easy',
  'budget-friendly': 'Budget-Friendly',
  kids: 'Kids',
};

export const LISTING_DIETS = DIETS.filter((diet) => diet !== 'kids');
export const ADMIN_DIETS = DIETS.filter((diet) => diet !== 'raw');

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export const difficultySchema = z.enum(DIFFICULTIES);
export type Difficulty = z.infer<typeof difficultySchema>;

/** Colours of the tables in the pictures; also what shows until a picture is there. */
export const TABLES = [
  'terracotta',
  'forest',
  'ink',
  'blush',
  'aubergine',
  'butter',
  'sage',
  'lilac',
  'sand',
  'slate',
] as const;
export const tableSchema = z.enum(TABLES);
export type Table = z.infer<typeof tableSchema>;

/** The kinds of waiting of a recipe, in the word that follows the time: "8 h soaking". */
const WAITS = [
  'soaking',
  'proving',
  'fermenting',
  'marinating',
  'pickling',
  'steeping',
  'freezing',
  'chilling',
  'thawing',
  'cooling',
  'resting',
] as const;
export const waitSchema = z.enum(WAITS);
export type Wait = z.infer<typeof waitSchema>;
