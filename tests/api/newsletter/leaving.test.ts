import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { mailRefusals, mailSuppressions, newsletterSubscribers } from '#src/db/schema.ts';
import { CONSENT } from '#src/domain/newsletter/consent.ts';
import { paths } from '#src/paths.ts';
import { read, write } from '#src/server/base/database.ts';
import { mailHeaders } from '#src/server/mail/mail-headers.ts';
import { composeMail } from '#src/server/mail/mime.ts';
import { queueMail } from '#src/server/mail/queue.ts';
import { refusalLinks, refuseList, refusesMail } from '#src/server/mail/refusals.ts';
import { suppress, suppressionOf } from '#src/server/mail/suppressions.ts';
import { recallStops } from '#src/server/newsletter/after-restore.ts';
import { consentsOf } from '#src/server/newsletter/consents.ts';
import { leaveLinks, subscriberLink } from '#src/server/newsletter/links.ts';
import { moveSubscription, subscribe, subscriptionOf } from '#src/server/newsletter/subscriptions.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { codeMail, proven } from '#tests/support/mails.ts';
import { mailsTo, PASSWORD, signedIn } from '#tests/support/members.ts';
import { askFor, confirmationOf, locationOf, newReader, sendForm, subscribed } from '#tests/support/newsletter.ts';

seededDatabase();

const callOf = async (id: string) => paths.leaveNewsletter(await subscriberLink(id)) as `/api${string}`;
const stateOf = async (address: string) => (await subscriptionOf(address))?.state ?? null;

describe('leaving by one click', () => {
  const boundary = 'a1b2';
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      `multipart/form-data; boundary=${boundary}`,
      `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
    ],
  ])('takes %s, without a cookie, from anywhere, and answers 200', async (type, body) => {
    const { id, address } = await subscribed();
    const answer = await api('POST', await callOf(id), {
      file: new TextEncoder().encode(body),
      headers: {
        'Content-Type': type,
        Origin: 'https://mail.example',
        'Sec-Fetch-Site': 'cross-site',
        Accept: 'text/html',
      },
    });
    expect(answer).toMatchObject({ status: 200, cookies: [] });
    expect(answer.headers.has('location')).toBe(false);
    expect(await stateOf(address)).toBe('left');
    expect(await refusesMail(address, 'newsletter')).toBe(true);
    expect((await api('POST', await callOf(id))).status).toBe(200);
  });

  it('is never done by opening the link', async () => {
    const { id, address } = await subscribed();
    const answer = await api('GET', await callOf(id));
    expect(answer.status).toBe(303);
    expect(locationOf(answer)).toBe(paths.newsletterChoices(await subscriberLink(id)));
    expect(await stateOf(address)).toBe('confirmed');
  });

  it('needs this site’s signature under that very subscription', async () => {
    const [mine, yours] = [await subscribed(), await subscribed()];
    const forged = { ...(await subscriberLink(mine.id)), subscriber: yours.id };
    expect((await api('POST', paths.leaveNewsletter(forged) as `/api${string}`)).status).toBe(404);
    expect((await sendForm(paths.chooseNewsletter(forged) as `/api${string}`, { leave: '1' })).status).toBe(404);
    expect((await api('POST', `/api/newsletter/leave?subscriber=${yours.id}`)).status).toBe(400);
    expect(await stateOf(yours.address)).toBe('confirmed');
  });

  it('has links that say nothing of the address', async () => {
    const { id, address } = await subscribed();
    const { page, call } = await leaveLinks(id);
    expect(page + call).not.toContain(address.split('@')[0]);
    expect(new URL(call).searchParams.get('signature')).toMatch(/^[\w-]{43}$/);
  });
});

describe('the headers of a letter', () => {
  const list = async () => {
    const { id } = await subscribed();
    return { id: 'newsletter.plantry.example', unsubscribe: (await leaveLinks(id)).call };
  };

  it('stand on one line each, so that what is signed is what is read', async () => {
    const mail = { id: 'letter-1', from: 'a@plantry.example', to: 'b@example.org', subject: 'Hello', createdAt: 0 };
    const source = (await composeMail({ ...mail, html: '<p>Hi</p>', text: 'Hi', list: await list() })).toString();
    const head = source.slice(0, source.indexOf('\r\n\r\n'));
    // As a verifier reads it: each field that was signed, from its name to the line end that no blank follows (RFC 5322).
    const fields = head.split(/\r\n(?![ \t])/);
    for (const name of ['List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post']) {
      const own = fields.filter((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`));
      expect(own, name).toHaveLength(1);
      expect(own[0], name).toMatch(/^[\w-]+: \S[^\r\n]*$/);
      // Both ways of canonicalising a field (RFC 6376) read the same value from it.
      const [, value = ''] = /^[^:]+:(.*)$/s.exec(own[0] ?? '') ?? [];
      expect(
        value
          .replaceAll(/\r\n/g, '')
          .replaceAll(/[ \t]+/g, ' ')
          .trim(),
      ).toBe(value.slice(1));
    }
    const read = await PostalMime.parse(source);
    expect(read.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(/^<https?:\/\/[^<>,\s]+>$/);
    expect(read.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
  });

  it('are those of the confirmation too', async () => {
    const address = newReader();
    await askFor(address);
    await mailsTo(address);
    const headers = mailHeaders({ list: await list() });
    expect(Object.keys(headers)).toEqual(['Auto-Submitted', 'List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post']);
  });
});

