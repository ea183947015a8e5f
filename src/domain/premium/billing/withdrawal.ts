import { z } from 'zod';
import { emailSchema } from '../../members/accounts.ts';
import { declaredName } from '../../members/person-name.ts';

/** Milliseconds after the contract in which one may withdraw: 14 days, the last one whole. */
export const LAST_DAY_AFTER = 15 * 86_400_000;

/** The declaration that EU directive 2023/2673 has asked for: who, which contract, and where the confirmation goes. */
export const withdrawalSchema = z.strictObject({
  name: declaredName(z.string().trim().min(1, 'Please enter your name').max(120, 'Use at most 120 characters')),
  /** A help, where it is at hand; empty without one. */
  order: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([2-9A-Z]{5}-[2-9A-Z]{5})?$/, 'An order number looks like 7KQ2M-9XWTD')
    .default(''),
  email: emailSchema('Please enter a valid email address'),
});
export type WithdrawalClaim = z.infer<typeof withdrawalSchema>;
