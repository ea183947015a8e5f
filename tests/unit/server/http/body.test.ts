import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readJson } from '#src/server/http/body.ts';
import { readForm } from '#src/server/http/form.ts';
import { runs } from '#tests/support/fuzz/runs.ts';

const headers = { 'Content-Type': 'application/json' };
const sent = (text: string) => readJson(new Request('http://localhost/', { method: 'POST', headers, body: text }));

describe('the body of a call', () => {
  test.prop([fc.jsonValue({ stringUnit: 'binary' })], runs(300, 0.01))(
    'is what was sent, as far as it can be kept',
    async (value) => {
      const read = JSON.stringify(await sent(JSON.stringify(value)));
      expect(read).not.toMatch(/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i);
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
