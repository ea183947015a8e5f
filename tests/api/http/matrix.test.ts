import { beforeAll, describe, expect, it } from 'vitest';
import { CONTRACTS } from '#src/contracts/all.ts';
import type { CallAccess, Contract } from '#src/contracts/contract.ts';
import { SITE_SETTINGS_DEFAULT } from '#src/domain/site/site.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { type ApiAnswer, api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, sessionOf } from '#tests/support/members.ts';
import { ROUTES } from '#tests/support/routes.ts';

seededDatabase();

const ROLES = ['visitor', 'user', 'premium', 'author', 'editor', 'admin'] as const;
type Column = (typeof ROLES)[number];

/** What each role gets; 0 is "let in", whatever the call then says to an empty request. */
const EXPECTED: Record<CallAccess, Record<Column, number>> = {
  anyone: { visitor: 0, user: 0, premium: 0, author: 0, editor: 0, admin: 0 },
  member: { visitor: 401, user: 0, premium: 0, author: 0, editor: 0, admin: 0 },
  premium: { visitor: 401, user: 403, premium: 0, author: 0, editor: 0, admin: 0 },
  write: { visitor: 401, user: 403, premium: 403, author: 0, editor: 0, admin: 0 },
  edit: { visitor: 401, user: 403, premium: 403, author: 403, editor: 0, admin: 0 },
  curate: { visitor: 401, user: 403, premium: 403, author: 403, editor: 0, admin: 0 },
  moderate: { visitor: 401, user: 403, premium: 403, author: 403, editor: 0, admin: 0 },
  letters: { visitor: 401, user: 403, premium: 403, author: 403, editor: 0, admin: 0 },
  subscribers: { visitor: 401, user: 403, premium: 403, author: 403, editor: 403, admin: 0 },
  admin: { visitor: 401, user: 403, premium: 403, author: 403, editor: 403, admin: 0 },
};

const ids = {} as Record<Column, string>;
beforeAll(async () => {
  // A second administrator, so that no call is refused because the last one has to stay.
  await makeMember('admin');
  for (const role of ['user', 'premium', 'author', 'editor', 'admin'] as const) ids[role] = (await makeMember(role)).id;
});

/** How a browser marks what another site sent. */
const FOREIGN: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'null' },
];

/** What other sites' pages may send: a signed link alone says whom it is about. */
it('is refused to pages of other sites but for leaving the newsletter', () => {
  expect(CONTRACTS.filter(({ isFromAnywhere }) => isFromAnywhere).map(({ path }) => path)).toEqual([
    '/api/newsletter/leave',
  ]);
});

/** The call with an empty body and parameters that lead nowhere. */
function ask({ method, path, body }: Contract, cookie?: string, headers?: Record<string, string>): Promise<ApiAnswer> {
  const address = path.replaceAll(/\{page\}/g, 'home').replaceAll(/\{\w+\}/g, 'nowhere') as `/api${string}`;
  return api(method, address, { ...(cookie && { cookie }), ...(headers && { headers }), ...(body && { body: {} }) });
}
const cookieFor = (role: Column, requiresPasswordChange = false) =>
  role === 'visitor' ? undefined : sessionOf(ids[role], requiresPasswordChange);

describe.each(CONTRACTS.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  it.each(ROLES)('knows what a %s may', async (role) => {
    const { status, body } = await ask(call, await cookieFor(role));
    const expected = EXPECTED[call.access][role];
    if (expected) expect(status).toBe(expected);
    else {
      expect([401, 403], JSON.stringify(body)).not.toContain(status);
      expect(status, JSON.stringify(body)).toBeLessThan(500);
    }
  });

  it.runIf(call.method !== 'GET' && !call.isFromAnywhere)('is refused to a page of another site', async () => {
    const cookie = await sessionOf(ids.admin);
    for (const headers of FOREIGN) {
      expect(await ask(call, cookie, headers)).toMatchObject({ status: 403, body: { code: 'cross_site' } });
    }
  });

  it('knows whether it is open to a session that must change its password', async () => {
    const { status, body } = await ask(call, await cookieFor('admin', true));
    const code = (body as { code?: string } | null)?.code;
    if (call.access === 'anyone' || call.duringPasswordChange) expect(status).not.toBe(403);
    else expect({ status, code }).toEqual({ status: 403, code: 'password_change_required' });
  });

  it('knows whether it works during maintenance', async () => {
    await saveSettings('site', { ...SITE_SETTINGS_DEFAULT, maintenanceMode: true });
    try {
      const role = call.access === 'anyone' ? 'visitor' : call.access === 'member' ? 'user' : 'premium';
      const answer = await ask(call, await cookieFor(role));
      if (['write', 'edit', 'curate', 'moderate', 'letters', 'subscribers', 'admin'].includes(call.access))
        expect(answer.status).toBe(403);
      else if (call.duringMaintenance) expect(answer.status).not.toBe(503);
      else {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect((await ask(call, await cookieFor('admin'))).status).not.toBe(503);
    } finally {
      await saveSettings('site', SITE_SETTINGS_DEFAULT);
    }
  });
});

describe('calls', () => {
  it('all have an endpoint, and endpoints a contract', () => {
    const paths = new Set<string>(CONTRACTS.map(({ path }) => path));
    expect(new Set(ROUTES.map(({ path }) => path))).toEqual(paths);
  });

  it('are closed to readers under /api/admin, and to visitors under /api/ai', () => {
    const open = CONTRACTS.filter(
      ({ path, access }) =>
        (path.startsWith('/api/admin') &&
          !['write', 'edit', 'curate', 'moderate', 'letters', 'subscribers', 'admin'].includes(access)) ||
        (path.startsWith('/api/ai') && access === 'anyone'),
    );
    expect(open).toEqual([]);
  });
});
