import { Secret, TOTP } from 'otpauth';
import { api, ORIGIN } from './api.ts';
import { authenticator } from './authenticator.ts';
import { newAddress } from './members.ts';

export type Device = ReturnType<typeof authenticator>;

/** The code that an app shows for a secret, `steps` half minutes from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** What a browser is given to make a passkey, and the way to keep it, in this session or another. */
export async function beginPasskey(cookie: string, device: Device = authenticator(ORIGIN)) {
  const { body } = await api('POST', '/api/auth/passkeys/options', { cookie, body: {} });
  const { ticket, options } = body as { ticket: string; options: Parameters<Device['create']>[0] };
  const credential = device.create(options);
  return {
    device,
    finish: (by = cookie) =>
      api('POST', '/api/auth/passkeys', { cookie: by, body: { ticket, name: 'Phone', credential } }),
  };
}

/** Adds a passkey to the account of a session that may. */
export async function addPasskeyTo(cookie: string): Promise<Device> {
  const { device, finish } = await beginPasskey(cookie);
  const answer = await finish();
  if (answer.status !== 200) throw new Error(`No passkey: ${JSON.stringify(answer.body)}`);
  return device;
}

/** A secret for a code app, and the way to turn it on, in this session or another. */
export async function beginCodeApp(cookie: string) {
  const { body } = await api('POST', '/api/auth/code-app/options', { cookie, body: {} });
  const { ticket, secret } = body as { ticket: string; secret: string };
  return {
    secret,
    finish: (by = cookie) => api('POST', '/api/auth/code-app', { cookie: by, body: { ticket, code: codeOf(secret) } }),
  };
}

/** Adds a code app to the account of a session that may; the code of now is used. */
export async function addCodeAppTo(cookie: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret, finish } = await beginCodeApp(cookie);
  const { body } = await finish();
  return { secret, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes };
}

/** Signs in with a passkey; `link`: the ticket of an account at the provider. */
export async function signInWith(device: Device, link?: string) {
  const { body } = await api('POST', '/api/login/passkey/options');
  const { ticket, options } = body as { ticket: string; options: Parameters<Device['use']>[0] };
  const sent = { ticket, credential: device.use(options), ...(link && { link }) };
  return api('POST', '/api/login/passkey', { body: sent, clientAddress: newAddress() });
}