describe('choosing without signing in', () => {
  const choose = async (id: string, fields: Record<string, string | string[]>) =>
    sendForm(paths.chooseNewsletter(await subscriberLink(id)) as `/api${string}`, fields);

  it('saves topics, diets and allergies, and leads back to the page that says so', async () => {
    const { id, address } = await subscribed();
    const answer = await choose(id, { topics: ['editors'], diets: ['gluten-free'], allergens: ['nuts', 'celery'] });
    expect(locationOf(answer)).toMatch(/&done=saved$/);
    expect(await subscriptionOf(address)).toMatchObject({
      state: 'confirmed',
      topics: ['editors'],
      diets: ['gluten-free'],
      allergens: ['nuts', 'celery'],
    });
    // The proof of what was agreed to says by which form.
    expect((await consentsOf(id)).at(-1)).toMatchObject({
      kind: 'topics',
      source: 'choices',
      topics: ['editors'],
      textVersion: CONSENT.choices.version,
    });
  });

  it.each([
    ['nothing is ticked', {}],
    ['everything is to end', { topics: 'weekly', leave: '1' }],
  ])('leaves where %s, and comes back by the same page', async (_, fields) => {
    const { id, address } = await subscribed();
    expect(locationOf(await choose(id, fields))).toMatch(/&done=left$/);
    expect(await stateOf(address)).toBe('left');
    await choose(id, { topics: 'weekly' });
    expect(await stateOf(address)).toBe('confirmed');
    expect(await refusesMail(address, 'newsletter')).toBe(false);
  });

  it('confirms nothing for somebody who was only asked', async () => {
    const address = newReader();
    await askFor(address);
    const id = (await subscriptionOf(address))?.id ?? '';
    expect((await choose(id, { topics: 'weekly' })).status).toBe(409);
    expect(await stateOf(address)).toBe('waiting');
  });

  it('has mails sent again that came back, but not those an administrator stopped', async () => {
    const [bounced, stopped] = [await subscribed(), await subscribed()];
    await write(async (tx) => {
      await suppress(tx, bounced.address, { reason: 'bounce', words: '550 full', at: Date.now() });
      await suppress(tx, stopped.address, { reason: 'administrator', words: '', at: Date.now() });
    });
    expect(await stateOf(bounced.address)).toBe('suppressed');
    await choose(bounced.id, { topics: 'weekly' });
    expect(await stateOf(bounced.address)).toBe('confirmed');
    expect(await suppressionOf(bounced.address)).toBeNull();
    expect((await choose(stopped.id, { topics: 'weekly' })).status).toBe(409);
    expect(await stateOf(stopped.address)).toBe('suppressed');
  });
});

describe('an address no list goes to', () => {
  it('is sent nothing of a list that waits in the queue, and everything about its account', async () => {
    const { email } = await signedIn();
    const { page, call } = await refusalLinks(email, 'own-notes');
    const note = {
      subject: 'Your note',
      firstName: null,
      title: 'Your note',
      paragraphs: [],
      quotes: [],
      facts: [],
      action: null,
      fine: [],
      reason: 'Because',
      list: 'own-notes' as const,
      refusal: { page, call },
    };
    await write(async (tx) => {
      await queueMail(tx, { to: proven(email), template: 'cook-note', data: note });
      await queueMail(tx, codeMail(email));
      await suppress(tx, email, { reason: 'complaint', words: 'Called spam', at: Date.now() });
    });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['123456 is your verification code']);
  });
});

describe('a restored backup', () => {
  const record = () => join(process.env.DATA_DIR ?? '', 'mail-stops.jsonl');

  it('writes to nobody who left, or whose mails came back, after it was made', async () => {
    const [left, bounced, back, stayed] = [
      await subscribed(),
      await subscribed(),
      await subscribed(),
      await subscribed(),
    ];
    await api('POST', await callOf(left.id));
    await api('POST', await callOf(back.id));
    await askFor(back.address);
    await api('POST', await confirmationOf(back.address));
    await write(async (tx) => {
      await suppress(tx, bounced.address, { reason: 'bounce', words: '550 gone', at: 5 });
      await refuseList(tx, 'other@example.org', 'recipes');
    });
    // What an older backup has.
    await write(async (tx) => {
      await tx.delete(mailRefusals);
      await tx.delete(mailSuppressions);
      await tx.update(newsletterSubscribers).set({ state: 'confirmed', leftAt: null });
    });
    appendFileSync(record(), '{"at":17,"key":"cut o');
    expect(await recallStops()).toBeGreaterThan(2);
    expect(await stateOf(left.address)).toBe('left');
    expect(await stateOf(bounced.address)).toBe('suppressed');
    expect(await suppressionOf(bounced.address)).toEqual({ reason: 'bounce', words: '550 gone', at: 5 });
    expect(await stateOf(back.address)).toBe('confirmed');
    expect(await stateOf(stayed.address)).toBe('confirmed');
    expect(await refusesMail('other@example.org', 'recipes')).toBe(true);
    expect(await recallStops()).toBe(0);
  });

  it('has no address in what it is told from, and nobody else on the machine reads it', () => {
    expect(readFileSync(record(), 'utf8')).not.toContain('@');
    expect(statSync(record()).mode & 0o077).toBe(0);
  });
});

