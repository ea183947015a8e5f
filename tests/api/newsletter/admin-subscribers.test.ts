import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '#src/contracts/newsletter/admin-subscribers.ts';
import { auditLog, newsletterSubscribers } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { refusesMail } from '#src/server/mail/refusals.ts';
import { suppress, suppressionOf } from '#src/server/mail/suppressions.ts';
import { consentsOf } from '#src/server/newsletter/consents.ts';
import { leaveBy, subscriptionOf } from '#src/server/newsletter/subscriptions.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { askFor, newReader, subscribed } from '#tests/support/newsletter.ts';

seededDatabase();

let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn('admin');
});
const list = async (query = '') =>
  (await api('GET', `/api/admin/subscribers?limit=50${query}`, { cookie: admin.cookie })).body as {
    subscribers: { id: string; address: string; state: string; isMember: boolean; suppression: unknown }[];
    counts: Record<string, number>;
    pagination: { totalItems: number };
  };
const found = async (address: string) =>
  (await list(`&search=${encodeURIComponent(address)}`)).subscribers.find((one) => one.address === address);

const CONSENT = 'Double opt-in at our old blog, 2023 to 2026';
const importCsv = (
  text: string | Uint8Array<ArrayBuffer>,
  { name = 'Old blog', consent = CONSENT, cookie = admin.cookie } = {},
) =>
  api('POST', `/api/admin/subscribers/import?${new URLSearchParams({ list: name, consent })}`, {
    file: typeof text === 'string' ? new TextEncoder().encode(text) : text,
    headers: { 'Content-Type': 'application/octet-stream' },
    cookie,
  });
const outcomes = async (text: string | Uint8Array<ArrayBuffer>) =>
  Object.fromEntries(
    ((await importCsv(text)).body as ImportReport).rows.map(([, address, outcome]) => [address, outcome]),
  );

describe('the list of subscribers', () => {
  it('is searched, narrowed and counted, and says why nothing is sent', async () => {
    const [confirmed, stopped, waiting] = [await subscribed(), await subscribed(), newReader()];
    await askFor(waiting);
    await write((tx) => suppress(tx, stopped.address, { reason: 'bounce', words: '550 5.1.1 unknown', at: 7 }));
    expect(await found(confirmed.address)).toMatchObject({ state: 'confirmed', isMember: false, suppression: null });
    expect(await found(stopped.address)).toMatchObject({
      state: 'suppressed',
      suppression: { reason: 'bounce', words: '550 5.1.1 unknown', at: 7 },
    });
    const some = await list('&state=waiting');
    expect(some.subscribers.map(({ state }) => state)).not.toContain('confirmed');
    expect(some.subscribers.map(({ address }) => address)).toContain(waiting);
    expect(some.pagination.totalItems).toBe(some.counts.waiting);
  });

  it('stops letters to one, and has them go again; both are in the log', async () => {
    const { id, address } = await subscribed();
    const path = `/api/admin/subscribers/${id}/suppression` as const;
    expect((await api('PUT', path, { cookie: admin.cookie })).body).toMatchObject({ state: 'suppressed' });
    expect(await suppressionOf(address)).toMatchObject({ reason: 'administrator' });
    expect((await api('DELETE', path, { cookie: admin.cookie })).body).toMatchObject({
      state: 'confirmed',
      suppression: null,
    });
    const log = await read().select().from(auditLog).where(eq(auditLog.subject, address));
    expect(log.map(({ action }) => action)).toEqual(['subscriber.suppress', 'subscriber.unsuppress']);
  });

  it('forgets one with the proof, and remembers by a hash not to write', async () => {
    const { id, address } = await subscribed();
    expect((await api('DELETE', `/api/admin/subscribers/${id}`, { cookie: admin.cookie })).status).toBe(204);
    expect(await subscriptionOf(address)).toBeNull();
    expect(await consentsOf(id)).toEqual([]);
    expect(await refusesMail(address, 'newsletter')).toBe(true);
    expect((await api('DELETE', `/api/admin/subscribers/${id}`, { cookie: admin.cookie })).status).toBe(404);
  });
});

