import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderMail } from '#src/server/mail/rendering.tsx';
import { TO_ANYBODY } from '#src/server/mail/templates.ts';

/** Texts of a schema of which nothing says whose they are: free, unless they are links, choices, the site's or a proven member's. */
function freeTexts(schema: z.core.$ZodType, at: string): string[] {
  if (z.globalRegistry.get(schema)?.['by'] !== undefined) return [];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => freeTexts(field as z.ZodType, `${at}.${key}`));
  if (schema instanceof z.ZodArray) return freeTexts(schema.element, `${at}[]`);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return freeTexts(schema.unwrap(), at);
  const isClosed =
    schema instanceof z.ZodEnum ||
    schema instanceof z.ZodBoolean ||
    schema instanceof z.ZodNumber ||
    schema instanceof z.ZodURL;
  return isClosed ? [] : [at];
}

/** Files of the product in which something stands. */
const filesWith = (pattern: RegExp): string[] =>
  globSync('src/**/*.{ts,tsx,astro}').filter((file) => pattern.test(readFileSync(file, 'utf8')));

describe('mails to anybody', () => {
  it.each(Object.entries(TO_ANYBODY))('have no field for what a stranger typed: %s', (name, schema) => {
    expect(freeTexts(schema, name)).toEqual([]);
  });

  it('would be found out with one', () => {
    expect(freeTexts(z.object({ firstName: z.string(), list: z.array(z.object({ x: z.string() })) }), 'x')).toEqual([
      'x.firstName',
      'x.list[].x',
    ]);
  });

  it.each([
    ['verification-link', { link: 'https://site.example/a' }],
    ['verification-link-again', { link: 'https://site.example/a' }],
    ['code', { code: '123456' }],
    ['temporary-password', { password: 'abcdefgh', link: 'https://site.example/a' }],
    ['account-created', { password: 'abcdefgh', link: 'https://site.example/a' }],
    ['account-exists', { link: 'https://site.example/a' }],
    ['confirm-address', { link: 'https://site.example/a' }],
  ] as const)('leave out the name that an earlier version queued along: %s', async (template, data) => {
    const { subject, html, text } = await renderMail(template, { ...data, firstName: 'You won evil.example' });
    expect(`${subject}${html}${text}`).not.toContain('evil.example');
  });
});

describe('the one door', () => {
  it('takes addresses and words for proven in one file alone', () => {
    expect(filesWith(/\bas (?:unknown as )?Proven(?:Address|Name|Words)\b|\bProven(?:Address|Name|Words)>/)).toEqual([
      'src/server/mail/proven.ts',
    ]);
    expect(filesWith(/\bas (?:unknown as )?(?:Turn|CountedMail)\b/)).toEqual(['src/server/mail/first-mails.ts']);
  });

  it('writes into the queue in one file alone', () => {
    expect(filesWith(/insert\(mailQueue\)/)).toEqual(['src/server/mail/queue.ts']);
  });
});
