import { describe, expect, it } from 'vitest';
import { composeMail, readHead, readMail } from '#src/server/mail/mime.ts';

const mail = {
  id: 'b0a1',
  from: 'Plantry <no-reply@plantry.test>',
  to: 'ada@example.org',
  subject: 'Hello',
  text: 'First line\nSecond line',
  html: '<p>Hello</p>',
  createdAt: Date.UTC(2026, 10, 20, 23, 52, 31),
};
const textOf = async (changes: Partial<Parameters<typeof composeMail>[0]>): Promise<string> =>
  (await composeMail({ ...mail, ...changes })).toString();

describe('mail file', () => {
  it('has the headers of RFC 5322 and lines that end in CR LF', async () => {
    const source = await textOf({ replyTo: 'kim@example.org' });
    expect(source).toContain('Date: Fri, 20 Nov 2026 23:52:31 +0000\r\n');
    expect(source).toContain('From: Plantry <no-reply@plantry.test>\r\n');
    expect(source).toContain('To: ada@example.org\r\n');
    expect(source).toContain('Message-ID: <b0a1@plantry.test>\r\n');
    expect(source).toContain('Reply-To: kim@example.org\r\n');
    expect(source).toContain('multipart/alternative');
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('is the same at every try', async () => {
    expect(await textOf({})).toBe(await textOf({}));
  });

  it('of a list says which, and how it is ended at the press of a button, each on one line', async () => {
    const call = `https://plantry.test/api/mail-refusals?address=${'a'.repeat(64)}&signature=${'b'.repeat(43)}`;
    const source = await textOf({ list: { id: 'recipes-from-members.plantry.test', unsubscribe: call } });
    expect(source).toMatch(/\r\nList-Id: <recipes-from-members\.plantry\.test>\r\n/i);
    expect(source).toContain(`\r\nList-Unsubscribe: <${call}>\r\n`);
    expect(source).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(await textOf({})).not.toMatch(/^List-/m);
  });

  it('has one way to be ended, whatever its address is made of', async () => {
    const unsubscribe = 'https://plantry.test/a?b=>\r\nBcc: all@example.org\r\n\r\nBody';
    const [head = ''] = (await textOf({ list: { id: 'a.plantry.test', unsubscribe } })).split('\r\n\r\n');
    expect(head).not.toMatch(/^bcc:/im);
    expect(head).toMatch(/^List-Unsubscribe: <[^<>]*>\r$/m);
  });

  it('says that a program wrote it, unless a person did', async () => {
    expect(await textOf({})).toContain('\r\nAuto-Submitted: auto-generated\r\n');
    expect(await textOf({ isFromPerson: true })).not.toContain('Auto-Submitted');
  });

  it('keeps every line within 998 octets', async () => {
    for (const subject of ['🥕'.repeat(70), `=?${'🥕'.repeat(150)}?=`]) {
      const source = await textOf({ text: 'ä'.repeat(3000), html: 'x'.repeat(5000), subject });
      for (const line of source.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
    }
  });

  it.each([
    {
      subject: 'Größe der Töpfe, und dann noch so viel mehr, dass es nicht in eine Zeile passt 🥕🥕',
      text: 'ä'.repeat(3000),
    },
    { subject: 'Plain', text: '----_NmP-b0a1-Part_ is no end\n\nContent-Type: text/html; is no part\n\n\nlast' },
    { subject: 'ada =?UTF-8?B?YQ==?=', text: 'From here\n.\n..dots =20 = > and a last word' },
  ])('is read as it was written: $subject', async (changes) => {
    const { text, html, ...head } = await readMail(await composeMail({ ...mail, ...changes }));
    expect(head).toEqual({ to: mail.to, at: mail.createdAt, subject: changes.subject });
    expect([text.trimEnd(), html.trimEnd()]).toEqual([changes.text, mail.html]);
    expect(await readHead(await composeMail({ ...mail, ...changes }))).toEqual(head);
  });

  it.each(['subject', 'to', 'from', 'replyTo'])('has no field or address that comes in by the %s', async (field) => {
    const source = await textOf({ [field]: 'Hello\r\nBcc: all@example.org\r\n\r\nBody' });
    const [head = ''] = source.split('\r\n\r\n');
    expect(head).not.toMatch(/^bcc:/im);
    expect(head).toContain('boundary=');
  });

  it('goes to one address, whatever is written there', async () => {
    const [head = ''] = (await textOf({ to: 'ada@example.org, all@example.org' })).split('\r\n\r\n');
    const to = /^To: (.*)$/m.exec(head)?.[1] ?? '';
    expect(to).not.toMatch(/^[^"<]*,/);
  });
});
