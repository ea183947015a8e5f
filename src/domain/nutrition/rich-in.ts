import { z } from 'zod';
import { MICRONUTRIENT_LABELS, micronutrientWord } from '../foods/micronutrient-names.ts';
import { MICRONUTRIENT_INTAKE, REFERENCE_INTAKE } from './reference-intake.ts';

/** The nutrients vegans look for: the listing filters by it. */
export const SOUGHT_NUTRIENTS = ['iron', 'calcium', 'zinc', 'vitaminB12', 'fibre'] as const;
export const soughtNutrientSchema = z.enum(SOUGHT_NUTRIENTS);
export type SoughtNutrient = z.infer<typeof soughtNutrientSchema>;

export const soughtLabel = (name: SoughtNutrient): string => (name === 'fibre' ? 'Fibre' : MICRONUTRIENT_LABELS[name]);
/** The same within a sentence. */
export const soughtWord = (name: SoughtNutrient): string => (name === 'fibre' ? 'fibre' : micronutrientWord(name));

const intakeOf = (name: SoughtNutrient): number =>
  name === 'fibre' ? REFERENCE_INTAKE.fibre : MICRONUTRIENT_INTAKE[name];

/**
 * Shares of the reference intake in one serving from which on a recipe has much of something, or is a source of it. EU
 * 1169/2011 calls 15 % a significant amount, and EU 1924/2006 twice that "high"; they mean 100 g of a product, where what
 * counts of a dish is what somebody eats of it.
 */
const SHARES = { much: 0.3, some: 0.15 } as const;

/** That much of a nutrient in its own unit: what a serving must have. */
export const amountFor = (name: SoughtNutrient, share: keyof typeof SHARES): number =>
  Number((intakeOf(name) * SHARES[share]).toPrecision(6));
