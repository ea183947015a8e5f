import { z } from 'zod';
import { emailSchema } from '../../members/accounts.ts';
import { personName } from '../../members/person-name.ts';

/** Letters of a code that nobody takes for one another; five bits each. */
export const GIFT_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const GIFT_CODE_LENGTH = 16;
/** Milliseconds in which a gift has to be redeemed. */
export const GIFT_LIFETIME = 3 * 365 * 86_400_000;

/** "ABCD-EFGH-JKLM-NPQR". */
export const giftCodeText = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** A code as somebody typed it: in small letters, with spaces, without hyphens. */
export const giftCodeSchema = z
  .string()
  .max(60, 'That isn’t a gift code')
  .transform((text) => text.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  .pipe(z.string().length(GIFT_CODE_LENGTH, 'A gift code has 16 letters and digits'));

/** The recipient of a gift, and when they are to get it. */
export const giftWishesSchema = z.strictObject({
  recipientName: personName(z.string().trim().min(1, 'Please enter a name').max(80, 'Use at most 80 characters')),
  recipientEmail: emailSchema('Please enter a valid email address'),
  message: z.string().trim().max(500, 'Use at most 500 characters'),
  /** A day, in UTC; at once where left out or past. */
  sendOn: z.iso.date('Please choose a day').nullable(),
});
export type GiftWishes = z.infer<typeof giftWishesSchema>;

/** A year later, to the day. */
export function yearAfter(at: number): number {
  const date = new Date(at);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.getTime();
}
