import { z } from 'zod';
import type { Category } from '../../recipes/kitchen.ts';

/** Meals of a day, in its order. */
export const SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export const slotSchema = z.enum(SLOTS);
export type Slot = z.infer<typeof slotSchema>;

export const SLOT_LABELS: Record<Slot, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};

/** The categories that suit a meal, the most suitable first. */
export const SLOT_CATEGORIES: Record<Slot, readonly Category[]> = {
  breakfast: ['breakfast'],
  lunch: ['lunch', 'dinner'],
  dinner: ['dinner', 'lunch'],
  snack: ['snacks', 'desserts', 'beverages'],
};

/** When a calendar shows a meal: minutes after midnight, where its reader lives. */
export const SLOT_TIMES: Record<Slot, { start: number; minutes: number }> = {
  breakfast: { start: 8 * 60, minutes: 30 },
  lunch: { start: 12 * 60 + 30, minutes: 45 },
  dinner: { start: 18 * 60 + 30, minutes: 60 },
  snack: { start: 16 * 60, minutes: 15 },
};

/** The meal a recipe is most likely wanted for. */
export const slotFor = (category: Category): Slot =>
  SLOTS.find((slot) => SLOT_CATEGORIES[slot][0] === category) ?? 'snack';
