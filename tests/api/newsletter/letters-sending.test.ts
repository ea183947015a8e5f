import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  auditLog,
  mailQueue,
  mailRefusals,
  mailSuppressions,
  newsletterDeliveries,
  newsletterLetters,
  newsletterSubscribers,
  recipes,
} from '#src/db/schema.ts';
import type { LetterText } from '#src/domain/newsletter/letter.ts';
import { read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { smtpUrl } from '#src/server/base/settings/smtp-url.ts';
import { tendLetters } from '#src/server/host/letters.ts';
import { listOutbox, outboxFolder, readFromOutbox } from '#src/server/mail/outbox.ts';
import { queueMail, sendDueMail } from '#src/server/mail/queue.ts';
import { refuseList } from '#src/server/mail/refusals.ts';
import { closeSmtp } from '#src/server/mail/smtp.ts';
import { suppress, suppressionOf } from '#src/server/mail/suppressions.ts';
import {
  cancelLetter,
  pauseLetter,
  resumeLetter,
  scheduleLetter,
  sendLetter,
} from '#src/server/newsletter/letters/course.ts';
import {
  addLetter,
  changeLetter,
  createLetter,
  deleteLetter,
  findLetter,
  numbersOf,
} from '#src/server/newsletter/letters/letters.ts';
import { prepareLetters, prepareSome } from '#src/server/newsletter/letters/preparing.ts';
import { sendLetters } from '#src/server/newsletter/letters/sending.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { codeMail } from '#tests/support/mails.ts';
import { makeMember } from '#tests/support/make-member.ts';
import { makeReaders } from '#tests/support/readers.ts';
import { startSmtp } from '#tests/support/smtp.ts';

seededDatabase();

env().LETTERS_PER_MINUTE = 100_000;
/** As many a minute for each that goes out in one second. */
const IN_ONE_SECOND = 40;

const EDITOR = { id: null, email: 'editor@example.org' };
const TEXT: LetterText = {
  topic: 'editors',
  subject: 'What we cook in November',
  preview: '',
  blocks: [
    { kind: 'text', text: 'Hello,\n\nlook at [our recipes](/recipes).' },
    { kind: 'recipes', heading: 'Try these', ids: ['red-lentil-dal', 'chickpea-coconut-curry'], shown: 2 },
  ],
};
const draft = (text: Partial<LetterText> = {}) =>
  write((tx) => addLetter(tx, { ...TEXT, ...text }, EDITOR, { now: Date.now() }));
const begun = async (text?: Partial<LetterText>) => {
  const { id } = await draft(text);
  await sendLetter(id, EDITOR);
  await prepareLetters();
  return id;
};
const mails = () => listOutbox();
const numbers = async (id: string) => (await numbersOf([id])).get(id);
const sum = ({ waiting, handedOver, refused, leftOut }: NonNullable<Awaited<ReturnType<typeof numbers>>>) =>
  waiting + handedOver + refused + Object.values(leftOut).reduce((all, each) => all + each);

afterEach(async () => {
  await write(async (tx) => {
    await tx.delete(newsletterLetters);
    await tx.delete(newsletterSubscribers);
    await tx.delete(mailQueue);
    await tx.delete(auditLog);
    await tx.delete(mailRefusals);
    await tx.delete(mailSuppressions);
  });
  env().LETTERS_PER_MINUTE = 100_000;
  rmSync(outboxFolder(), { recursive: true, force: true });
});

describe('sending a letter', () => {
  it('hands it to each confirmed reader of its topic once, and to nobody else', async () => {
    await makeReaders(3);
    await makeReaders(1, () => ({ state: 'waiting', confirmedAt: null }), 'waiting');
    await makeReaders(1, () => ({ state: 'left' }), 'left');
    await makeReaders(1, () => ({ topics: ['weekly'] }), 'weekly');
    await makeReaders(1, () => ({ confirmedAt: Date.now() + 60_000 }), 'later');
    await makeReaders(2, () => ({ state: 'suppressed' }), 'suppressed');
    const id = await begun();
    await prepareLetters();
    await sendLetters();
    await sendLetters();
    await tendLetters(Date.now());
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual([0, 1, 2].map((at) => `reader${at}@example.org`));
    const counts = await numbers(id);
    expect(counts).toMatchObject({ candidates: 5, handedOver: 3, waiting: 0, refused: 0, leftOut: { suppressed: 2 } });
    expect(counts && sum(counts)).toBe(5);
    expect(await findLetter(id)).toMatchObject({ state: 'sent', endedAt: expect.any(Number) });
  });

  it('writes down many readers in short writes, each once, and has begun for all of them before it can end', async () => {
    await makeReaders(250);
    const { id } = await draft();
    await sendLetter(id, EDITOR);
    expect([await prepareSome(id), await prepareSome(id)]).toEqual([true, true]);
    expect(await findLetter(id)).toMatchObject({ preparedAt: null });
    expect(await numbers(id)).toMatchObject({ candidates: 200 });
    expect(await prepareSome(id)).toBe(false);
    expect(await findLetter(id)).toMatchObject({ preparedAt: expect.any(Number) });
    expect(await numbers(id)).toMatchObject({ candidates: 250, waiting: 250 });
    // Nor is there more of a letter that is prepared, or that is none.
    expect([await prepareSome(id), await prepareSome('none')]).toEqual([false, false]);
  });

  it('says who it is from, how one leaves and where one came from', async () => {
    await makeReaders(1);
    const id = await begun();
    await sendLetters();
    const [head] = await mails();
    const mail = await readFromOutbox(head?.id ?? '');
    expect(mail?.subject).toBe(TEXT.subject);
    expect(mail?.html).toContain(`/recipes?ref=letter-${id}`);
    expect(mail?.html).toContain('Red Lentil');
    expect(mail?.html).not.toContain('leave.invalid');
    expect(mail?.text).toContain(`our recipes (http://localhost:4321/recipes?ref=letter-${id})`);
    expect(mail?.text).toMatch(/Unsubscribe or choose what you get: http:\/\/localhost:4321\/\S+signature=/);
    // No picture tells that it was opened.
    expect(
      [...(mail?.html.matchAll(/<img[^>]+src="([^"]+)"/g) ?? [])].every(([, src = '']) => /\/crops\/page\//.test(src)),
    ).toBe(true);
  });

  it('goes on where a killed process stopped, with nobody twice', async () => {
    await makeReaders(7);
    const id = await begun();
    env().LETTERS_PER_MINUTE = 3 * IN_ONE_SECOND;
    await sendLetters();
    expect(await mails()).toHaveLength(3);
    // Killed after the service took one, before that was written down: the same mail again, under the same name.
    const [handed] = await read()
      .select()
      .from(newsletterDeliveries)
      .where(eq(newsletterDeliveries.state, 'handed-over'));
    await write((tx) =>
      tx
        .update(newsletterDeliveries)
        .set({ state: 'waiting', nextAttemptAt: 0 })
        .where(eq(newsletterDeliveries.id, handed?.id ?? '')),
    );
    env().LETTERS_PER_MINUTE = 100_000;
    await sendLetters();
    expect((await mails()).map(({ to }) => to)).toHaveLength(7);
    expect(await numbers(id)).toMatchObject({ candidates: 7, handedOver: 7 });
  });

  it('keeps to what a minute may have, by the clock it is given', async () => {
    await makeReaders(10);
    await begun();
    env().LETTERS_PER_MINUTE = 4;
    const now = Date.now();
    await sendLetters(now);
    await sendLetters(now + 999);
    expect(await mails()).toHaveLength(1);
    for (let second = 1; second < 60; second++) await sendLetters(now + second * 1000);
    expect(await mails()).toHaveLength(4);
    for (let second = 60; second < 120; second++) await sendLetters(now + second * 1000);
    expect(await mails()).toHaveLength(8);
  });

  it('lets every mail pass that somebody waits for', async () => {
    await makeReaders(5);
    const id = await begun();
    await write((tx) => queueMail(tx, codeMail('ada@example.org')));
    await sendLetters();
    expect(await numbers(id)).toMatchObject({ handedOver: 0, waiting: 5 });
    await sendDueMail();
    await sendLetters();
    expect(await numbers(id)).toMatchObject({ handedOver: 5 });
  });

  it('sends nothing to whom it would have reached had they not left meanwhile', async () => {
    const [first, second, third, fourth] = await makeReaders(5);
    const change = (subscriber: typeof first, set: Partial<typeof newsletterSubscribers.$inferInsert>) =>
      write((tx) =>
        tx
          .update(newsletterSubscribers)
          .set(set)
          .where(eq(newsletterSubscribers.id, subscriber?.id ?? '')),
      );
    const id = await begun();
    await change(first, { state: 'left' });
    await write((tx) => tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, second?.id ?? '')));
    await change(third, { topics: ['weekly'] });
    await change(fourth, { state: 'suppressed' });
    await sendLetters();
    expect((await mails()).map(({ to }) => to)).toEqual(['reader4@example.org']);
    expect(await numbers(id)).toMatchObject({ candidates: 5, handedOver: 1, leftOut: { left: 3, suppressed: 1 } });
  });

  it('can be paused, resumed and cancelled between any two', async () => {
    await makeReaders(6);
    const id = await begun();
    const now = Date.now();
    env().LETTERS_PER_MINUTE = 2 * IN_ONE_SECOND;
    await sendLetters(now);
    await pauseLetter(id, EDITOR);
    env().LETTERS_PER_MINUTE = 100_000;
    await sendLetters();
    expect(await mails()).toHaveLength(2);
    await resumeLetter(id, EDITOR);
    env().LETTERS_PER_MINUTE = 4 * IN_ONE_SECOND;
    await sendLetters(now);
    await cancelLetter(id, EDITOR);
    env().LETTERS_PER_MINUTE = 100_000;
    await sendLetters();
    expect(await mails()).toHaveLength(4);
    const counts = await numbers(id);
    expect(counts).toMatchObject({ candidates: 6, handedOver: 4, leftOut: { cancelled: 2 } });
    await expect(resumeLetter(id, EDITOR)).rejects.toThrow('cancelled');
  });

  it('writes down what a mail server refuses', async () => {
    await makeReaders(2);
    env().RESEND_API_KEY = 're_key';
    vi.stubGlobal('fetch', async () => Response.json({ name: 'no', message: 'no' }, { status: 500 }));
    const id = await begun();
    await sendLetters();
    vi.unstubAllGlobals();
    delete env().RESEND_API_KEY;
    expect(await numbers(id)).toMatchObject({ waiting: 2, handedOver: 0 });
    const [row] = await read().select().from(newsletterDeliveries);
    expect(row).toMatchObject({ attempts: 1, lastError: expect.stringContaining('Resend refused') });
  });

  it('ends all lists of an address that a mail server does not know, but of none for a mail it does not want', async () => {
    const server = await startSmtp({
      faultOf: (to) => (to.startsWith('reader0') ? 'unknown' : to.startsWith('reader1') ? 'unwanted' : 'none'),
    });
    env().SMTP_URL = smtpUrl.parse(server.url);
    const [gone, picky] = await makeReaders(3);
    const id = await begun();
    await sendLetters();
    await closeSmtp();
    await server.stop();
    delete env().SMTP_URL;
    expect(await numbers(id)).toMatchObject({ handedOver: 1, refused: 2 });
    expect(await suppressionOf(gone?.address ?? '')).toMatchObject({ reason: 'bounce' });
    expect(await suppressionOf(picky?.address ?? '')).toBeNull();
    const headers = server.arrived[0]?.source ?? '';
    const one = (name: string) => headers.split('\r\n').filter((line) => line.startsWith(`${name}: `));
    expect(one('List-Unsubscribe')).toEqual([
      expect.stringMatching(/^List-Unsubscribe: <http:\/\/localhost:4321\/api\/newsletter\/leave\?\S+>$/),
    ]);
    expect(one('List-Unsubscribe-Post')).toEqual(['List-Unsubscribe-Post: List-Unsubscribe=One-Click']);
    expect(one('List-ID')).toEqual(['List-ID: <editors.localhost>']);
    expect(one('Auto-Submitted')).toHaveLength(1);
  });

  it('keeps away from whom a restored database would write to again', async () => {
    const [left, complained] = await makeReaders(3);
    const id = await begun();
    await write(async (tx) => {
      await refuseList(tx, left?.address ?? '', 'newsletter');
      await suppress(tx, complained?.address ?? '', { reason: 'complaint', words: 'spam', at: Date.now() });
      await tx.update(newsletterSubscribers).set({ state: 'confirmed' });
    });
    await sendLetters();
    expect(await numbers(id)).toMatchObject({ handedOver: 1, leftOut: { left: 1, suppressed: 1 } });
  });

  it.each<[string, Parameters<typeof makeMember>[1], (row: typeof recipes.$inferSelect) => boolean]>([
    ['eats', { dietaryPreferences: ['soy-free'] }, (row) => row.dietaryRestrictions.includes('soy-free')],
    [
      'leaves out',
      { avoidedAllergens: ['nuts'] },
      ({ allergens: { contains, check, unknown } }) =>
        unknown.length === 0 && ![...contains, ...check].some(({ allergen }) => allergen === 'nuts'),
    ],
  ])('keeps to what a member %s by the profile, too', async (_, profile, isFitting) => {
    const member = await makeMember('user', profile);
    await makeReaders(1, () => ({ address: member.email }));
    const all = await read().select().from(recipes).where(eq(recipes.isPublished, true));
    const [fits, other] = [true, false].map((is) => all.find((row) => isFitting(row) === is));
    if (!fits || !other) throw new Error('There are no such recipes');
    await begun({ blocks: [{ kind: 'recipes', heading: '', ids: [other.id, fits.id], shown: 2 }] });
    await sendLetters();
    const [head] = await mails();
    const mail = await readFromOutbox(head?.id ?? '');
    expect(mail?.text).toContain(`/recipes/${fits.id}?`);
    expect(mail?.text).not.toContain(other.title);
  });

  it('begins once, whoever presses and whatever time comes', async () => {
    await makeReaders(2);
    const { id } = await draft();
    const at = Date.now() + 60_000;
    await scheduleLetter(id, at, EDITOR);
    await scheduleLetter(id, at + 1000, EDITOR);
    await Promise.all([tendLetters(at + 2000), tendLetters(at + 2000)]);
    await expect(sendLetter(id, EDITOR)).rejects.toThrow(/sent/);
    await expect(scheduleLetter(id, at + 5000, EDITOR)).rejects.toThrow(/sent/);
    expect(await mails()).toHaveLength(2);
    const begins = await read().select().from(auditLog).where(eq(auditLog.subject, id));
    expect(begins.filter(({ action }) => action === 'letter.send')).toHaveLength(1);
  });

  it('is a draft again where it has become empty by its time', async () => {
    await makeReaders(1);
    const letter = await draft();
    await scheduleLetter(letter.id, Date.now() + 1000, EDITOR);
    await changeLetter(letter.id, { ...TEXT, blocks: [], version: letter.version }, EDITOR);
    await tendLetters(Date.now() + 2000);
    expect(await findLetter(letter.id)).toMatchObject({ state: 'draft', begunAt: null });
  });

  it('keeps what somebody else wrote, and what went out', async () => {
    const letter = await createLetter('editors', EDITOR);
    await changeLetter(letter.id, { ...TEXT, version: 1 }, EDITOR);
    await expect(changeLetter(letter.id, { ...TEXT, version: 1 }, EDITOR)).rejects.toThrow(/changed this letter/);
    await sendLetter(letter.id, EDITOR);
    await expect(changeLetter(letter.id, { ...TEXT, version: 2 }, EDITOR)).rejects.toThrow(/on its way/);
    await expect(deleteLetter(letter.id, EDITOR)).rejects.toThrow(/stays/);
  });
});
