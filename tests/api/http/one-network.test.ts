import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTRACTS } from '#src/contracts/all.ts';
import { mailQueue } from '#src/db/schema.ts';
import { read } from '#src/server/base/database.ts';
import { openAnswerBudget } from '#src/server/host/bounds/answer-budget.ts';
import { newsletterTicket } from '#src/server/newsletter/asking.ts';
import { api } from '#tests/support/api.ts';
import { decide, writeNote } from '#tests/support/cook-notes.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, PASSWORD, signedIn } from '#tests/support/members.ts';
import { newReader, sendForm } from '#tests/support/newsletter.ts';

seededDatabase();

const MINUTE = 60_000;
const MINUTES = 5;
/** Calls of each form a minute, each from a /64 of its own: of those that hash or take their time, fewer. */
const CALLS = 12;
const QUICK = new Map([['POST /api/newsletter', 160]]);

/** Who has a /48, and so 65,536 networks of the size that a customer has. */
let networks = 0;
const ofAttacker = (): string => `2001:db8:bad:${(networks++ % 0xffff).toString(16)}::1`;
let homes = 0;
const ofReader = (): string => `2001:db8:${(0x1000 + homes++).toString(16)}:1::1`;

let note = '';
beforeAll(async () => {
  const cook = await signedIn();
  const { body } = await writeNote(cook.cookie, 'red-lentil-dal', { text: 'More lime made it sing.' });
  note = (body as { id: string }).id;
  await decide(note, 'publish', await makeMember('editor'));
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => void vi.useRealTimers());

type Form = (clientAddress: string, to: string) => Promise<{ status: number; headers: Headers }>;
const json =
  (path: `/api${string}`, body: (to: string) => unknown): Form =>
  (clientAddress, to) =>
    api('POST', path, { body: body(to), clientAddress });
const person = (email: string) => ({ email, firstName: 'Ada', lastName: 'Leaf', password: PASSWORD });
const claim = (email: string) => ({ name: 'Ada Leaf', email, order: '' });
const TOKEN = 'a'.repeat(43);

/** Tickets of newsletter forms that were opened five seconds before a moment. */
let tickets: string[] = [];
async function openForms(at: number): Promise<void> {
  vi.setSystemTime(at - 5000);
  const wanted = { topics: ['weekly' as const], diets: [], allergens: [] };
  tickets = await Promise.all(
    Array.from({ length: 200 }, () => newsletterTicket({ address: '', source: '/newsletter', wanted })),
  );
  vi.setSystemTime(at);
}

/** Every form that anybody may send, as an honest reader sends it. */
const FORMS: Record<string, Form> = {
  'POST /api/register': json('/api/register', person),
  'POST /api/login': json('/api/login', (email) => ({ email, password: 'wrong-password' })),
  'POST /api/send-password': json('/api/send-password', (email) => ({ email })),
  'POST /api/resend-verification': json('/api/resend-verification', (email) => ({ email })),
  'POST /api/send-otp': json('/api/send-otp', (email) => ({ email, purpose: 'email_verification' })),
  'POST /api/verify-otp': json('/api/verify-otp', (email) => ({
    email,
    code: '123456',
    purpose: 'email_verification',
  })),
  'POST /api/verify-email': json('/api/verify-email', () => ({ token: TOKEN })),
  'POST /api/auth/undo-email-change': json('/api/auth/undo-email-change', () => ({ token: TOKEN })),
  'POST /api/login/code': json('/api/login/code', () => ({ ticket: TOKEN, code: '123456' })),
  'POST /api/login/passkey/options': json('/api/login/passkey/options', () => ({})),
  'POST /api/premium/withdrawals': json('/api/premium/withdrawals', claim),
  'POST /api/premium/withdrawals/check': json('/api/premium/withdrawals/check', claim),
  'POST /api/premium/cancellations': json('/api/premium/cancellations', claim),
  'POST /api/premium/cancellations/check': json('/api/premium/cancellations/check', claim),
  'POST /api/premium/declarations': json('/api/premium/declarations', () => ({ token: TOKEN })),
  'POST /api/premium/declarations/check': json('/api/premium/declarations/check', () => ({ token: TOKEN })),
  'POST /api/cook-notes/{id}/reports': (clientAddress, email) =>
    api('POST', `/api/cook-notes/${note}/reports`, { body: { reason: 'rude', email }, clientAddress }),
  'POST /api/newsletter': (clientAddress, address) =>
    sendForm('/api/newsletter', { address, ticket: tickets.pop() ?? '', topics: 'weekly' }, clientAddress),
};

/** Calls that anybody may make and that no reader makes by a form: of a link in a mail, a provider, a program. */
const NO_FORMS = new Set([
  'POST /api/cook-notes/objections',
  'POST /api/premium/stripe',
  'POST /api/mail-refusals',
  'POST /api/login/passkey',
  'POST /api/login/provider/start',
  'POST /api/login/provider',
  'POST /api/logout',
  'POST /api/mail-reports',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/leave',
  'POST /api/newsletter/choices',
  'POST /api/visits',
]);

describe('five minutes of every form from one /48', () => {
  it('are of all the forms there are', () => {
    const open = CONTRACTS.filter(({ method, access }) => method !== 'GET' && access === 'anyone');
    const names = open.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name) => !(name in FORMS) && !NO_FORMS.has(name))).toEqual([]);
    expect(Object.keys(FORMS).filter((name) => !names.includes(name))).toEqual([]);
  });

  // Some thousand calls, one after the other.
  it('refuse no honest reader, whose mail goes out at once, and the network itself meets its limits', {
    timeout: 120_000,
  }, async () => {
    const start = Date.now();
    const refused: string[] = [];
    const waiting: string[] = [];
    let stopped = 0;
    for (let minute = 0; minute < MINUTES; minute++) {
      await openForms(start + minute * MINUTE);
      for (const [name, form] of Object.entries(FORMS)) {
        const calls = QUICK.get(name) ?? CALLS;
        const answers = await Promise.all(Array.from({ length: calls }, () => form(ofAttacker(), newReader())));
        stopped += answers.filter(isRefused).length;
      }
      for (const [name, form] of Object.entries(FORMS)) {
        const to = newReader();
        if (isRefused(await form(ofReader(), to))) refused.push(`${name}, minute ${minute}`);
        for (const { createdAt, nextAttemptAt } of await read().select().from(mailQueue).where(eq(mailQueue.to, to)))
          if (nextAttemptAt > createdAt) waiting.push(`${name}, minute ${minute}`);
      }
    }
    expect(refused).toEqual([]);
    expect(waiting).toEqual([]);
    expect(stopped).toBeGreaterThan(0);
  });
});

