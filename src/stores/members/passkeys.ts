import type { MemberView } from '#src/contracts/members/auth.ts';
import {
  addPasskeyCall,
  passkeyOptionsCall,
  passkeySignInCall,
  passkeySignInOptionsCall,
} from '#src/contracts/members/sign-in-methods.ts';
import { call } from '../client.ts';

// The library is loaded when somebody asks for a passkey, never with a page.
const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

/** Why the browser made or used no passkey, in a sentence for whoever asked it to. */
export class PasskeyError extends Error {
  constructor(cause: unknown, otherwise: string) {
    super(sentenceOf(cause, otherwise), { cause });
    this.name = 'PasskeyError';
  }
}

function sentenceOf(cause: unknown, otherwise: string): string {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was chosen. Please try again.';
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  return otherwise;
}

/** Has the browser make a passkey, and keeps it. Throws `PasskeyError`, or `CallError` for what the server refused. */
export async function makePasskey(name: string, currentPassword?: string): Promise<void> {
  const body = { ...(currentPassword !== undefined && { currentPassword }) };
  const [{ ticket, options }, { startRegistration }] = await Promise.all([
    call(passkeyOptionsCall, { body }),
    library(),
  ]);
  const credential = await startRegistration({ optionsJSON: options as unknown as CreationOptions }).catch((error) => {
    throw new PasskeyError(error, 'This browser can’t create a passkey here.');
  });
  await call(addPasskeyCall, { body: { ticket, name, credential: { ...credential, clientExtensionResults: {} } } });
}

/** Has the browser use a passkey of this site, and signs in with it. Throws as {@link makePasskey} does. */
export async function openByPasskey(link?: string): Promise<{ user: MemberView }> {
  const [{ ticket, options }, { startAuthentication }] = await Promise.all([call(passkeySignInOptionsCall), library()]);
  const credential = await startAuthentication({ optionsJSON: options as unknown as RequestOptions }).catch((error) => {
    throw new PasskeyError(error, 'This browser can’t use passkeys here.');
  });
  return call(passkeySignInCall, {
    body: {
      ticket,
      credential: { ...credential, clientExtensionResults: {} },
      ...(link !== undefined && { link }),
    },
  });
}
