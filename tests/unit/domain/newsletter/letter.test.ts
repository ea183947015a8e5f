import { describe, expect, it } from 'vitest';
import { checked } from '#src/domain/issues.ts';
import { type LetterText, letterTextSchema } from '#src/domain/newsletter/letter.ts';
import { CLIPPED_BYTES, letterProblems } from '#src/domain/newsletter/letter-problems.ts';
import { paragraphsOf } from '#src/domain/newsletter/letter-text.ts';
import { type LetterRecipe, plainTextOf, shownTo } from '#src/domain/newsletter/shown-letter.ts';

const LETTER: LetterText = {
  topic: 'editors',
  subject: 'November',
  preview: '',
  blocks: [{ kind: 'text', text: 'Hello' }],
};
const wrongWith = (change: object) =>
  checked(letterTextSchema, { ...LETTER, ...change }).issues?.map(({ message }) => message);

describe('a text of a letter', () => {
  it('is paragraphs with links in them', () => {
    expect(
      paragraphsOf('Hello,\nyou.\n\n \n\nSee [the soup](/recipes/lentil-soup) or [this](https://example.org/a_b).'),
    ).toEqual([
      [{ text: 'Hello,\nyou.', href: null }],
      [
        { text: 'See ', href: null },
        { text: 'the soup', href: '/recipes/lentil-soup' },
        { text: ' or ', href: null },
        { text: 'this', href: 'https://example.org/a_b' },
        { text: '.', href: null },
      ],
    ]);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://example.org',
    'data:text/html,x',
    'recipes',
  ])('makes no link of %s', (address) => {
    expect(
      paragraphsOf(`[here](${address})`)
        .flat()
        .every(({ href }) => href === null),
    ).toBe(true);
  });

  it('leaves alone what is no link, however much of it there is', () => {
    const text = '['.repeat(10_000);
    expect(paragraphsOf(text)).toEqual([[{ text, href: null }]]);
  });
});

describe('a letter', () => {
  it.each(['A\r\nBcc: all@example.org', 'A\nB', 'A\u2028B', 'A\u202eB', 'A\u0000B'])(
    'has no subject like %j',
    (subject) => {
      expect(wrongWith({ subject })).toEqual(['The subject is a single line without control characters']);
    },
  );

  it('is refused with what is too long, unknown or dangerous in it', () => {
    expect(wrongWith({ blocks: [{ kind: 'text', text: 'x'.repeat(2_000_000) }] })).toHaveLength(1);
    expect(wrongWith({ blocks: [{ kind: 'html', html: '<b>' }] })).toHaveLength(1);
    expect(wrongWith({ blocks: [{ kind: 'picture', url: 'javascript:alert(1)', alt: '', link: '' }] })).toHaveLength(1);
    expect(
      wrongWith({ blocks: [{ kind: 'picture', url: '/pictures/a.jpg', alt: '', link: 'javascript:alert(1)' }] }),
    ).toEqual(['Use an https address or a path on this site']);
    expect(wrongWith({ blocks: [{ kind: 'recipes', heading: '', ids: ['../x'], shown: 1 }] })).toHaveLength(1);
  });
});

describe('what an editor is told of a letter', () => {
  const facts = { bytes: 20_000, deadLinks: new Set<string>(), publicRecipes: new Set(['dal']) };
  const messages = (change: Partial<LetterText>, more: Partial<typeof facts> = {}) =>
    letterProblems({ ...LETTER, ...change }, { ...facts, ...more }).map(
      ({ stops, message }) => `${stops ? '!' : ''}${message}`,
    );

  it('is nothing of one that is well', () => {
    expect(messages({})).toEqual([]);
  });

  it('is that it is empty, has no subject, or is too long for Gmail', () => {
    expect(messages({ blocks: [{ kind: 'text', text: ' \n ' }], subject: '' }, { bytes: CLIPPED_BYTES + 1 })).toEqual([
      '!Give the letter a subject.',
      '!The letter is empty. Add a text or a recipe.',
      'It’s 101 KB long. Gmail cuts off what’s past 100 KB: shorten it.',
      'The text is empty. It’s left out.',
    ]);
  });

  it('is what is missing in its parts, and which links lead nowhere', () => {
    expect(
      messages(
        {
          blocks: [
            { kind: 'picture', url: '/pictures/a.jpg', alt: '', link: '/nowhere' },
            { kind: 'text', text: '[a](/nowhere) [b](javascript:x)' },
            { kind: 'recipes', heading: '', ids: ['dal', 'gone'], shown: 2 },
          ],
        },
        { deadLinks: new Set(['/nowhere']) },
      ),
    ).toEqual([
      '!“javascript:x” is no address a link can have. Use https:// or a path of this site.',
      'Describe the picture: many readers don’t see pictures in e-mails.',
      'There’s no page at /nowhere.',
      'There’s no page at /nowhere.',
      '1 recipe here isn’t public: gone. It’s left out.',
    ]);
  });
});

describe('a letter as it is shown', () => {
  const recipe = (id: string): LetterRecipe => ({
    id,
    title: id.toUpperCase(),
    description: `About ${id}`,
    imageUrl: null,
    time: '20 min',
    isPremiumOnly: false,
  });
  const recipes = new Map(['a', 'b', 'c', 'd'].map((id) => [id, recipe(id)]));
  const blocks: LetterText['blocks'] = [
    { kind: 'recipes', heading: 'New', ids: ['a', 'gone', 'b', 'c'], shown: 2 },
    { kind: 'recipes', heading: 'In season', ids: ['b', 'c', 'd'], shown: 2 },
    { kind: 'picture', url: '', alt: 'x', link: '' },
  ];

  it('has the first recipes that fit, each once, and no part without any', () => {
    const idsFor = (fits: (id: string) => boolean) =>
      shownTo({ ...LETTER, blocks }, recipes, fits).blocks.map(
        (block) => block.kind === 'recipes' && block.recipes.map(({ id }) => id),
      );
    expect(idsFor(() => true)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(idsFor((id) => id !== 'a')).toEqual([['b', 'c'], ['d']]);
    expect(idsFor((id) => id === 'c')).toEqual([['c']]);
    expect(idsFor(() => false)).toEqual([]);
  });

  it('is previewed by the titles its reader finds in it', () => {
    expect(shownTo({ ...LETTER, blocks }, recipes, (id) => id > 'b').preview).toBe('C · D');
    expect(shownTo(LETTER, recipes, () => true).preview).toBe('November');
  });

  it('is a text worth reading, too', () => {
    const shown = shownTo(
      { ...LETTER, blocks: [{ kind: 'text', text: 'See [the soup](/soup).' }, ...blocks] },
      recipes,
      (id) => id === 'a',
    );
    expect(
      plainTextOf(
        shown,
        (address) => `https://x.org${address}`,
        (id) => `/recipes/${id}`,
      ),
    ).toBe('See the soup (https://x.org/soup).\n\n\nNEW\n---\n\nA (20 min)\nAbout a\nhttps://x.org/recipes/a');
  });
});
