import { z } from 'zod';

const PASSWORD_LENGTH = { min: 8, max: 200 } as const;
/** A mailed temporary password: letters and digits. */
export const TEMPORARY_PASSWORD_LENGTH = 16;

const TOO_SHORT = `Password must be at least ${PASSWORD_LENGTH.min} characters`;
export const PASSWORDS_DIFFER = "Passwords don't match";
export const PASSWORD_TOO_COMMON = 'This password is on every list that guessers use. Please choose another one.';

/** A password somebody chooses. That it is no common one is the server's to judge. */
export const newPasswordSchema = z
  .string()
  .min(PASSWORD_LENGTH.min, TOO_SHORT)
  .max(PASSWORD_LENGTH.max, `Password must be at most ${PASSWORD_LENGTH.max} characters`);

/** A password somebody claims to know: whatever it is, it is only compared. */
export const claimedPasswordSchema = z.string().min(1).max(PASSWORD_LENGTH.max);

/** The change-password form. */
export const changePasswordFormSchema = z
  .object({ newPassword: newPasswordSchema, confirmPassword: newPasswordSchema })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: PASSWORDS_DIFFER,
  });
