import { expect, it } from 'vitest';
import { parseCooklang } from '#src/domain/recipes/formats/cooklang/parse.ts';

it.each([
  ['in front matter', '---\nTitle: American Pancakes\nCourse: Breakfast\n---\nFry @oats{100%g}.'],
  ['line by line', '>> Title: American Pancakes\n>> Course: Breakfast\nFry @oats{100%g}.'],
])('knows what a file says of itself however it is capitalised, %s', (_, file) => {
  expect(parseCooklang(file).metadata).toEqual({ title: 'American Pancakes', course: 'Breakfast' });
});
