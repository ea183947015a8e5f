import { describe, expect, it } from 'vitest';
import { formatMessage, parseMessage } from '#src/server/mail/message-format.ts';

const mail = {
  id: 'b0a1',
  from: 'Plantry <no-reply@plantry.test>',
  to: 'ada@example.org',
  subject: 'Hello',
  text: 'First line\nSecond line',
  html: '<p>Hello</p>',
  createdAt: Date.UTC(2026, 10, 20, 23, 52, 31),
};

describe('mail file', () => {
  it('has the headers of RFC 5322 and lines that end in CR LF', () => {
    const source = formatMessage({ ...mail, replyTo: 'kim@example.org' });
    expect(source).toContain('Date: Fri, 20 Nov 2026 23:52:31 +0000\r\n');
    expect(source).toContain('Message-ID: <b0a1@plantry.test>\r\n');
    expect(source).toContain('Reply-To: kim@example.org\r\n');
    expect(source).toContain('First line\r\nSecond line\r\n');
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('keeps every line within 998 octets', () => {
    const source = formatMessage({ ...mail, text: 'ä'.repeat(3000), html: 'x'.repeat(5000), subject: '🥕'.repeat(70) });
    for (const line of source.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  });

  it.each([
    {
      subject: 'Größe der Töpfe, und dann noch so viel mehr, dass es nicht in eine Zeile passt 🥕🥕',
      text: 'ä'.repeat(3000),
    },
    { subject: 'Plain', text: '--=_b0a1 is no end\n\nContent-Type: text/html; is no part\n\n\nlast' },
    { subject: '=?UTF-8?B?YQ==?=', text: '' },
  ])('is read as it was written: $subject', (changes) => {
    const read = parseMessage('b0a1', formatMessage({ ...mail, ...changes }));
    expect(read).toEqual({ id: 'b0a1', to: mail.to, at: mail.createdAt, html: mail.html, ...changes });
  });

  it.each(['subject', 'to', 'from', 'replyTo'])('has no second line in %s', (field) => {
    expect(() => formatMessage({ ...mail, [field]: 'Hello\r\nBcc: all@example.org' })).toThrow(/single line/);
  });
});
