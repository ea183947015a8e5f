import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readJson } from '#src/server/http/body.ts';
import { readForm } from '#src/server/http/form.ts';
import { runs } from '#tests/support/fuzz/runs.ts';

const headers = { 'Content-Type': 'application/json' };
const sent = (text: string) => readJson(new Request('http://localhost/', { method: 'POST', headers, body: text }));

describe('the body of a call', () => {
  const unit = fc.constantFrom('\u0000', '\ud83c', '\udf36', 'a', String.raw`\u0000`, '\\');
  test.prop([fc.array(fc.record({ title: fc.string({ unit }) }), { maxLength: 4 })], runs(300, 0.01))(
    'can be kept as it is read',
    async (value) => {
      for (const { title } of (await sent(JSON.stringify(value))) as { title: string }[]) {
        expect(title).not.toContain('\u0000');
        expect(title.isWellFormed()).toBe(true);
      }
    },
  );

  it('has no NUL and no half a character, and is as it was otherwise', async () => {
    const text = String.raw`{"title":"\u0000\u0000Soup\ud83c\udf36","tags":["a\ud800"],"path":"C:\\u0000"}`;
    expect(await sent(text)).toEqual({ title: 'Soup🌶', tags: ['a\ufffd'], path: String.raw`C:\u0000` });
  });

  it('is the same of a form', () => {
    const request = { headers: new Headers({ 'Content-Type': 'application/x-www-form-urlencoded' }) };
    expect(readForm(Buffer.from('name=Ada%00&name=B'), request)).toEqual({ name: ['Ada', 'B'] });
  });
});
