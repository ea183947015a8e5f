import { z } from 'zod';
import { avoidedAllergensSchema } from '../foods/avoided-allergens.ts';
import { dietSchema } from '../recipes/kitchen.ts';
import { claimedPasswordSchema, newPasswordSchema, PASSWORDS_DIFFER } from './passwords.ts';
import { personName } from './person-name.ts';
import { singleLine } from './single-line.ts';
import { weekStartSchema } from './week-start.ts';

export const ROLES = ['user', 'premium', 'author', 'editor', 'admin'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

export const CODE_LENGTH = 6;
const MESSAGE_MIN_LENGTH = 10;
/** Seconds between two mails of a kind to one address. */
export const MAIL_LOCK_SECONDS = 300;

/** Lifetimes in milliseconds. */
export const LIFETIME = {
  verificationLink: 24 * 3_600_000,
  verificationCode: 10 * 60_000,
  addressUndo: 72 * 3_600_000,
  temporaryPassword: 30 * 60_000,
  firstPassword: 24 * 3_600_000,
  sessionIdle: 30 * 86_400_000,
  sessionAbsolute: 90 * 86_400_000,
  /** A sign-in younger than this needs no password again. */
  freshSignIn: 10 * 60_000,
  /** The step between two of a sign-in, or of setting something up. */
  signInStep: 10 * 60_000,
} as const;

/** An address, in lower case. */
export const emailSchema = (message: string) =>
  z.string(message).trim().toLowerCase().max(254, message).pipe(z.email(message));

const name = (least: number, message: string) =>
  personName(z.string(message).trim().min(least, message).max(80, 'Use at most 80 characters'));

const registration = {
  email: emailSchema('Please enter a valid email address'),
  firstName: name(2, 'First name must be at least 2 characters'),
  lastName: name(2, 'Last name must be at least 2 characters'),
  password: newPasswordSchema,
};
export const registrationSchema = z.strictObject(registration);
export type Registration = z.infer<typeof registrationSchema>;
/** The register form. */
export const registrationFormSchema = z
  .object({ ...registration, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: PASSWORDS_DIFFER,
  });

const BOTH_NEEDED = 'Please enter both email and password';
/** The fields of the sign-in form. A malformed address is not refused here: it is simply unknown. */
export const signInSchema = z.strictObject({
  email: z.string(BOTH_NEEDED).trim().toLowerCase().min(1, BOTH_NEEDED).max(254),
  password: z.string(BOTH_NEEDED).min(1, BOTH_NEEDED).max(200),
});

/** Personal information; whatever is left out stays as it is. */
export const profileSchema = z
  .strictObject({
    firstName: name(1, 'First name is required'),
    lastName: personName(z.string().trim().max(80, 'Use at most 80 characters')).nullable(),
    email: emailSchema('Invalid email address'),
    newsletterSubscription: z.boolean(),
    dietaryPreferences: z.array(dietSchema).max(11),
    avoidedAllergens: avoidedAllergensSchema,
    weekStart: weekStartSchema.nullable(),
    /** Asked for when the address is to change and the sign-in is not fresh. */
    currentPassword: claimedPasswordSchema,
  })
  .partial();
export type ProfileChange = z.infer<typeof profileSchema>;
/** The profile form. */
export const profileFormSchema = profileSchema
  .required({ firstName: true, email: true })
  .extend({ currentPassword: z.string().optional() });

export const contactSchema = z.strictObject({
  subject: singleLine(z.string().trim().min(1, 'Subject is required').max(150, 'Use at most 150 characters')),
  message: z
    .string()
    .trim()
    .min(MESSAGE_MIN_LENGTH, 'Message must be at least 10 characters')
    .max(5000, 'Use at most 5000 characters'),
});

/** A verification code as typed: six digits. */
export const codeSchema = z
  .string('Please enter both email and verification code')
  .regex(/^\d{6}$/, 'Please enter both email and verification code');

/** The address to go to after signing in, only if it is a path on this site. */
export const ownPathSchema = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u);
