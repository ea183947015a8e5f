import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { mailQueue, newsletterConsents, newsletterRequests, newsletterSubscribers } from '#src/db/schema.ts';
import { CONSENT } from '#src/domain/newsletter/consent.ts';
import { paths } from '#src/paths.ts';
import { read, write } from '#src/server/base/database.ts';
import { sha256 } from '#src/server/base/secrets/secrets.ts';
import { suppress } from '#src/server/mail/suppressions.ts';
import { forgetUnconfirmed } from '#src/server/newsletter/confirming.ts';
import { consentsOf } from '#src/server/newsletter/consents.ts';
import { newsletterForm } from '#src/server/newsletter/form.ts';
import { confirmationLink } from '#src/server/newsletter/links.ts';
import { leaveBy, subscriptionOf } from '#src/server/newsletter/subscriptions.ts';
import { api, statusAndBody } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { mailsTo, newAddress } from '#tests/support/members.ts';
import {
  askFor,
  confirmationOf,
  locationOf,
  newReader,
  oldTicket,
  sendForm,
  subscribed,
} from '#tests/support/newsletter.ts';

seededDatabase();

const DAY = 86_400_000;
/** Does something some time from now. */
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  try {
    return await work();
  } finally {
    now.mockRestore();
  }
}
const queuedTo = (address: string) => read().select().from(mailQueue).where(eq(mailQueue.to, address));

