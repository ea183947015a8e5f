import { z } from 'zod';
import {
  codeSchema,
  emailSchema,
  ownPathSchema,
  registrationSchema,
  signInSchema,
} from '#src/domain/members/accounts.ts';
import { memberSchema } from '#src/domain/members/member.ts';
import { contract } from '../contract.ts';

export type { MemberView } from '#src/domain/members/member.ts';

export const doneSchema = z.object({ success: z.boolean() });
/** Sealed by the server, to be given back with the next step. */
export const ticketSchema = z.string().min(1).max(4000);
const said = z.object({ message: z.string() });

export const currentMemberCall = contract('GET /api/auth/user', 'member', {
  summary: 'The member signed in; 401 when nobody is.',
  response: memberSchema,
  duringMaintenance: true,
  duringPasswordChange: true,
});

export const signInCall = contract('POST /api/login', 'anyone', {
  summary:
    'Signs in and sets the session cookie. 403 with `requiresVerification` for an address never verified, with `factors` and a `ticket` (`second_factor_required`) for one that needs a passkey or a code as well. `link` links the account at the identity provider that it comes from.',
  body: signInSchema.extend({ link: ticketSchema.optional() }),
  response: z.object({ user: memberSchema }),
  duringMaintenance: true,
});

export const signInPageCall = contract('GET /api/login', 'anyone', {
  summary: 'Where a browser goes after an expired session: 303 to the sign-in page.',
  query: z.object({ next: ownPathSchema.optional().catch(undefined) }),
  response: z.undefined(),
  duringMaintenance: true,
});

export const signOutCall = contract('POST /api/logout', 'anyone', {
  summary: 'Ends the session.',
  response: doneSchema,
  duringMaintenance: true,
  duringPasswordChange: true,
});

export const registerCall = contract('POST /api/register', 'anyone', {
  summary: 'Makes an account and mails a verification link. Answers the same to a known address.',
  body: registrationSchema,
  response: said,
});

const INVALID_ADDRESS = 'Please enter a valid email address';

export const sendPasswordCall = contract('POST /api/send-password', 'anyone', {
  summary: 'Mails a temporary password, one in 300 seconds. Answers the same to an unknown address.',
  body: z.strictObject({ email: emailSchema(INVALID_ADDRESS) }),
  response: doneSchema,
  duringMaintenance: true,
});

export const resendVerificationCall = contract('POST /api/resend-verification', 'anyone', {
  summary: 'Mails a new verification link, one in 300 seconds. Answers the same to an unknown address.',
  body: z.strictObject({
    email: z
      .string('Please enter your email address.')
      .trim()
      .min(1, 'Please enter your email address.')
      .pipe(emailSchema(INVALID_ADDRESS)),
  }),
  response: said,
  duringMaintenance: true,
});

const INVALID_LINK = 'Invalid verification link. Please check your email for the correct link.';

export const verifyEmailCall = contract('POST /api/verify-email', 'anyone', {
  summary: 'Spends the token of a verification link.',
  body: z.strictObject({ token: z.string(INVALID_LINK).min(1, INVALID_LINK).max(200, INVALID_LINK) }),
  response: said,
  duringMaintenance: true,
});

const purpose = z.literal('email_verification');

export const sendCodeCall = contract('POST /api/send-otp', 'anyone', {
  summary:
    'Mails a six-digit code, one in 300 seconds, or at once after wrong tries ended it. Answers the same to an unknown address.',
  body: z.strictObject({ email: emailSchema(INVALID_ADDRESS), purpose }),
  response: doneSchema,
  duringMaintenance: true,
});

export const verifyCodeCall = contract('POST /api/verify-otp', 'anyone', {
  summary: 'Spends a six-digit code; five wrong tries end it.',
  body: z.strictObject({
    email: emailSchema('Please enter both email and verification code'),
    code: codeSchema,
    purpose,
  }),
  response: doneSchema,
  duringMaintenance: true,
});
