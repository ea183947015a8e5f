import {
  addCodeAppCall,
  codeAppOptionsCall,
  linkProviderCall,
  removeCodeAppCall,
  removePasskeyCall,
  renamePasskeyCall,
  renewRecoveryCodesCall,
  signInMethodsCall,
  unlinkProviderCall,
} from '#src/contracts/members/sign-in-methods.ts';
import { CallError, call } from '../client.ts';
import { createFetcherStore, forgetTab, retried } from '../query.ts';
import { saySignedOut } from '../refusals.ts';
import { toast } from '../toasts.ts';
import { $sessions } from './account.ts';
import { makePasskey, PasskeyError } from './passkeys.ts';
import { $session } from './session.ts';

/** The ways the member can sign in. */
export const $signInMethods = createFetcherStore(['sign-in-methods'], {
  fetcher: () => retried(() => call(signInMethodsCall)),
});

/** Tells what has changed, and asks anew for what is on screen. */
function changed(title: string, description?: string): void {
  toast({ title, ...(description && { description }) });
  forgetTab();
  $session.revalidate();
  $sessions.revalidate();
  $signInMethods.revalidate();
}

/** Says why a change was not made. */
export function sayWhyNot(title: string, error: unknown): void {
  if (error instanceof CallError && error.status === 401) return void saySignedOut();
  const said =
    error instanceof CallError ? error.body.message : error instanceof PasskeyError ? error.message : undefined;
  toast({ title, description: said ?? 'Please try again in a moment.', tone: 'danger' });
}

const proof = (currentPassword?: string) => ({ ...(currentPassword !== undefined && { currentPassword }) });

// Each throws a `CallError` for what the server refuses, `reauthentication_required` among it.

export async function addMyPasskey(name: string, currentPassword?: string): Promise<true> {
  await makePasskey(name, currentPassword);
  changed('Passkey added', `You can now sign in with “${name}”.`);
  return true;
}

export async function renameMyPasskey(id: string, name: string): Promise<true> {
  await call(renamePasskeyCall, { params: { id }, body: { name } });
  changed('Passkey renamed');
  return true;
}

export async function removeMyPasskey(id: string, currentPassword?: string): Promise<true> {
  await call(removePasskeyCall, { params: { id }, body: proof(currentPassword) });
  changed('Passkey removed');
  return true;
}

/** A secret for a code app, as text and as a QR code; nothing has changed yet. */
export const readCodeAppOptions = (currentPassword?: string) =>
  call(codeAppOptionsCall, { body: proof(currentPassword) });

/** Turns the code app on. Resolves to the recovery codes. */
export async function addMyCodeApp(ticket: string, code: string): Promise<string[]> {
  const { recoveryCodes } = await call(addCodeAppCall, { body: { ticket, code } });
  changed('Code app set up', 'Your other sessions have been logged out.');
  return recoveryCodes;
}

export async function removeMyCodeApp(currentPassword?: string): Promise<true> {
  await call(removeCodeAppCall, { body: proof(currentPassword) });
  changed('Code app turned off');
  return true;
}

export async function renewMyRecoveryCodes(currentPassword?: string): Promise<string[]> {
  const { recoveryCodes } = await call(renewRecoveryCodesCall, { body: proof(currentPassword) });
  changed('New recovery codes', 'The old ones no longer work.');
  return recoveryCodes;
}

/** Leaves for the identity provider, to link an account there. */
export async function linkMyProvider(currentPassword?: string): Promise<true> {
  const { url } = await call(linkProviderCall, { body: proof(currentPassword) });
  location.assign(url);
  return true;
}

export async function unlinkMyProvider(currentPassword?: string): Promise<true> {
  await call(unlinkProviderCall, { body: proof(currentPassword) });
  changed('Link ended');
  return true;
}
