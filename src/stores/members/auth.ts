import { undoEmailChangeCall } from '#src/contracts/members/account.ts';
import {
  registerCall,
  resendVerificationCall,
  sendCodeCall,
  sendPasswordCall,
  signInCall,
  verifyCodeCall,
  verifyEmailCall,
} from '#src/contracts/members/auth.ts';
import type { Registration } from '#src/domain/members/accounts.ts';
import { paths } from '#src/paths.ts';
import { CallError, call, refusedFields } from '../client.ts';
import { forgetTab } from '../query.ts';
import { toast } from '../toasts.ts';
import { pageAfterSignIn } from './after-sign-in.ts';
import { forgetAsked, rememberAsked } from './mail-locks.ts';

/** Milliseconds before a page moves on by itself. */
export const MOVE_ON_MS = { afterVerification: 3000, toVerification: 1500 } as const;

/** What a form needs to know of its call; the toasts are shown here. */
export type Outcome =
  | { done: true; message: string }
  | { done: false; message: string; fields?: Record<string, string> | undefined };

const serverMessage = (error: unknown, otherwise: string): string =>
  (error instanceof CallError && error.body.message) || otherwise;

/** Signs in and goes on to where this member belongs; failing, says why. */
export async function signIn(email: string, password: string, next: string | null): Promise<Outcome> {
  try {
    const { user } = await call(signInCall, { body: { email, password } });
    forgetTab();
    toast(
      user.requiresPasswordChange
        ? {
            title: 'Password Change Required',
            description: 'Please change your password to complete login',
            goesAlong: true,
          }
        : { title: 'Success', description: 'Logged in successfully', goesAlong: true },
    );
    location.assign(pageAfterSignIn(user, next));
    return { done: true, message: 'Logged in successfully' };
  } catch (error) {
    if (error instanceof CallError && error.body.requiresVerification === true) return sendToVerification(email, error);
    const message = serverMessage(error, 'Invalid email or password');
    toast({ title: 'Login Failed', description: message, tone: 'danger' });
    return { done: false, message };
  }
}

function sendToVerification(email: string, error: CallError): Outcome {
  toast({
    title: 'Email Verification Required',
    description: 'Redirecting you to verify your email address...',
    tone: 'danger',
    goesAlong: true,
  });
  const address = typeof error.body.email === 'string' ? error.body.email : email;
  setTimeout(() => location.assign(paths.withEmail(paths.emailVerification, address)), MOVE_ON_MS.toVerification);
  return { done: false, message: error.body.message ?? 'Email Verification Required' };
}

export async function register(registration: Registration): Promise<Outcome> {
  try {
    const { message } = await call(registerCall, { body: registration });
    toast({
      title: 'Account Created Successfully',
      description: message || 'Please check your email to verify your account before logging in',
      goesAlong: true,
    });
    return { done: true, message };
  } catch (error) {
    const message = serverMessage(error, 'Failed to create account');
    toast({ title: 'Registration Failed', description: message, tone: 'danger' });
    return { done: false, message, fields: refusedFields(error) };
  }
}

export async function requestPassword(email: string): Promise<Outcome> {
  try {
    await call(sendPasswordCall, { body: { email } });
    rememberAsked('password', email);
    const message = 'Check your email for your new password';
    toast({ title: 'Password Sent', description: message });
    return { done: true, message };
  } catch (error) {
    const message = serverMessage(error, 'Failed to send password reset email');
    toast({ title: 'Error', description: message, tone: 'danger' });
    return { done: false, message };
  }
}

export async function resendVerification(email: string): Promise<Outcome> {
  try {
    await call(resendVerificationCall, { body: { email } });
    rememberAsked('link', email);
    const message = 'Please check your email for the verification link';
    toast({ title: 'Verification Email Sent', description: message });
    return { done: true, message };
  } catch (error) {
    const message = serverMessage(error, 'Please try again later');
    toast({ title: 'Failed to Send Email', description: message, tone: 'danger' });
    return { done: false, message };
  }
}

export async function verifyEmail(token: string): Promise<Outcome> {
  try {
    const { message } = await call(verifyEmailCall, { body: { token } });
    return { done: true, message: message || 'Your email has been verified successfully!' };
  } catch (error) {
    return {
      done: false,
      message: serverMessage(error, 'Failed to verify email. The link may be expired or invalid'),
    };
  }
}

/** Puts an account back to the address whose mail the token comes from. */
export async function undoEmailChange(token: string): Promise<Outcome> {
  try {
    await call(undoEmailChangeCall, { body: { token } });
    forgetTab();
    return {
      done: true,
      message:
        'Everybody is signed out of your account. Whoever changed the address may know your password: please choose another one now.',
    };
  } catch (error) {
    return { done: false, message: serverMessage(error, 'Your address could not be put back. Please try again later') };
  }
}

export async function verifyCode(email: string, code: string): Promise<Outcome> {
  try {
    await call(verifyCodeCall, { body: { email, code, purpose: 'email_verification' } });
    const message = 'Your email has been successfully verified. You can now log in.';
    toast({ title: 'Email Verified!', description: message });
    return { done: true, message };
  } catch (error) {
    // A code that was tried too often is replaced at once.
    if (error instanceof CallError && error.status === 429) forgetAsked('code', email);
    const message = serverMessage(error, 'Invalid or expired verification code');
    toast({ title: 'Verification Failed', description: message, tone: 'danger' });
    return { done: false, message };
  }
}

export async function sendCode(email: string): Promise<Outcome> {
  try {
    await call(sendCodeCall, { body: { email, purpose: 'email_verification' } });
    rememberAsked('code', email);
    const message = `A new code is on its way to ${email}`;
    toast({ title: 'Code Sent', description: message });
    return { done: true, message };
  } catch (error) {
    const message = serverMessage(error, 'Please try again later');
    toast({ title: 'Failed to Send OTP', description: message, tone: 'danger' });
    return { done: false, message };
  }
}