describe('asking for the newsletter', () => {
  it('has the address asked by one mail with one button, and keeps what was agreed to', async () => {
    const address = newReader();
    const answer = await askFor(address.toUpperCase(), { topics: ['weekly', 'editors'], allergens: 'nuts' });
    expect(answer.status).toBe(303);
    expect(locationOf(answer)).toBe(paths.newsletterAsked);
    const subscriber = await subscriptionOf(address);
    expect(subscriber).toMatchObject({
      state: 'waiting',
      topics: ['weekly', 'editors'],
      allergens: ['nuts'],
      confirmedAt: null,
    });
    expect(await consentsOf(subscriber?.id ?? '')).toMatchObject([
      { kind: 'asked', source: '/newsletter', textVersion: CONSENT.form.version, text: CONSENT.form.text },
    ]);
    const mails = await mailsTo(address);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html.match(/\/newsletter\/confirm\?/g)).toHaveLength(3);
    expect(mails[0]?.text).toContain('Yes, subscribe me');
  });

  it('goes on to the whole form from the one at the foot of a page, with the address in its ticket alone', async () => {
    const address = newReader();
    const answer = await sendForm('/api/newsletter', { address, source: '/recipes/palak-tofu' });
    const to = new URL(locationOf(answer), 'http://site');
    expect(to.pathname).toBe('/newsletter');
    expect(to.search).not.toContain('reader');
    const { request, said } = await newsletterForm(to.searchParams.get('form') ?? '', undefined);
    expect(request).toMatchObject({ address, source: '/recipes/palak-tofu' });
    expect(said).toBeNull();
    expect(await subscriptionOf(address)).toBeNull();
  });

  it.each([
    ['no address', { address: 'nobody' }, 'address'],
    ['two addresses', { address: 'a@example.org,b@example.org' }, 'address'],
    ['a header', { address: 'a@example.org\r\nBcc: b@example.org' }, 'address'],
    ['nothing ticked', { topics: [] }, 'topics'],
    ['a letter that is none', { topics: 'everything' }, 'topics'],
    ['a ticket that is none', { ticket: 'x'.repeat(80) }, 'old'],
  ])('says what is wrong with %s, and keeps what was entered', async (_, fields, trouble) => {
    const address = newReader();
    const answer = await askFor(address, fields);
    const to = new URL(locationOf(answer), 'http://site').searchParams;
    expect(to.get('trouble')).toBe(trouble);
    const entered = 'address' in fields ? fields.address : address;
    const { request, said } = await newsletterForm(to.get('form') ?? '', trouble);
    expect(request.address).toBe(entered);
    expect(said).toBeTruthy();
    expect(await queuedTo(address)).toEqual([]);
  });

  it('believes nobody who fills in what no person sees, or presses at once', async () => {
    const address = newReader();
    expect(locationOf(await askFor(address, { website: 'https://spam.example' }))).toBe(paths.newsletterAsked);
    const quick = await askFor(address, { ticket: await oldTicket(200) });
    expect(new URL(locationOf(quick), 'http://site').searchParams.get('trouble')).toBe('quick');
    expect(await queuedTo(address)).toEqual([]);
  });

  it('takes a form once, however often it is sent', async () => {
    const ticket = await oldTicket();
    const addresses = Array.from({ length: 5 }, newReader);
    for (const address of addresses) await askFor(address, { ticket });
    const known = await Promise.all(addresses.map((address) => subscriptionOf(address)));
    expect(known.filter((one) => one !== null)).toHaveLength(1);
  });

  it('answers the same for every address', async () => {
    const [fresh, left, suppressed, twice] = [newReader(), newReader(), newReader(), newReader()];
    const known = (await subscribed()).address;
    await leaveBy((await subscribed(left)).id, 'test');
    await write((tx) => suppress(tx, suppressed, { reason: 'bounce', words: '550 no such user', at: Date.now() }));
    await askFor(twice);
    const answers = [];
    for (const address of [fresh, known, left, suppressed, twice]) {
      const answer = await askFor(address);
      answers.push({ ...statusAndBody(answer), to: locationOf(answer), cookies: answer.cookies });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('asks an address once a day and three times in all, whoever wants it asked, and not again when it was forgotten', async () => {
    const address = newReader();
    for (let day = 0; day < 30; day++)
      for (let i = 0; i < 3; i++) await later(day * DAY + i * 1000, async () => void (await askFor(address)));
    expect(await queuedTo(address)).toHaveLength(3);
    await forgetUnconfirmed(Date.now() + 40 * DAY);
    expect(await subscriptionOf(address)).toBeNull();
    await later(41 * DAY, () => askFor(address));
    expect(await queuedTo(address)).toEqual([]);
  });

  it('asks no thousand others from one network: the next ones wait, and then it is told to come back', async () => {
    const network = newAddress();
    const [answers, readers] = [[] as string[], Array.from({ length: 190 }, newReader)];
    for (const reader of readers) answers.push(locationOf(await askFor(reader, {}, network)));
    expect(answers.filter((to) => to === paths.newsletterAsked)).toHaveLength(180);
    expect(answers.at(-1)).toBe(paths.newsletterTrouble('busy'));
    const [waiting] = await queuedTo(readers[150] ?? '');
    expect((waiting?.nextAttemptAt ?? 0) - (waiting?.createdAt ?? 0)).toBeGreaterThan(60 * 60_000);
    const other = newReader();
    expect(locationOf(await askFor(other))).toBe(paths.newsletterAsked);
    expect(await queuedTo(other)).toMatchObject([{ nextAttemptAt: expect.any(Number) }]);
    const [served] = await queuedTo(other);
    expect(served?.nextAttemptAt).toBe(served?.createdAt);
  });

  it('closes the form to nobody for whoever posts one ticket 300 times from one /48', async () => {
    const ticket = await oldTicket();
    for (let i = 0; i < 300; i++) await askFor(newReader(), { ticket }, `2001:db8:48:${i.toString(16)}::1`);
    const other = newReader();
    expect(locationOf(await askFor(other))).toBe(paths.newsletterAsked);
    const [mail] = await queuedTo(other);
    expect(mail?.nextAttemptAt).toBe(mail?.createdAt);
    // Not even within the /48 did more count than took effect.
    const neighbour = newReader();
    expect(locationOf(await askFor(neighbour, {}, '2001:db8:48:ffff::1'))).toBe(paths.newsletterAsked);
    expect(await queuedTo(neighbour)).toHaveLength(1);
  });

  it('mails nobody from whom mails came back, and who said never to ask again', async () => {
    const [bounced, annoyed] = [newReader(), newReader()];
    await write((tx) => suppress(tx, bounced, { reason: 'bounce', words: '550', at: Date.now() }));
    await askFor(bounced);
    expect(await queuedTo(bounced)).toEqual([]);
    await askFor(annoyed);
    const subscriber = await subscriptionOf(annoyed);
    await leaveBy(subscriber?.id ?? '', 'one-click');
    // Not even what was queued goes out, and the address is forgotten.
    expect(await mailsTo(annoyed)).toEqual([]);
    expect(await subscriptionOf(annoyed)).toBeNull();
    await later(2 * DAY, () => askFor(annoyed));
    expect(await queuedTo(annoyed)).toEqual([]);
  });

  it('tells a subscriber that they have it, and changes nothing of what they chose', async () => {
    const { address } = await subscribed(newReader(), { topics: 'editors' });
    await askFor(address, { topics: ['weekly', 'new-recipes'] });
    expect(await subscriptionOf(address)).toMatchObject({ state: 'confirmed', topics: ['editors'] });
    const mail = (await mailsTo(address)).find(({ subject }) => subject.includes('You already have the newsletter'));
    expect(mail?.text).toContain('/newsletter/choices?');
    expect(mail?.text).not.toContain('/newsletter/confirm');
  });

  it('takes no long body and no other kind of it', async () => {
    expect((await sendForm('/api/newsletter', { address: 'a'.repeat(2 * 1024 * 1024) })).status).toBe(413);
    expect((await api('POST', '/api/newsletter', { body: { address: newReader() } })).status).toBe(415);
    const foreign = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' };
    expect((await api('POST', '/api/newsletter', { headers: foreign })).status).toBe(403);
  });
});

describe('confirming', () => {
  it('is done by pressing, never by opening, and once', async () => {
    const address = newReader();
    await askFor(address);
    const call = await confirmationOf(address);
    for (let i = 0; i < 3; i++) expect((await api('GET', call)).status).toBe(405);
    expect(await subscriptionOf(address)).toMatchObject({ state: 'waiting' });
    const answer = await api('POST', call);
    expect(answer.status).toBe(303);
    expect(locationOf(answer)).toMatch(/^\/newsletter\/choices\?subscriber=.+&done=confirmed$/);
    const subscriber = await subscriptionOf(address);
    expect(subscriber).toMatchObject({ state: 'confirmed', confirmedAt: expect.any(Number) });
    const id = subscriber?.id ?? '';
    expect((await consentsOf(id)).map(({ kind }) => kind)).toEqual(['asked', 'confirmed']);
    expect(locationOf(await api('POST', call))).toContain('done=confirmed');
    expect(await consentsOf(id)).toHaveLength(2);
    await leaveBy(id, 'test');
    expect(locationOf(await api('POST', call))).toMatch(/^\/newsletter\/confirm\?/);
    expect(await subscriptionOf(address)).toMatchObject({ state: 'left' });
  });

  it('is good for seven days, and for the newest request alone', async () => {
    const [late, twice] = [newReader(), newReader()];
    await askFor(late);
    const call = await confirmationOf(late);
    await later(7 * DAY, () => api('POST', call));
    expect(await subscriptionOf(late)).toMatchObject({ state: 'waiting' });
    await askFor(twice);
    const first = await confirmationOf(twice);
    await later(2 * DAY, () => askFor(twice));
    await api('POST', first);
    expect(await subscriptionOf(twice)).toMatchObject({ state: 'waiting' });
    await later(2 * DAY, async () => api('POST', await confirmationOf(twice)));
    expect(await subscriptionOf(twice)).toMatchObject({ state: 'confirmed' });
  });

  it('needs this site’s signature under that very request', async () => {
    const [mine, yours] = [newReader(), newReader()];
    await askFor(mine);
    await askFor(yours);
    const [me, you] = [await subscriptionOf(mine), await subscriptionOf(yours)];
    const link = await confirmationLink(me?.id ?? '', me?.askedAt ?? 0);
    const forged = [
      { ...link, subscriber: you?.id ?? '' },
      { ...link, asked: link.asked + 1 },
      { ...link, signature: 'a'.repeat(43) },
    ];
    for (const one of forged)
      expect((await api('POST', paths.confirmNewsletter(one) as `/api${string}`)).status).toBe(404);
    expect((await api('POST', '/api/newsletter/confirm?subscriber=x')).status).toBe(400);
    expect(await subscriptionOf(yours)).toMatchObject({ state: 'waiting' });
  });

  it('of none in seven days has the address forgotten, with the mail to it', async () => {
    const address = newReader();
    await askFor(address);
    await mailsTo(address);
    expect(await queuedTo(address)).toHaveLength(1);
    await forgetUnconfirmed(Date.now() + 6 * DAY);
    expect(await subscriptionOf(address)).not.toBeNull();
    await forgetUnconfirmed(Date.now() + 8 * DAY);
    const all = JSON.stringify([
      await read().select().from(newsletterSubscribers),
      await read().select().from(newsletterConsents),
      await read().select().from(mailQueue),
      await read().select().from(newsletterRequests),
    ]);
    expect(all).not.toContain(address);
    expect(all).toContain(sha256(address));
    await forgetUnconfirmed(Date.now() + 400 * DAY);
    expect(JSON.stringify(await read().select().from(newsletterRequests))).not.toContain(sha256(address));
  });

  it('of none leaves somebody who had left where they were', async () => {
    const subscriber = await subscribed();
    await leaveBy(subscriber.id, 'test');
    await askFor(subscriber.address);
    expect(await subscriptionOf(subscriber.address)).toMatchObject({ state: 'waiting' });
    await forgetUnconfirmed(Date.now() + 8 * DAY);
    expect(await subscriptionOf(subscriber.address)).toMatchObject({ state: 'left' });
  });
});
