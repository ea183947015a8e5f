import { expect, it } from 'vitest';
import { lenientJson } from '#src/domain/schema-org/lenient-json.ts';

it.each([
  ['commas too many', '{"a": [1, 2,], "b": {"c": 3,},}', { a: [1, 2], b: { c: 3 } }],
  ['comments', '{/* all, of it */ "a": 1, // one\n "b": "http://x.example//y"}', { a: 1, b: 'http://x.example//y' }],
  ['CDATA', '//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
  ['a comment of HTML around it', '<!-- {"a": 1} -->', { a: 1 }],
  ['line breaks and tabs in texts', '{"a": "one\n\ttwo"}', { a: 'one two' }],
  ['a semicolon behind it', '{"a": "b;,}"};', { a: 'b;,}' }],
  ['quotes that are escaped', '{"a": "say \\"yes,\\" ",}', { a: 'say "yes," ' }],
  ['nothing to be mended', '{broken', undefined],
])('reads JSON with %s', (_, written, data) => expect(lenientJson(written)).toEqual(data));

it('reads as much as a page may have at once', () => {
  expect(lenientJson(`[${'/**/1,'.repeat(300_000)}]`)).toHaveLength(300_000);
  expect(lenientJson('"'.repeat(1_000_000))).toBeUndefined();
  expect(lenientJson('/*'.repeat(500_000))).toBeUndefined();
});
