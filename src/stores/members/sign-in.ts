import { type MemberView, signInCall } from '#src/contracts/members/auth.ts';
import {
  codeSignInCall,
  type ProviderOutcome,
  providerSignInCall,
  startProviderCall,
} from '#src/contracts/members/sign-in-methods.ts';
import { FACTORS, type Factor } from '#src/domain/members/sign-in-methods.ts';
import { paths } from '#src/paths.ts';
import { CallError, call } from '../client.ts';
import { emptyKept } from '../kept/empty-kept.ts';
import { forgetTab } from '../query.ts';
import { toast } from '../toasts.ts';
import { pageAfterSignIn } from './after-sign-in.ts';
import { MOVE_ON_MS, serverMessage } from './auth.ts';
import { openByPasskey, PasskeyError } from './passkeys.ts';

/** Another step: one of these factors, a code with this ticket. */
export interface FactorAsked {
  kind: 'factor';
  ticket: string;
  factors: readonly Factor[];
}
/** The outcome of a step of a sign-in. */
export type SignInOutcome = { kind: 'done' } | FactorAsked | { kind: 'failed'; message: string };

interface Destination {
  /** Path that was asked for before. */
  next: string | null;
  /** Ticket of the account at the identity provider that is linked by signing in. */
  link?: string | undefined;
}

/** Does a step, and goes on to where this member belongs; failing, says why. */
async function step(work: () => Promise<{ user: MemberView }>, { next }: Destination, otherwise: string) {
  try {
    await goOn((await work()).user, next);
    return { kind: 'done' } as const;
  } catch (error) {
    return failed(error, otherwise);
  }
}

async function goOn(user: MemberView, next: string | null): Promise<void> {
  forgetTab();
  // Somebody else may have been here.
  await emptyKept();
  const [title, description] = user.requiresPasswordChange
    ? ['Password Change Required', 'Please change your password to complete login']
    : ['Success', 'Logged in successfully'];
  toast({ title, description, goesAlong: true });
  location.assign(pageAfterSignIn(user, next));
}

function failed(error: unknown, otherwise: string): SignInOutcome {
  if (error instanceof CallError && error.body.requiresVerification === true) return sendToVerification(error);
  if (error instanceof CallError && error.body.code === 'second_factor_required') {
    const factors = FACTORS.filter((factor) => [error.body.factors].flat().includes(factor));
    return { kind: 'factor', ticket: String(error.body.ticket), factors };
  }
  const message = error instanceof PasskeyError ? error.message : serverMessage(error, otherwise);
  toast({ title: 'Login Failed', description: message, tone: 'danger' });
  return { kind: 'failed', message };
}

function sendToVerification(error: CallError): SignInOutcome {
  toast({
    title: 'Email Verification Required',
    description: 'Redirecting you to verify your email address...',
    tone: 'danger',
    goesAlong: true,
  });
  const address = paths.withEmail(paths.emailVerification, String(error.body.email ?? ''));
  setTimeout(() => location.assign(address), MOVE_ON_MS.toVerification);
  return { kind: 'failed', message: error.body.message ?? 'Email Verification Required' };
}

const along = ({ link }: Destination) => (link === undefined ? {} : { link });

export const submitSignIn = (email: string, password: string, to: Destination): Promise<SignInOutcome> =>
  step(() => call(signInCall, { body: { email, password, ...along(to) } }), to, 'Invalid email or password');

export const submitSignInCode = (ticket: string, code: string, to: Destination): Promise<SignInOutcome> =>
  step(() => call(codeSignInCall, { body: { ticket, code } }), to, 'We couldn’t check the code. Please try again.');

export const submitPasskey = (to: Destination): Promise<SignInOutcome> =>
  step(() => openByPasskey(to.link), to, 'We couldn’t check your passkey. Please try again.');

/** Leaves for the identity provider. Resolves to what is wrong, or to nothing when the browser is on its way. */
export async function goToProvider(next: string | null): Promise<string | undefined> {
  try {
    const { url } = await call(startProviderCall, { body: { ...(next !== null && { next }) } });
    location.assign(url);
    return undefined;
  } catch (error) {
    const message = serverMessage(error, 'You can’t sign in there right now. Please try again later.');
    toast({ title: 'Login Failed', description: message, tone: 'danger' });
    return message;
  }
}

/** The outcome of the way back from the identity provider. `sign-in`: to be linked by signing in here. */
export type ArrivalOutcome =
  | SignInOutcome
  | { kind: 'linked' }
  | { kind: 'sign-in'; email: string; link: string; next: string | null };

/** Hands the provider's answer, the query of this page's address, to the server. */
export async function comeFromProvider(query: string): Promise<ArrivalOutcome> {
  try {
    return arrived(await call(providerSignInCall, { body: { query } }));
  } catch (error) {
    return failed(error, 'Signing in there didn’t work. Please try again.');
  }
}

function arrived(answer: ProviderOutcome): ArrivalOutcome {
  if (answer.outcome === 'link') return { kind: 'sign-in', email: answer.email, link: answer.link, next: answer.next };
  if (answer.outcome === 'signed-in') {
    goOn(answer.user, answer.next);
    return { kind: 'done' };
  }
  toast({ title: 'Account linked', goesAlong: true });
  location.replace(paths.signInMethods);
  return { kind: 'linked' };
}
