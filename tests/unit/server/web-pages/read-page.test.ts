import { describe, expect, it } from 'vitest';
import { readRecipePage } from '#src/server/web-pages/read-page.ts';

const read = (html: string, url: string | null = null) => readRecipePage({ html, url }).recipe;
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
      ['Base: Chop it.', 'Boil it.', 'Blend it.'],
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

const page = (head: string, body = '') => `<html lang="en"><head>${head}</head><body>${body}</body></html>`;
const DAL = {
  '@type': 'Recipe',
  name: 'Dal',
  recipeIngredient: ['250 g red lentils', '1 onion'],
  recipeInstructions: ['Boil it.'],
};
const script = (value: unknown, type = 'application/ld+json') =>
  `<script type="${type}">${JSON.stringify(value)}</script>`;

describe('a page says what is its own', () => {
  it.each([
    ['canonical', '<link rel="canonical" href="/soup">', 'https://soup.example/feed', 'https://soup.example/soup'],
    ['og:url', '<meta property="og:url" content="https://soup.example/soup">', null, 'https://soup.example/soup'],
    [
      'not the front page',
      '<link rel="canonical" href="https://soup.example/">',
      'https://soup.example/dal',
      'https://soup.example/dal',
    ],
    ['the data', '', null, 'https://soup.example/dal/#recipe'],
  ])('address: %s', (_, head, url, address) => {
    expect(read(page(head + script({ ...DAL, '@id': 'https://soup.example/dal/#recipe' })), url).sourceUrl).toBe(
      address,
    );
  });

  it.each([
    [
      'og:title',
      '<meta property="og:title" content="Red dal | Soup Site"><meta property="og:site_name" content="Soup Site">',
      '<h1>Other</h1>',
    ],
    ['h1', '<title>Soup Site</title>', '<h1>Red dal</h1>'],
    ['title', '<title>Red dal - Soup Site</title>', ''],
  ])('title: %s', (_, head, body) => {
    expect(read(page(head + script({ ...DAL, name: undefined }), body)).title).toBe('Red dal');
  });

  it('recipe: of several the one of its address, the others by name', () => {
    const rice = { ...DAL, name: 'Rice', url: 'https://soup.example/rice' };
    const html = page(`<link rel="canonical" href="https://soup.example/rice">${script([DAL, rice])}`);
    expect(readRecipePage({ html, url: null })).toMatchObject({
      recipe: { title: 'Rice' },
      others: ['Dal'],
      isOwn: true,
    });
    const other = readRecipePage({ html, url: null, choice: 'Dal' });
    expect(other).toMatchObject({ recipe: { title: 'Dal' }, others: ['Rice'], isOwn: true });
    expect(readRecipePage({ html: page(script([DAL, rice])), url: null })).toMatchObject({
      ...{ recipe: { title: 'Dal' }, others: ['Rice'], isOwn: false },
    });
  });

  it('name: in microdata not its author’s', () => {
    const html = `<div itemscope itemtype="https://schema.org/Recipe"><div itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ada</b></div><h1 itemprop="name">Dal</h1><i itemprop="recipeIngredient">1 onion</i></div>`;
    expect(read(html).title).toBe('Dal');
  });
});

describe('data are found', () => {
  it.each([
    ['in a script whose type is written with entities', script(DAL, 'application&#x2F;ld&#x2B;json')],
    [
      'with escapes of escapes',
      script({ ...DAL, name: 'Dal &amp;amp;#038; rice', recipeInstructions: '&lt;p&gt;Boil it.&lt;/p&gt;' }),
    ],
    ['pasted without a page', JSON.stringify({ '@graph': [DAL] })],
    [
      'in microformats',
      '<div class="h-recipe"><b class="p-name">Dal</b><i class="p-ingredient">250 g red lentils</i><i class="p-ingredient">1 onion</i><div class="e-instructions">Boil it.</div></div>',
    ],
  ])('%s', (_, html) => {
    expect(read(html)).toMatchObject({
      ...{
        title: expect.stringMatching(/^Dal( & rice)?$/),
        ingredientLines: DAL.recipeIngredient,
        instructions: ['Boil it.'],
      },
    });
  });
});

