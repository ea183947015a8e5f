import { fc, test } from '@fast-check/vitest';
import { beforeAll, describe, expect } from 'vitest';
import { CONTRACTS } from '#src/contracts/all.ts';
import type { Contract } from '#src/contracts/contract.ts';
import { SITE_SETTINGS_DEFAULT } from '#src/domain/site/site.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { type ApiAnswer, api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { CATALOGUES, type CatalogueName, openCatalogue } from '#tests/support/fuzz/catalogues.ts';
import { inputsOf } from '#tests/support/fuzz/inputs.ts';
import { watchedInputs, withinProcessor } from '#tests/support/fuzz/processor.ts';
import { runs } from '#tests/support/fuzz/runs.ts';
import { texts } from '#tests/support/fuzz/texts.ts';
import { makeMember, newAddress, sessionOf } from '#tests/support/members.ts';

seededDatabase();
watchedInputs();

const ROLES = ['visitor', 'user', 'premium', 'admin'] as const;
type Asker = (typeof ROLES)[number];

/** Names that answers gave: what the next call may ask about. */
const names = new Set(['red-lentil-dal', 'home', 'nowhere']);
const MOST_NAMES = 500;

beforeAll(async () => {
  // So that no call takes away the last one.
  await makeMember('admin');
});

/** Uses after which a role gets a new member: a call may have ended the account, and a site has few administrators. */
const USES = 40;
const members = new Map<Asker, { id: string; uses: number }>();

/** A new session of a role. */
async function cookieOf(role: Asker): Promise<string | undefined> {
  if (role === 'visitor') return undefined;
  const known = members.get(role);
  const member = known && known.uses < USES ? known : { id: (await makeMember(role)).id, uses: 0 };
  members.set(role, { ...member, uses: member.uses + 1 });
  return sessionOf(member.id).catch(async () => sessionOf((await makeMember(role)).id));
}

interface Call {
  /** `POST /api/recipes` */
  call: string;
  role: Asker;
  params: string[];
  query: Record<string, unknown>;
  body: unknown;
  bytes: Uint8Array;
  /** Fields of a form, where the call takes one. */
  form: Record<string, string>;
}

/** What forms ask for. */
const FIELDS = ['email', 'ticket', 'token', 'topics', 'diets', 'allergens', 'source', 'name', 'website', 'x'];
const BY_CALL = new Map(CONTRACTS.map((contract) => [`${contract.method} ${contract.path}`, contract]));
const contractOf = ({ call }: Call): Contract => {
  const contract = BY_CALL.get(call);
  if (!contract) throw new Error(`There is no ${call}`);
  return contract;
};

const call: fc.Arbitrary<Call> = fc.constantFrom(...BY_CALL).chain(([name, contract]) =>
  fc.record({
    call: fc.constant(name),
    role: fc.constantFrom(...ROLES, ...Array<'admin'>(6).fill('admin')),
    params: fc.array(fc.oneof({ weight: 5, arbitrary: fc.nat(MOST_NAMES).map((n) => `#${n}`) }, texts(80)), {
      minLength: 3,
      maxLength: 3,
    }),
    query: contract.query ? (inputsOf(contract.query) as fc.Arbitrary<Record<string, unknown>>) : fc.constant({}),
    body: contract.body ? inputsOf(contract.body) : fc.constant(undefined),
    bytes: fc.uint8Array({ maxLength: 200 }),
    form: contract.rawBody ? fc.dictionary(fc.constantFrom(...FIELDS), texts(300), { maxKeys: 5 }) : fc.constant({}),
  }),
);

/** `#7` is the seventh name there is. */
function named(param: string): string {
  const known = [...names];
  return /^#\d+$/.test(param) ? (known[Number(param.slice(1)) % known.length] ?? param) : param;
}

function harvest(value: unknown): void {
  if (typeof value !== 'object' || value === null || names.size >= MOST_NAMES) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && /id$|slug|token|key$/i.test(key) && inner.length < 100) names.add(inner);
    else harvest(inner);
  }
}

async function ask(made: Call, cookie?: string): Promise<ApiAnswer> {
  const contract = contractOf(made);
  const { params, query, body, bytes, form } = made;
  let at = 0;
  const path = contract.path.replaceAll(
    /\{\w+\}/g,
    () => encodeURIComponent(named(params[at++] ?? '').toWellFormed()) || 'x',
  );
  const asked = new URLSearchParams(
    Object.entries(typeof query === 'object' && query !== null ? query : {}).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  return api(contract.method, `${path as `/api${string}`}?${asked}`, {
    clientAddress: newAddress(),
    ...(cookie && { cookie }),
    ...(contract.body && { body }),
    ...(contract.upload && { file: new Uint8Array(bytes) }),
    ...(contract.rawBody && {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      file: new TextEncoder().encode(String(new URLSearchParams(form))),
    }),
  });
}

/** What may answer 503: a site that was closed by a call before, a queue that is full, a vendor that is not there. */
const isSaid = ({ status, body }: ApiAnswer): boolean =>
  status < 500 || (status === 503 && typeof (body as { message?: unknown }).message === 'string');

describe.each(Object.keys(CATALOGUES) as CatalogueName[])('calls of a site whose catalogue is %s', (name) => {
  beforeAll(() => openCatalogue(name));

  test.prop([call], runs(400, 0.2))(
    'are answered in the shape of their contract, whatever they bring',
    async (made) => {
      const cookie = await cookieOf(made.role);
      const answer = await withinProcessor(made, () => ask(made, cookie));
      expect(isSaid(answer), `${answer.status} ${JSON.stringify(answer.body)}`).toBe(true);
      if (answer.status >= 400)
        expect(answer.body).toMatchObject({ message: expect.stringMatching(/\S/), code: expect.stringMatching(/\S/) });
      if (answer.status === 200) harvest(answer.body);
      if (made.call.includes('settings')) await saveSettings('site', SITE_SETTINGS_DEFAULT);
    },
  );
});
