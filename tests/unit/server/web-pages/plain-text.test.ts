import { expect, it } from 'vitest';
import { linesOfHtml } from '#src/server/web-pages/plain-text.ts';
import { readRecipePage } from '#src/server/web-pages/read-page.ts';

const LINES = ['Boil salt & water', 'Add rice'];

it.each([
  ['lines with an “&”', 'Boil salt & water\nAdd rice', LINES],
  ['lines with a “<”', 'Boil it for <5 minutes\r\nAdd rice', ['Boil it for <5 minutes', 'Add rice']],
  ['lines whose ends are escaped', 'Boil salt &amp; water&#13;&#10;Add rice', LINES],
  ['paragraphs escaped twice', '<p>Boil salt &amp;amp; water</p><p>Add rice</p>', LINES],
  ['HTML as text', '&lt;b&gt;Boil&lt;/b&gt; salt &amp;amp;\nwater&lt;br&gt;Add rice', LINES],
  ['HTML, in which a new line is a blank', '<i>Boil</i> salt &amp;\nwater<br>Add rice', LINES],
])('structured data tell %s as lines', (_, words, lines) => {
  expect(linesOfHtml(words)).toEqual(lines);
});

it('ingredients that stand in one text stay apart where one has an “&”', () => {
  const recipe = { '@type': 'Recipe', name: 'Soup', recipeIngredient: '1 onion\nsalt & pepper\n2 carrots' };
  const html = JSON.stringify({ ...recipe, '@context': 'https://schema.org', recipeInstructions: 'Boil it.' });
  const { ingredientLines } = readRecipePage({ html, url: null }).recipe;
  expect(ingredientLines).toEqual(['1 onion', 'salt & pepper', '2 carrots']);
});
