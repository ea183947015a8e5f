import { describe, expect, it } from 'vitest';
import { readAccounted } from '#src/domain/free-text/account/accounted.ts';
import { textOfPage } from '#src/server/web-pages/page-text.ts';

const read = (html: string, url: string | null = null) => readAccounted(textOfPage({ html, url }));
const data = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe })}</script>`;
const SOUP = { name: 'Soup', recipeIngredient: ['1 onion', '2 carrots', '1 litre water'] };
const step = (text: string) => ({ '@type': 'HowToStep', text });

describe('structured data', () => {
  const ways: [way: string, instructions: unknown, steps: string[]][] = [
    ['a string with numbers', '1) Chop it. 2) Boil it. 3) Blend it.', ['Chop it.', 'Boil it.', 'Blend it.']],
    ['a string of paragraphs', '<p>Chop it.</p><p>Boil it.</p>', ['Chop it.', 'Boil it.']],
    ['one run-together string', 'Chop it finely.Boil it softly.', ['Chop it finely.', 'Boil it softly.']],
    ['a list of strings', ['Chop it.', '2. Boil &amp; blend it.'], ['Chop it.', 'Boil & blend it.']],
    ['steps', [step('Chop it.'), { '@type': 'HowToStep', name: 'Boil it.' }], ['Chop it.', 'Boil it.']],
    [
      'sections',
      [{ '@type': 'HowToSection', name: 'Base', itemListElement: [step('Chop it.'), 'Boil it.'] }, step('Blend it.')],
      ['Chop it.', 'Boil it.', 'Blend it.'],
    ],
    [
      'a list of items',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: step('Chop it.') }] },
      ['Chop it.'],
    ],
  ];
  it.each(ways)('has its steps as %s', (_, recipeInstructions, steps) => {
    expect(read(data({ ...SOUP, recipeInstructions })).instructions).toEqual(steps);
  });

  it('is found in a graph, beside broken data, and with line breaks in its words', () => {
    const graph = JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, { '@type': ['Recipe'], ...SOUP }] });
    const html = `<script type="application/ld+json">{broken</script><script type="application/ld+json">${graph.replace('1 litre', '1\nlitre')}</script>`;
    expect(read(html)).toMatchObject({ title: 'Soup', ingredientLines: ['1 onion', '2 carrots', '1 litre water'] });
  });

  it('keeps every line of its list, groups between them, and what the page calls it', () => {
    const recipe = read(
      data({
        ...SOUP,
        recipeIngredient: ['1 onion', 'Zorblatt', 'For the sauce:', '2 T oil', '1 cup + 2 tablespoons stock'],
        recipeYield: ['3', '3 bowls'],
        ...{ prepTime: 'PT10M', cookTime: 'PT1H20M', totalTime: 'PT2H' },
        ...{ recipeCuisine: 'Thai', recipeCategory: 'Snack', keywords: 'Easy, Make Ahead' },
      }),
      'https://example.org/soup',
    );
    expect(recipe).toMatchObject({
      ingredientLines: ['1 onion', 'Zorblatt', '2 tbsp oil', '1⅛ cups stock'],
      ingredientGroups: [{ name: 'For the sauce', at: 2 }],
      ...{ servings: 3, prepTime: 10, cookTime: 80, restTime: 30, cuisine: 'Thai', category: 'snacks' },
      tags: expect.arrayContaining(['easy', 'make-ahead']),
      sourceUrl: 'https://example.org/soup',
    });
    const { text, spans } = recipe.source;
    expect(spans.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
  });

  it('takes the notes of a recipe card for tips', () => {
    const html = `${data(SOUP)}<div class="wprm-recipe-notes"><h4>Notes</h4><p>Keeps for 3 days.</p></div>`;
    expect(read(html).tipsAndNotes).toBe('Keeps for 3 days.');
  });
});

it('reads microdata', () => {
  const html =
    '<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1><span itemprop="recipeYield">2 bowls</span><time itemprop="cookTime" datetime="PT20M">20 min</time><ul><li itemprop="recipeIngredient">1 onion</li><li itemprop="recipeIngredient">2 carrots</li></ul><ol itemprop="recipeInstructions"><li>Chop.</li><li>Boil.</li></ol></div>';
  expect(read(html)).toMatchObject({
    ...{ title: 'Soup', servings: 2, cookTime: 20, instructions: ['Chop.', 'Boil.'] },
    ingredientLines: ['1 onion', '2 carrots'],
  });
});

describe('a page that marks nothing', () => {
  const article =
    '<article><h1>Bean stew</h1><p>Serves 4</p><h2>Ingredients</h2><ul><li>1 tin beans</li><li>2 carrots</li></ul><p>Dumplings</p><ul><li>100 g flour</li><li>1 tsp baking powder</li></ul><h2>Method</h2><ol><li>Simmer the beans with the carrots for 20 minutes.</li><li>Mix the flour with the baking powder, drop into the stew and steam for 10 minutes.</li></ol><h3>Storage</h3><p>Leftovers keep for 2 days in the fridge.</p></article>';

  it('is read as a person reads it, without what stands around', () => {
    const recipe = read(
      `<html><body><nav>Home <a href="/x">2 onions</a></nav><script>steal()</script>${article}<div class="comments"><p>1 kg of sugar is too much!</p></div></body></html>`,
    );
    expect(recipe).toMatchObject({
      ...{ title: 'Bean stew', servings: 4 },
      ingredientLines: ['1 tin beans', '2 carrots', '100 g flour', '1 tsp baking powder'],
      ingredientGroups: [{ name: 'Dumplings', at: 2 }],
      tipsAndNotes: 'Leftovers keep for 2 days in the fridge.',
    });
    expect(recipe.instructions).toHaveLength(2);
    expect(recipe.source.text).not.toMatch(/steal|too much|2 onions/);
  });

  it('may be a text, and says where it is from', () => {
    const text = 'Bean stew\n\n1 tin kidney beans\n2 carrots\n\nSimmer for 20 minutes.';
    expect(read(text)).toMatchObject({ title: 'Bean stew', source: { text } });
    const html = `<head><link rel="canonical" href="https://example.org/stew"></head>${article}`;
    expect(read(html).sourceUrl).toBe('https://example.org/stew');
  });

  it.each([
    ['is empty', '<html></html>', 'We couldn’t find a recipe on that page'],
    ['holds scripts only', '<script>const x = "1 onion, 2 carrots"</script>', 'We couldn’t find a recipe on that page'],
    ['is about something else', '<p>The opening hours are 9 to 5.</p>', 'We couldn’t find a recipe on that page'],
    [
      'is in German',
      '<p>250 g Linsen und eine Zwiebel mit der Brühe in einen Topf geben und bis zum Ende kochen. Dann mit Salz abschmecken und auf dem Teller anrichten.</p>',
      'We couldn’t find a recipe on that page. It seems to be in German; without a language model we can only read English.',
    ],
  ])('that %s is answered in a sentence', (_, html, message) => {
    expect(() => read(html)).toThrow(message);
  });
});
