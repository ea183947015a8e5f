import { afterAll, describe, expect, it, vi } from 'vitest';
import { linkedAccounts } from '#src/db/schema.ts';
import { write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { type ApiAnswer, api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { addCodeAppTo, addPasskeyTo, codeOf, type Device, signInWith } from '#tests/support/factors.ts';
import {
  cookieOf,
  type makeMember,
  newAddress,
  PASSWORD,
  signedIn,
  signInAnswer,
  temporaryPasswordFor,
  tokenFor,
} from '#tests/support/members.ts';

const provider = await vi.hoisted(async () => {
  const { CLIENT: client, startIdentityProvider } = await import('#tests/support/identity-provider.ts');
  const started = await startIdentityProvider('http://localhost:4321');
  Object.assign(process.env, { OIDC_ISSUER: started.issuer, OIDC_CLIENT_ID: client.id });
  Object.assign(process.env, { OIDC_CLIENT_SECRET: client.secret });
  return started;
});
seededDatabase();
afterAll(() => provider.stop());

const STATES = ['none', 'passkey', 'app', 'both'] as const;
type State = (typeof STATES)[number];

type Person = Awaited<ReturnType<typeof makeMember>> & {
  cookie: string;
  device: Device | null;
  app: { secret: string; recoveryCodes: string[] } | null;
};

/** An administrator with the factors of a state, linked at the provider; their own session has shown what there is. */
async function somebody(state: State): Promise<Person> {
  const member = await signedIn('admin');
  const app = state === 'app' || state === 'both' ? await addCodeAppTo(member.cookie) : null;
  const device = state === 'passkey' || state === 'both' ? await addPasskeyTo(member.cookie) : null;
  const { id: userId, id: subject, email } = member;
  provider.people[subject] = { email, email_verified: true };
  await write((tx) =>
    tx.insert(linkedAccounts).values({ issuer: provider.issuer, subject, userId, email, createdAt: Date.now() }),
  );
  return { ...member, device, app };
}

async function byTemporaryPassword({ email }: Person): Promise<ApiAnswer> {
  await api('POST', '/api/send-password', { body: { email }, clientAddress: newAddress() });
  return signInAnswer(email, await temporaryPasswordFor(email));
}

async function byProvider({ id }: Person): Promise<ApiAnswer> {
  const begun = await api('POST', '/api/login/provider/start', { body: {}, clientAddress: newAddress() });
  const { search } = await provider.visit((begun.body as { url: string }).url, id);
  const cookie = cookieOf(begun);
  return api('POST', '/api/login/provider', { body: { query: search }, cookie, clientAddress: newAddress() });
}

async function byCode({ email }: Person, code: string): Promise<ApiAnswer> {
  const { body } = await signInAnswer(email);
  const { ticket } = body as { ticket?: string };
  return api('POST', '/api/login/code', { body: { ticket: ticket ?? 'none', code }, clientAddress: newAddress() });
}

async function moved({ cookie, email }: Person, whose: 'new' | 'old'): Promise<ApiAnswer> {
  const newEmail = `new-${email}`;
  await api('PATCH', '/api/auth/profile', { cookie, body: { email: newEmail } });
  if (whose === 'old') {
    return api('POST', '/api/auth/undo-email-change', { body: { token: await tokenFor(email) } });
  }
  return api('POST', '/api/verify-email', { body: { token: await tokenFor(newEmail) } });
}

/** All that somebody can come in by, once they have what it takes. */
const WAYS: Record<string, (person: Person) => Promise<ApiAnswer>> = {
  password: ({ email }) => signInAnswer(email),
  'temporary password': byTemporaryPassword,
  provider: byProvider,
  passkey: async ({ device }) => (device ? signInWith(device) : ({ status: 401, body: {}, cookies: [] } as never)),
  'code of the app': (person) => byCode(person, person.app ? codeOf(person.app.secret, 1) : '123456'),
  'recovery code': (person) => byCode(person, person.app?.recoveryCodes[0] ?? '2345-6789-abcd-efgh'),
  'link of a new address': (person) => moved(person, 'new'),
  'link of an old address': (person) => moved(person, 'old'),
  'mailed link': ({ email }) => api('POST', '/api/resend-verification', { body: { email } }),
  'mailed code': ({ email }) => api('POST', '/api/verify-otp', { body: { email, otp: '123456' } }),
};

/** What it opened: an administrator's session, a member's, none, or none before this factor is shown. */
async function outcomeOf(answer: ApiAnswer): Promise<string> {
  const { code, factors = [] } = answer.body as { code?: string; factors?: string[] };
  if (code === 'second_factor_required')
    return [cookieOf(answer) && 'A SESSION, but', 'asks:', ...factors].join(' ').trim();
  const cookie = cookieOf(answer);
  if (!cookie) return 'nothing';
  const may = (await api('GET', '/api/admin/stats', { cookie })).status === 200;
  return may ? 'administrator' : 'member';
}

const ASKS = { passkey: 'asks: passkey', app: 'asks: code', both: 'asks: passkey code' };
const NOTHING = { none: 'nothing', passkey: 'nothing', app: 'nothing', both: 'nothing' };
const ADMINISTRATOR = 'administrator';
const same = {
  passkey: { none: 'nothing', passkey: ADMINISTRATOR, app: 'nothing', both: ADMINISTRATOR },
  'code of the app': { none: 'nothing', passkey: 'nothing', app: ADMINISTRATOR, both: ADMINISTRATOR },
  'recovery code': { none: 'nothing', passkey: 'nothing', app: ADMINISTRATOR, both: ADMINISTRATOR },
  'link of a new address': NOTHING,
  'link of an old address': NOTHING,
  'mailed link': NOTHING,
  'mailed code': NOTHING,
};
const TABLE: Record<'required' | 'optional', Record<string, Record<State, string>>> = {
  required: {
    password: { none: 'member', ...ASKS },
    'temporary password': { none: 'member', ...ASKS },
    provider: { none: 'member', ...ASKS },
    ...same,
  },
  optional: {
    password: { none: ADMINISTRATOR, ...ASKS, passkey: ADMINISTRATOR },
    // It has to be changed first.
    'temporary password': { none: 'member', ...ASKS, passkey: 'member' },
    provider: { none: ADMINISTRATOR, ...ASKS, passkey: ADMINISTRATOR },
    ...same,
  },
};

const CELLS = (['required', 'optional'] as const).flatMap((rule) =>
  Object.keys(WAYS).flatMap((way) =>
    STATES.map((state) => ({ rule, way, state, expected: TABLE[rule][way]?.[state] })),
  ),
);

describe.each(CELLS)(
  'where a second factor is $rule, the $way of an administrator with $state',
  ({ rule, way, state, expected }) => {
    it(`opens: ${expected}`, async () => {
      Object.assign(env(), { ADMIN_SECOND_FACTOR: rule });
      const person = await somebody(state);
      const answer = await WAYS[way]?.(person);
      expect(answer && (await outcomeOf(answer))).toBe(expected);
      // Whatever came in without the account's factor gets no further by the password, the mail and the provider.
      const cookie = answer ? cookieOf(answer) : '';
      const isShown = ['passkey', 'code of the app', 'recovery code'].includes(way);
      if (!cookie || isShown || state === 'none') return;
      const enrolled = await api('POST', '/api/auth/code-app/options', { cookie, body: { currentPassword: PASSWORD } });
      expect(enrolled.status).toBe(403);
    });
  },
);