const isRefused = ({ status, headers }: { status: number; headers: Headers }): boolean =>
  status === 429 || status >= 500 || (headers.get('location') ?? '').includes('busy');

describe('one account', () => {
  it('whose password is guessed from a /48 meets a limit, and its owner gets in from elsewhere', async () => {
    const { email } = await makeMember();
    const tries = [];
    for (let i = 0; i < 120; i++)
      tries.push(
        (
          await api('POST', '/api/login', {
            body: { email, password: 'wrong' },
            clientAddress: `2001:db8:9:${i.toString(16)}::1`,
          })
        ).status,
      );
    expect(tries.filter((status) => status === 429).length).toBeGreaterThan(0);
    const owner = { body: { email, password: PASSWORD }, clientAddress: ofReader() };
    expect((await api('POST', '/api/login', owner)).status).toBe(200);
  });
});

describe('gifts', () => {
  it('are redeemed by everybody else while 31 accounts try wrong codes', async () => {
    const redeem = (cookie: string, clientAddress: string) =>
      api('POST', '/api/premium/gifts/redemption', { cookie, body: { code: 'ABCD-EFGH-JKLM-NPQR' }, clientAddress });
    for (let account = 0; account < 31; account++) {
      const { cookie } = await signedIn();
      for (let i = 0; i < 10; i++)
        expect((await redeem(cookie, `2001:db8:${(0x6000 + account).toString(16)}::1`)).status).toBe(400);
      expect((await redeem(cookie, ofReader())).status).toBe(429);
    }
    const { cookie } = await signedIn();
    expect((await redeem(cookie, ofReader())).status).toBe(400);
  });
});

describe('answers that are made', () => {
  it('are counted for a /48 as well, and for nobody else', () => {
    const count = openAnswerBudget(() => 0);
    const ask = (address: string): boolean => {
      try {
        count(address, '/recipes?search=dal');
        return true;
      } catch {
        return false;
      }
    };
    let made = 0;
    for (let i = 0; i < 5000; i++) if (ask(`2001:db8:7:${i.toString(16)}::1`)) made++;
    expect(made).toBe(1600);
    expect(ask('2001:db8:8:1::1')).toBe(true);
  });
});