describe('what is marked in part', () => {
  const text =
    '<main><h2>Ingredients</h2><ul><li>250 g red lentils</li><li>1 onion</li></ul><h2>Method</h2><p>Boil the lentils with the onion for 20 minutes.</p></main>';

  it('is found whatever wraps the whole page', () => {
    const html = `<html><body class="has-comments"><form><h1>Dal</h1>${text}</form><div class="comments">2 kg sugar</div></body></html>`;
    expect(read(html)).toMatchObject({ title: 'Dal', ingredientLines: DAL.recipeIngredient });
  });

  it('takes no number for a heading', () => {
    const body = '<h4>Main</h4><p>250 g red lentils</p><p><b>1/2</b></p><p>1 onion</p>';
    expect(read(page(script(DAL), body)).ingredientGroups).toEqual([]);
  });

  it('is completed with the list that nothing marks', () => {
    const reading = readRecipePage({ html: page(script({ ...DAL, recipeIngredient: undefined }), text), url: null });
    expect(reading.recipe.ingredientLines).toEqual(DAL.recipeIngredient);
    expect(reading.parts).toContainEqual(
      expect.objectContaining({ name: 'Ingredients', place: expect.stringContaining('its text') }),
    );
  });

  it('gets its amounts from where people see them', () => {
    const rows = '<div><b>250 g</b> <i>red lentils</i></div><div><b>1</b> <i>onion</i></div>';
    expect(read(page(script({ ...DAL, recipeIngredient: ['red lentils', 'onion'] }), rows)).ingredientLines).toEqual(
      DAL.recipeIngredient,
    );
  });

  it('is refused without one, and says what it has', () => {
    expect(() => read(page(script({ ...DAL, recipeIngredient: [] })))).toThrow(
      'It has steps, but no list of ingredients',
    );
  });
});

it('never takes a menu for a recipe', () => {
  const menu =
    '<div class="top"><a href="#main">Skip to main content</a><ul><li>Tofu</li><li>Rice and beans</li><li>Donate</li></ul></div><p>Cook with us: boil, fry and bake tofu with rice.</p>';
  expect(() => read(page('<title>Home</title>', menu))).toThrow('We couldn’t find a recipe on that page');
});

describe('a page made to keep its reader busy', () => {
  const MEGABYTE = 1_000_000;
  const deep = (levels: number): string => `${'{"a":['.repeat(levels)}${']}'.repeat(levels)}`;
  const ring = Array.from({ length: 2000 }, (_, at) => ({
    '@id': `#${at}`,
    '@type': 'HowToSection',
    itemListElement: { '@id': `#${(at + 1) % 2000}` },
  }));

  it.each([
    ['5 MB of paragraphs', page(script(DAL), '<p>salt and pepper</p>'.repeat(220_000))],
    ['10,000 blocks of data', page(script(DAL).repeat(10_000))],
    ['10,000 recipes', page(script(Array.from({ length: 10_000 }, (_, at) => ({ ...DAL, name: `Dal ${at}` }))))],
    ['data nested deeply', page(script(DAL) + `<script type="application/ld+json">${deep(20_000)}</script>`)],
    ['references in a ring', page(script([...ring, { ...DAL, recipeInstructions: { '@id': '#0' } }]))],
    ['entities of entities', page(script({ ...DAL, description: `&${'amp;'.repeat(100_000)}lt;` }))],
    [
      'a line of a megabyte',
      page(script({ ...DAL, description: 'x'.repeat(MEGABYTE), recipeYield: '9 '.repeat(MEGABYTE / 2) })),
    ],
    [
      'data of one megabyte of spaces',
      page(`<script type="application/ld+json">${' '.repeat(MEGABYTE)}${JSON.stringify(DAL)},,,</script>`),
    ],
    [
      '100,000 ingredients',
      page(script({ ...DAL, recipeIngredient: Array.from({ length: 100_000 }, (_, at) => `${at} g salt`) })),
    ],
  ])('is read when it has %s', (_, html) => expect(read(html).title).toMatch(/^Dal/));
});
