import { z } from 'zod';
import { ownPathSchema } from '#src/domain/members/accounts.ts';
import { memberSchema } from '#src/domain/members/member.ts';
import { claimedPasswordSchema } from '#src/domain/members/passwords.ts';
import { passkeyNameSchema, secondFactorCodeSchema, signInMethodsSchema } from '#src/domain/members/sign-in-methods.ts';
import { contract } from '../contract.ts';
import { doneSchema, ticketSchema } from './auth.ts';

const proof = { currentPassword: claimedPasswordSchema.optional() };
const PROOF =
  '403 `second_factor_required` where the session has not shown a factor the account has, `reauthentication_required` asks for `currentPassword`.';

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};
/** The credential browsers make of the options, as `toJSON()` of WebAuthn writes it. */
const createdCredential = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url.optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: base64url.optional(),
  }),
});
const usedCredential = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type CreatedCredential = z.infer<typeof createdCredential>;
export type UsedCredential = z.infer<typeof usedCredential>;
/** Made by the server's library for the browser's. */
const options = z.record(z.string(), z.unknown());

export const signInMethodsCall = contract('GET /api/auth/sign-in-methods', 'member', {
  summary: 'How the member can sign in.',
  response: signInMethodsSchema,
});

export const passkeyOptionsCall = contract('POST /api/auth/passkeys/options', 'member', {
  summary: `What a browser needs to make a passkey. ${PROOF}`,
  body: z.strictObject(proof),
  response: z.object({ ticket: z.string(), options }),
});

export const addPasskeyCall = contract('POST /api/auth/passkeys', 'member', {
  summary:
    'Keeps a passkey that the browser made; a ticket is good once. 403 `second_factor_required` as for its options.',
  body: z.strictObject({ ticket: ticketSchema, name: passkeyNameSchema, credential: createdCredential }),
  response: doneSchema,
});

const passkeyParams = z.strictObject({ id: z.string().max(1500) });

export const renamePasskeyCall = contract('PATCH /api/auth/passkeys/{id}', 'member', {
  summary: 'Gives a passkey another name. 403 `second_factor_required` in a session that has shown no factor.',
  params: passkeyParams,
  body: z.strictObject({ name: passkeyNameSchema }),
  response: doneSchema,
});

export const removePasskeyCall = contract('DELETE /api/auth/passkeys/{id}', 'member', {
  summary: `Removes a passkey; 409 for the last way in. ${PROOF}`,
  params: passkeyParams,
  body: z.strictObject(proof),
  response: doneSchema,
});

export const codeAppOptionsCall = contract('POST /api/auth/code-app/options', 'member', {
  summary: `A secret for a code app, as text and as a QR code. Nothing is kept before a code of it comes back. ${PROOF}`,
  body: z.strictObject(proof),
  response: z.object({
    ticket: z.string(),
    /** Base32. */
    secret: z.string(),
    /** `otpauth:` */
    address: z.string(),
    qrCode: z.object({ size: z.number(), path: z.string() }),
  }),
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const addCodeAppCall = contract('POST /api/auth/code-app', 'member', {
  summary: 'Turns the code app on with a code of it, ends all other sessions and answers recovery codes, this once.',
  body: z.strictObject({ ticket: ticketSchema, code: secondFactorCodeSchema }),
  response: recoveryCodes,
});

export const removeCodeAppCall = contract('DELETE /api/auth/code-app', 'member', {
  summary: `Turns the code app off, with its recovery codes; 409 where it has to stay. ${PROOF}`,
  body: z.strictObject(proof),
  response: doneSchema,
});

export const renewRecoveryCodesCall = contract('POST /api/auth/recovery-codes', 'member', {
  summary: `New recovery codes in place of all earlier ones. ${PROOF}`,
  body: z.strictObject(proof),
  response: recoveryCodes,
});

export const unlinkProviderCall = contract('DELETE /api/auth/provider', 'member', {
  summary: `Ends the link to the account at the identity provider; 409 for the last way in. ${PROOF}`,
  body: z.strictObject(proof),
  response: doneSchema,
});

export const linkProviderCall = contract('POST /api/auth/provider', 'member', {
  summary: `Where the browser goes to link an account at the identity provider. ${PROOF}`,
  body: z.strictObject(proof),
  response: z.object({ url: z.string() }),
});

const signedIn = z.object({ user: memberSchema });

export const passkeySignInOptionsCall = contract('POST /api/login/passkey/options', 'anyone', {
  summary: 'What a browser needs to sign in with a passkey.',
  response: z.object({ ticket: z.string(), options }),
  duringMaintenance: true,
});

export const passkeySignInCall = contract('POST /api/login/passkey', 'anyone', {
  summary: 'Signs in with a passkey; a ticket is good once.',
  body: z.strictObject({ ticket: ticketSchema, credential: usedCredential, link: ticketSchema.optional() }),
  response: signedIn,
  duringMaintenance: true,
});

export const codeSignInCall = contract('POST /api/login/code', 'anyone', {
  summary: 'Signs in with the ticket of `second_factor_required` and a code of the app, or a recovery code.',
  body: z.strictObject({ ticket: ticketSchema, code: secondFactorCodeSchema }),
  response: signedIn,
  duringMaintenance: true,
});

export const startProviderCall = contract('POST /api/login/provider/start', 'anyone', {
  summary: 'Where the browser goes to sign in at the identity provider; 404 where the site has none.',
  body: z.strictObject({ next: ownPathSchema.optional().catch(undefined) }),
  response: z.object({ url: z.string() }),
  duringMaintenance: true,
});

/** `link`: there is an account with that address; whoever signs in to it with this ticket links it. */
const providerOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed-in'), user: memberSchema, next: z.string().nullable() }),
  z.object({ outcome: z.literal('linked') }),
  z.object({ outcome: z.literal('link'), email: z.string(), link: z.string(), next: z.string().nullable() }),
]);
export type ProviderOutcome = z.infer<typeof providerOutcomeSchema>;

export const providerSignInCall = contract('POST /api/login/provider', 'anyone', {
  summary: 'Takes the answer of the identity provider, with which the browser came back.',
  body: z.strictObject({ query: z.string().max(8000) }),
  response: providerOutcomeSchema,
  duringMaintenance: true,
});
