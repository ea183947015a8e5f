import { z } from 'zod';
import { singleLine } from './single-line.ts';

/** The second factors. A recovery code counts as the code of the app it came with. */
export const FACTORS = ['passkey', 'code'] as const;
export type Factor = (typeof FACTORS)[number];

export const FACTOR_NAMES: Record<Factor, string> = { passkey: 'your passkey', code: 'your code app' };

/** Passkeys of one account. */
export const PASSKEYS_MAX = 20;

export const passkeyNameSchema = singleLine(
  z.string().trim().min(1, 'Please give it a name').max(60, 'Use at most 60 characters'),
);

/** A code of the app, or a recovery code, as typed. */
export const secondFactorCodeSchema = z
  .string('Please enter a code')
  .trim()
  .min(1, 'Please enter a code')
  .max(60, 'That isn’t a code');

/** The ways a member gets in, as they see them. Times are UTC milliseconds. */
export const signInMethodsSchema = z.object({
  hasPassword: z.boolean(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: z.number(), lastUsedAt: z.number().nullable() }),
  ),
  codeApp: z.object({ createdAt: z.number(), recoveryCodesLeft: z.number() }).nullable(),
  /** The identity provider, where the site has one. */
  provider: z
    .object({
      name: z.string(),
      linked: z.object({ email: z.string(), createdAt: z.number(), lastUsedAt: z.number().nullable() }).nullable(),
    })
    .nullable(),
  /** Nothing of the administrators' is open before there is a passkey or a code app. */
  requiresSecondFactor: z.boolean(),
});
export type SignInMethods = z.infer<typeof signInMethodsSchema>;
export type PasskeyView = SignInMethods['passkeys'][number];

/** Changes that are mailed to the member, and written down of administrators. */
export const SIGN_IN_CHANGES = [
  'passkey_added',
  'passkey_removed',
  'code_app_on',
  'code_app_off',
  'recovery_codes_renewed',
  'recovery_code_used',
  'provider_linked',
  'provider_unlinked',
  'reset_by_host',
] as const;
export type SignInChange = (typeof SIGN_IN_CHANGES)[number];
