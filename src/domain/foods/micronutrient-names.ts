import { z } from 'zod';

/** The micronutrients vegans ask for most, beside vitamin C: in milligrams, vitamin B12 in micrograms. */
export const MICRONUTRIENTS = ['calcium', 'iron', 'zinc', 'vitaminB12'] as const;
export const micronutrientSchema = z.enum(MICRONUTRIENTS);
export type Micronutrient = z.infer<typeof micronutrientSchema>;

/** Amounts in 100 g; `null` where nobody knows. */
export type Micronutrients = Record<Micronutrient, number | null>;

export const MICRONUTRIENT_LABELS: Readonly<Record<Micronutrient, string>> = {
  calcium: 'Calcium',
  iron: 'Iron',
  zinc: 'Zinc',
  vitaminB12: 'Vitamin B12',
};

/** The same within a sentence. */
export const micronutrientWord = (name: Micronutrient): string => {
  const label = MICRONUTRIENT_LABELS[name];
  return label.charAt(0).toLowerCase() + label.slice(1);
};