describe('a member', () => {
  it('chooses topics and allergens, and has mails sent again that came back', async () => {
    const { cookie, email } = await signedIn();
    const choose = (body: object) => api('PUT', '/api/auth/newsletter', { cookie, body });
    expect((await choose({ topics: ['editors', 'weekly'], allergens: ['nuts'] })).body).toEqual({
      isSubscribed: true,
      topics: ['weekly', 'editors'],
      allergens: ['nuts'],
      suppression: null,
    });
    await write((tx) => suppress(tx, email, { reason: 'bounce', words: '550 5.1.1 unknown', at: 9 }));
    expect((await api('GET', '/api/auth/newsletter', { cookie })).body).toMatchObject({
      isSubscribed: false,
      suppression: { reason: 'bounce', words: '550 5.1.1 unknown', at: 9 },
    });
    expect((await choose({ topics: ['weekly'], allergens: [] })).body).toMatchObject({
      isSubscribed: true,
      suppression: null,
    });
    await write((tx) => suppress(tx, email, { reason: 'administrator', words: '', at: 9 }));
    expect((await choose({ topics: ['weekly'], allergens: [] })).status).toBe(409);
    expect((await choose({ topics: ['everything'], allergens: [] })).status).toBe(400);
  });

  it('takes the subscription along to another address, unless that wants none', async () => {
    const [{ email, id }, to] = [await signedIn(), newReader()];
    await write((tx) => subscribe(tx, email, { topics: ['weekly'], form: 'member', source: 'profile' }));
    await write((tx) => moveSubscription(tx, email, to));
    expect([await stateOf(email), await stateOf(to)]).toEqual([null, 'confirmed']);
    const refusing = await subscribed();
    await api('POST', await callOf(refusing.id));
    await write((tx) => moveSubscription(tx, to, refusing.address));
    expect([await stateOf(to), await stateOf(refusing.address)], id).toEqual([null, 'left']);
    // What the other address chose for itself stays.
    const [mover, own] = [await subscribed(), await subscribed(newReader(), { topics: 'editors' })];
    await write((tx) => moveSubscription(tx, mover.address, own.address));
    expect(await subscriptionOf(own.address)).toMatchObject({ id: own.id, state: 'confirmed', topics: ['editors'] });
    expect(await stateOf(mover.address)).toBeNull();
  });

  it('says the same twice without a trace, and takes nothing from an address that was only asked', async () => {
    const { cookie, email } = await signedIn();
    const change = (newsletterSubscription: boolean) =>
      api('PATCH', '/api/auth/profile', { cookie, body: { newsletterSubscription } });
    await askFor(email);
    await change(false);
    expect(await stateOf(email)).toBe('waiting');
    expect(await suppressionOf(email)).toBeNull();
    for (const isWanted of [true, true, false, false]) await change(isWanted);
    const { id } = (await subscriptionOf(email)) ?? { id: '' };
    expect((await consentsOf(id)).map(({ kind }) => kind)).toEqual(['asked', 'member', 'left']);
  });

  it('subscribes and leaves with one press, and it goes along with the account and its address', async () => {
    const { cookie, email } = await signedIn();
    const change = (newsletterSubscription: boolean) =>
      api('PATCH', '/api/auth/profile', { cookie, body: { newsletterSubscription } });
    expect((await change(true)).body).toMatchObject({ newsletterSubscription: true });
    expect(await subscriptionOf(email)).toMatchObject({ state: 'confirmed', source: 'profile' });
    const mine = await api('GET', '/api/auth/export', { cookie });
    expect(mine.body).toMatchObject({
      newsletter: { state: 'confirmed', history: [{ kind: 'member', textVersion: 'member-1' }] },
    });
    expect((await change(false)).body).toMatchObject({ newsletterSubscription: false });
    expect(await stateOf(email)).toBe('left');
    await change(true);
    expect((await api('DELETE', '/api/auth/account', { cookie, body: { password: PASSWORD } })).status).toBe(200);
    expect(await read().select().from(newsletterSubscribers).where(eq(newsletterSubscribers.address, email))).toEqual(
      [],
    );
    expect(await refusesMail(email, 'newsletter')).toBe(true);
  });
});