describe('an import', () => {
  it('takes our own columns, with what was agreed to and when', async () => {
    const [a, b, c, d] = [newReader(), newReader(), newReader(), newReader()];
    const text = [
      'address,state,topics,diets,allergens,source,asked_at,confirmed_at,left_at',
      `${a.toUpperCase()},confirmed,weekly editors,gluten-free,nuts celery,/newsletter,2025-01-01T10:00:00.000Z,2025-01-02T10:00:00.000Z,`,
      `${b},waiting,weekly,,,,2025-01-01T10:00:00.000Z,,`,
      `${c},left,weekly,,,,,,2025-01-01T10:00:00.000Z`,
      `${d},suppressed,weekly,,,,,,`,
    ].join('\r\n');
    expect(await outcomes(text)).toEqual({
      [a]: 'added',
      [b]: 'unconfirmed',
      [c]: 'recorded-left',
      [d]: 'recorded-suppressed',
    });
    const subscriber = await subscriptionOf(a);
    expect(subscriber).toMatchObject({
      state: 'confirmed',
      topics: ['weekly', 'editors'],
      diets: ['gluten-free'],
      allergens: ['nuts', 'celery'],
      confirmedAt: Date.UTC(2025, 0, 2, 10),
      source: 'list: Old blog',
    });
    expect(await consentsOf(subscriber?.id ?? '')).toMatchObject([
      { kind: 'imported', at: Date.UTC(2025, 0, 2, 10), text: CONSENT },
    ]);
    for (const address of [b, c, d]) expect(await subscriptionOf(address)).toBeNull();
    expect(await refusesMail(c, 'newsletter')).toBe(true);
    expect(await suppressionOf(d)).toMatchObject({ reason: 'bounce' });
  });

  it('takes Ghost’s columns', async () => {
    const [a, b] = [newReader(), newReader()];
    const text = [
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
      `1,${a},Ada,"a note, with a comma",true,false,,2024-05-06T07:08:09.000Z,,vip,`,
      `2,${b},Ben,,false,false,,2024-05-06T07:08:09.000Z,,,`,
    ].join('\n');
    expect(await outcomes(text)).toEqual({ [a]: 'added', [b]: 'recorded-left' });
    expect(await subscriptionOf(a)).toMatchObject({
      confirmedAt: Date.UTC(2024, 4, 6, 7, 8, 9),
      topics: ['weekly', 'new-recipes', 'editors'],
    });
  });

  it('takes Mailchimp’s columns, and takes nobody’s street for an address', async () => {
    const [a, b, c] = [newReader(), newReader(), newReader()];
    const head = '"Email Address","First Name",Address,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,UNSUB_TIME,CLEAN_TIME';
    const text = [
      head,
      `${a},Ada,"1 Street, Town",2023-01-01 10:00:00,192.0.2.1,2023-01-02 11:00:00,,`,
      `${b},Ben,,2023-01-01 10:00:00,,,2024-01-01 10:00:00,`,
      `${c},Cy,,2023-01-01 10:00:00,,,,2024-01-01 10:00:00`,
    ].join('\n');
    expect(await outcomes(text)).toEqual({ [a]: 'added', [b]: 'recorded-left', [c]: 'recorded-suppressed' });
    expect(await subscriptionOf(a)).toMatchObject({ confirmedAt: Date.UTC(2023, 0, 2, 11) });
    expect(JSON.stringify(await read().select().from(newsletterSubscribers))).not.toContain('192.0.2.1');
  });

  it('never subscribes who left or is suppressed, here or by a hash alone, and changes nobody who is known', async () => {
    const [left, bounced, removed, known, waiting] = [
      await subscribed(),
      await subscribed(),
      await subscribed(),
      await subscribed(newReader(), { topics: 'editors' }),
      newReader(),
    ];
    await askFor(waiting);
    await leaveBy(left.id, 'test');
    await write((tx) => suppress(tx, bounced.address, { reason: 'complaint', words: '', at: 1 }));
    await api('DELETE', `/api/admin/subscribers/${removed.id}`, { cookie: admin.cookie });
    const stranger = newReader();
    await write((tx) => suppress(tx, stranger, { reason: 'bounce', words: '', at: 1 }));
    const addresses = [left.address, bounced.address, removed.address, known.address, waiting, stranger];
    expect(await outcomes(`email\n${addresses.join('\n')}`)).toEqual({
      [left.address]: 'left-before',
      [bounced.address]: 'suppressed',
      [removed.address]: 'left-before',
      [known.address]: 'known',
      [waiting]: 'known',
      [stranger]: 'suppressed',
    });
    expect(await subscriptionOf(left.address)).toMatchObject({ state: 'left' });
    expect(await subscriptionOf(known.address)).toMatchObject({ topics: ['editors'] });
    expect(await subscriptionOf(waiting)).toMatchObject({ state: 'waiting' });
    expect(await subscriptionOf(removed.address)).toBeNull();
  });

  it('says of each row what became of it, by its line', async () => {
    const a = newReader();
    const text = `email\n${a}\n\nno address\n${a}\n"a@b.example\r\nBcc: c@d.example"\n'+x@y.example`;
    expect((await importCsv(text)).body).toMatchObject({
      counts: { added: 2, invalid: 2, twice: 1 },
      rows: [
        [2, a, 'added'],
        [4, 'no address', 'invalid'],
        [5, a, 'twice'],
        [6, 'a@b.example\r\nBcc: c@d.example', 'invalid'],
        [8, '+x@y.example', 'added'],
      ],
    });
  });

  it.each([
    ['no column of addresses', 'name,street\nAda,1 Street'],
    ['nothing', ''],
    ['more than 50,000 rows', `email\n${'a@example.org\n'.repeat(50_001)}`],
  ])('refuses %s, and changes nothing', async (_, text) => {
    const before = (await list()).pagination.totalItems;
    expect((await importCsv(text)).status).toBe(400);
    expect((await list()).pagination.totalItems).toBe(before);
  });

  it('reads a list as its program wrote it: UTF-16, or as Windows did', async () => {
    const [one, two, three] = [newReader(), newReader(), newReader()];
    const wide = new Uint8Array(Buffer.from(`\ufeffemail\tname\n${one}\tJürgen\n`, 'utf16le'));
    expect(await outcomes(wide)).toEqual({ [one]: 'added' });
    expect(await outcomes(new Uint8Array(Buffer.from(`email\n${two}\n`, 'utf16le').swap16()))).toEqual({
      [two]: 'added',
    });
    const narrow = new Uint8Array(Buffer.from(`email,name\n${three},Jürgen\njürgen@example.org,x\n`, 'latin1'));
    expect(await outcomes(narrow)).toEqual({ [three]: 'added', 'jürgen@example.org': 'invalid' });
  });

  it('takes no word of a list for more than a word', async () => {
    const words = Object.getOwnPropertyNames(Object.prototype);
    const readers = words.map((word) => [newReader(), word]);
    const read = await outcomes(`address,state\n${readers.map((row) => row.join(',')).join('\n')}`);
    expect(read).toEqual(Object.fromEntries(readers.map(([address]) => [address, 'unconfirmed'])));
  });

  it('subscribes nobody whose row has slipped, and takes nothing of a list that cannot be read for certain', async () => {
    const [slipped, other] = [newReader(), newReader()];
    const list = `email,name,subscribed_to_emails\n${slipped},Joe, the cook,false\n${other},Jo,true,,\n`;
    expect(await outcomes(list)).toEqual({ [slipped]: 'shifted', [other]: 'added' });
    const refused = newReader();
    for (const [text, message] of [
      [`email,deleted_at,Deleted_at\n${refused},2020-01-01,\n`, 'names “deleted_at” twice'],
      [`email,name\n${refused},x\na@example.org,"Joe\nb@example.org,y\n`, 'Line 3 opens a quote'],
    ] as const) {
      const { status, body } = await importCsv(text);
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
    }
    expect(await found(refused)).toBeUndefined();
  });

  it('wants to know how they agreed, and is for those who may', async () => {
    expect((await importCsv('email\na@example.org', { consent: 'yes' })).status).toBe(400);
    expect((await importCsv('email\na@example.org', { name: 'x\r\ny' })).status).toBe(400);
    expect((await importCsv(`email\n${'x'.repeat(9 * 1024 * 1024)}`)).status).toBe(413);
    const editor = await signedIn('editor');
    expect((await importCsv('email\na@example.org', { cookie: editor.cookie })).status).toBe(403);
    expect((await api('GET', '/api/admin/subscribers/export', { cookie: editor.cookie })).status).toBe(403);
  });

  it('takes one list at a time, and a long one while others write', async () => {
    const text = `email\n${Array.from({ length: 5000 }, (_, i) => `many-${i}@example.org`).join('\n')}`;
    const [first, second, other] = await Promise.all([importCsv(text), importCsv(text), subscribed()]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    expect(other.state).toBe('confirmed');
    expect((await list('&search=many-')).pagination.totalItems).toBe(5000);
  });
});

describe('an export', () => {
  it('has everybody once, runs nothing in a spreadsheet, and comes in again as it was', async () => {
    await importCsv(`email\n'+cmd@example.org`);
    const answer = await api('GET', '/api/admin/subscribers/export', { cookie: admin.cookie });
    const text = String(answer.body);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const total = (await list()).pagination.totalItems;
    expect(text.trim().split('\r\n')).toHaveLength(total + 1);
    expect(text).toMatch(/^"'\+cmd@example\.org",/m);
    const before = await read().select().from(newsletterSubscribers);
    const confirmed = before.filter(({ state }) => state === 'confirmed');
    await write((tx) => tx.delete(newsletterSubscribers));
    await importCsv(text, { name: 'Ourselves' });
    const after = new Map((await read().select().from(newsletterSubscribers)).map((one) => [one.address, one]));
    expect(after.size).toBe(confirmed.length);
    for (const { address, topics, diets, allergens, confirmedAt, askedAt } of confirmed)
      expect(after.get(address)).toMatchObject({ topics, diets, allergens, confirmedAt: confirmedAt ?? askedAt });
  });
});
