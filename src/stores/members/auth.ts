import { undoEmailChangeCall } from '#src/contracts/members/account.ts';
import {
  registerCall,
  resendVerificationCall,
  sendCodeCall,
  sendPasswordCall,
  verifyCodeCall,
  verifyEmailCall,
} from '#src/contracts/members/auth.ts';
import type { Registration } from '#src/domain/members/accounts.ts';
import { CallError, call, refusedFields } from '../client.ts';
import { failureKind } from '../failure.ts';
import { forgetTab } from '../query.ts';
import { adviceFor } from '../reach.ts';
import { toast } from '../toasts.ts';
import { forgetAsked, rememberAsked } from './mail-locks.ts';

/** Milliseconds before a page moves on by itself. */
export const MOVE_ON_MS = { afterVerification: 3000, toVerification: 1500 } as const;

/** The outcome of a form's call; the toasts are shown here. */
export type FormOutcome =
  | { done: true; message: string }
  | { done: false; message: string; fields?: Record<string, string> | undefined };

/** The message of a form whose call failed: the server's words, or where it has none others; but never of what didn't get there. */
export function serverMessage(error: unknown, otherwise: string): string {
  if (failureKind(error) === 'unreached') return `We couldn’t reach the site. ${adviceFor(error)}`;
  return (error instanceof CallError && error.body.message) || otherwise;
}

interface Words {
  /** The toast when it worked: over it, and what; nothing where the page says it. */
  done?: { title: string; goesAlong?: true };
  /** The toast when it failed: over it, and what where the server does not say. */
  failed: {
    title?: string;
    otherwise: string;
    /** The form says at its fields what is wrong with them. */
    showsFields?: true;
  };
}

/** Makes a call, tells what came of it, and resolves to it. `work` resolves to the message of its success. */
async function outcomeOf(work: () => Promise<string>, { done, failed }: Words): Promise<FormOutcome> {
  try {
    const message = await work();
    if (done) toast({ ...done, description: message });
    return { done: true, message };
  } catch (error) {
    const message = serverMessage(error, failed.otherwise);
    const fields = refusedFields(error);
    const isSaidThere = fields !== undefined && failed.showsFields === true;
    if (failed.title) toast({ title: failed.title, ...(!isSaidThere && { description: message }), tone: 'danger' });
    return { done: false, message, fields };
  }
}

export const submitRegistration = (registration: Registration): Promise<FormOutcome> =>
  outcomeOf(
    async () =>
      (await call(registerCall, { body: registration })).message ||
      'Please check your email to verify your account before logging in',
    {
      done: { title: 'Account Created Successfully', goesAlong: true },
      failed: { title: 'Registration Failed', otherwise: 'Failed to create account', showsFields: true },
    },
  );

export const requestPassword = (email: string): Promise<FormOutcome> =>
  outcomeOf(
    async () => {
      await call(sendPasswordCall, { body: { email } });
      rememberAsked('password', email);
      return 'Check your email for your new password';
    },
    { done: { title: 'Password Sent' }, failed: { title: 'Error', otherwise: 'Failed to send password reset email' } },
  );

export const requestVerificationLink = (email: string): Promise<FormOutcome> =>
  outcomeOf(
    async () => {
      await call(resendVerificationCall, { body: { email } });
      rememberAsked('link', email);
      return 'Please check your email for the verification link';
    },
    {
      done: { title: 'Verification Email Sent' },
      failed: { title: 'Failed to Send Email', otherwise: 'Please try again later' },
    },
  );

export const submitVerificationLink = (token: string): Promise<FormOutcome> =>
  outcomeOf(
    async () =>
      (await call(verifyEmailCall, { body: { token } })).message || 'Your email has been verified successfully!',
    { failed: { otherwise: 'Failed to verify email. The link may be expired or invalid' } },
  );

/** Puts an account back to the address whose mail the token comes from. */
export const undoEmailChange = (token: string): Promise<FormOutcome> =>
  outcomeOf(
    async () => {
      await call(undoEmailChangeCall, { body: { token } });
      forgetTab();
      return 'Everyone is logged out of your account. Someone may know your password, so please choose a new one now.';
    },
    { failed: { otherwise: 'We couldn’t restore your address. Please try again later' } },
  );

export const submitEmailCode = (email: string, code: string): Promise<FormOutcome> =>
  outcomeOf(
    async () => {
      await call(verifyCodeCall, { body: { email, code, purpose: 'email_verification' } }).catch((error) => {
        // A code that was tried too often is replaced at once.
        if (error instanceof CallError && error.status === 429) forgetAsked('code', email);
        throw error;
      });
      return 'Your email has been successfully verified. You can now log in.';
    },
    {
      done: { title: 'Email Verified!' },
      failed: { title: 'Verification Failed', otherwise: 'Invalid or expired verification code' },
    },
  );

export const requestEmailCode = (email: string): Promise<FormOutcome> =>
  outcomeOf(
    async () => {
      await call(sendCodeCall, { body: { email, purpose: 'email_verification' } });
      rememberAsked('code', email);
      return `A new code is on its way to ${email}`;
    },
    { done: { title: 'Code Sent' }, failed: { title: 'Failed to Send OTP', otherwise: 'Please try again later' } },
  );
