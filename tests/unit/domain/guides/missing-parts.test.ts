import { expect, it } from 'vitest';
import { missingGuideParts } from '#src/domain/guides/missing-parts.ts';

const missing = (body: string) => missingGuideParts({ description: 'About tofu.', body }).map(({ message }) => message);

it('asks for a text and what it is about', () => {
  expect(missingGuideParts({ description: '', body: '' }).map(({ path }) => path)).toEqual(['description', 'body']);
  expect(missing('Press it.')).toEqual([]);
});

it.each([
  ['alone', '![](/media/a.jpg)', 1],
  ['blank', 'Press it.\n\n![ ](/media/a.jpg)', 1],
  ['with a caption', '![](/media/a.jpg "Under a pan")', 1],
  ['in a tip', '> [!TIP]\n>\n> ![](/media/a.jpg)', 1],
  ['in a step', '1. Press it.\n\n   ![](/media/a.jpg)', 1],
  ['two of three', '![](/a.jpg)\n\n![Tofu](/b.jpg)\n\n![](/c.jpg)', 2],
  ['said', '![Tofu under a pan](/media/a.jpg)', 0],
] as const)('asks what a picture shows: %s', (_, body, count) => {
  const said = missing(body);
  expect(said).toHaveLength(count === 0 ? 0 : 1);
  if (count === 1) expect(said[0]).toContain('its picture shows');
  if (count === 2) expect(said[0]).toContain('2 pictures show');
});

it.each([
  '![\n\n[Soup](/recipes/soup)\n\n](/media/a.jpg)',
  '1. Press it.\n\n   ![Tofu (/media/a.jpg)',
  '| Food |\n| --- |\n| ![Tofu](/a b.jpg) |',
])('tells of a picture that is torn: %s', (body) => expect(missing(body)).toEqual([expect.stringContaining('half a')]));

it('takes signs in code for code', () => expect(missing('Write `![what it shows](address)`.')).toEqual([]));
