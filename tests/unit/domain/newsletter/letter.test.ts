import { describe, expect, it } from 'vitest';
import { blocksOf } from '#src/domain/guides/markdown.ts';
import { checked } from '#src/domain/issues.ts';
import { type LetterText, letterTextSchema } from '#src/domain/newsletter/letter.ts';
import {
  firstLines,
  introductionFor,
  isGuideFor,
  type LetterCollection,
  type LetterRecipe,
  type LetterSources,
  shortened,
} from '#src/domain/newsletter/letter-items.ts';
import { CLIPPED_BYTES, letterProblems } from '#src/domain/newsletter/letter-problems.ts';
import { paragraphsOf } from '#src/domain/newsletter/letter-text.ts';
import { plainTextOf } from '#src/domain/newsletter/plain-letter.ts';
import { isBare, shownTo } from '#src/domain/newsletter/shown-letter.ts';

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
  const facts = {
    bytes: 20_000,
    deadLinks: new Set<string>(),
    isPublic: { recipe: new Set(['dal']), collection: new Set(['soups']), guide: new Set(['tofu']) },
  };
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

describe('what an editor is told of collections and guides in a letter', () => {
  const told = (kind: 'collection' | 'guide', id: string) =>
    letterProblems(
      { ...LETTER, blocks: [...LETTER.blocks, kind === 'guide' ? { kind, id } : { kind, id, shown: 3 }] },
      {
        bytes: 0,
        deadLinks: new Set(),
        isPublic: { recipe: new Set(), collection: new Set(['soups']), guide: new Set(['tofu']) },
      },
    );

  it('is nothing of one that everybody may see', () => {
    expect([...told('collection', 'soups'), ...told('guide', 'tofu')]).toEqual([]);
  });

  it('is that one is not chosen, or not there any more; the letter goes out without it', () => {
    expect([
      ...told('collection', ''),
      ...told('collection', 'gone'),
      ...told('guide', ''),
      ...told('guide', 'soups'),
    ]).toEqual(
      [
        'Choose a collection, or remove this part. Until then it’s left out.',
        'The collection gone isn’t public, or has no public recipe. It’s left out.',
        'Choose a guide, or remove this part. Until then it’s left out.',
        'The guide soups isn’t public. It’s left out.',
      ].map((message) => ({ block: 1, stops: false, message })),
    );
  });

  it('is that a letter with nothing chosen is empty', () => {
    const blocks: LetterText['blocks'] = [{ kind: 'guide', id: '' }];
    const isPublic = { recipe: new Set<string>(), collection: new Set<string>(), guide: new Set<string>() };
    expect(letterProblems({ ...LETTER, blocks }, { bytes: 0, deadLinks: new Set(), isPublic })[0]).toMatchObject({
      stops: true,
      message: 'The letter is empty. Add a text or a recipe.',
    });
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
  const soups: LetterCollection = {
    ...{ id: 'soups', title: 'Soups', description: 'Warm ones', people: null, imageUrl: null },
    introduction: ['Begin with the B of B.', 'Soup is dinner.'],
    recipes: ['a', 'b', 'd'].map((id) => ({
      ...recipe(id),
      title: `The ${id} of ${id}`,
      imageUrl: `/pictures/${id}.jpg`,
    })),
  };
  const sources: LetterSources = {
    recipes: new Map(['a', 'b', 'c', 'd'].map((id) => [id, recipe(id)])),
    collections: new Map([['soups', soups]]),
    guides: new Map([['tofu', { id: 'tofu', title: 'Tofu', lines: 'Press it.', imageUrl: null, minutes: 4 }]]),
  };
  const fitting = (recipeFits: (id: string) => boolean, guide = true) => ({ recipe: recipeFits, guide: () => guide });
  const addresses = {
    to: (address: string) => `https://x.org${address}`,
    recipe: (id: string) => `https://x.org/recipes/${id}`,
    collection: (id: string) => `https://x.org/collections/${id}`,
    guide: (id: string) => `https://x.org/guides/${id}`,
  };
  const blocks: LetterText['blocks'] = [
    { kind: 'recipes', heading: 'New', ids: ['a', 'gone', 'b', 'c'], shown: 2 },
    { kind: 'recipes', heading: 'In season', ids: ['b', 'c', 'd'], shown: 2 },
    { kind: 'picture', url: '', alt: 'x', link: '' },
  ];

  it('has the first recipes that fit, each once, and no part without any', () => {
    const idsFor = (fits: (id: string) => boolean) =>
      shownTo({ ...LETTER, blocks }, sources, fitting(fits)).blocks.map(
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
    expect(
      shownTo(
        { ...LETTER, blocks },
        sources,
        fitting((id) => id > 'b'),
      ).preview,
    ).toBe('C · D');
    expect(
      shownTo(
        LETTER,
        sources,
        fitting(() => true),
      ).preview,
    ).toBe('November');
  });

  it('is a text worth reading, too', () => {
    const shown = shownTo(
      {
        ...LETTER,
        blocks: [
          { kind: 'text', text: 'See [the soup](/soup).' },
          // Of which there is nothing to say.
          { kind: 'picture', url: '/pictures/a.jpg', alt: '', link: '' },
          ...blocks,
        ],
      },
      sources,
      fitting((id) => id === 'a'),
    );
    expect(plainTextOf(shown, addresses)).toBe(
      'See the soup (https://x.org/soup).\n\n\nNEW\n---\n\nA (20 min)\nAbout a\nhttps://x.org/recipes/a',
    );
  });

  const told: LetterText['blocks'] = [
    { kind: 'collection', id: 'soups', shown: 2 },
    { kind: 'guide', id: 'tofu' },
    { kind: 'recipes', heading: '', ids: ['a', 'c'], shown: 6 },
    { kind: 'collection', id: 'gone', shown: 2 },
  ];

  it('has of a collection the first recipes that fit, their pictures, and no word of the others', () => {
    const [collection, guide, rest] = shownTo(
      { ...LETTER, blocks: told },
      sources,
      fitting((id) => id !== 'b'),
    ).blocks;
    expect(collection).toMatchObject({
      introduction: 'Soup is dinner.',
      pictures: ['/pictures/a.jpg', '/pictures/d.jpg'],
      recipes: [{ id: 'a' }, { id: 'd' }],
    });
    expect(guide).toMatchObject({ guide: { title: 'Tofu' } });
    expect(rest).toMatchObject({ recipes: [{ id: 'c' }] });
    const all = shownTo(
      { ...LETTER, blocks: told },
      sources,
      fitting(() => true),
    );
    expect(all.blocks[0]).toMatchObject({
      introduction: 'Begin with the B of B.',
      recipes: [{ id: 'a' }, { id: 'b' }],
    });
    expect(all.leftOut).toEqual([3]);
  });

  it('leaves out a collection of which nothing fits, and a guide about what its reader does not eat', () => {
    const none = shownTo(
      { ...LETTER, blocks: [{ kind: 'heading', text: 'Hi' }, ...told] },
      sources,
      fitting(() => false, false),
    );
    expect(none).toMatchObject({ blocks: [{ kind: 'heading' }], leftOut: [1, 2, 3, 4] });
    expect(isBare(none)).toBe(true);
    expect(
      isBare(
        shownTo(
          { ...LETTER, blocks: told },
          sources,
          fitting(() => false),
        ),
      ),
    ).toBe(false);
  });

  it('shows a recipe once that is named by its old address and its new one', () => {
    const moved = { ...sources, recipes: new Map([...sources.recipes, ['old-a', recipe('a')]]) };
    const twice: LetterText['blocks'] = [{ kind: 'recipes', heading: '', ids: ['old-a', 'a', 'b'], shown: 2 }];
    expect(
      shownTo(
        { ...LETTER, blocks: twice },
        moved,
        fitting(() => true),
      ).blocks,
    ).toMatchObject([{ recipes: [{ id: 'a' }, { id: 'b' }] }]);
  });

  it('tells of collections and guides in plain text', () => {
    const text = plainTextOf(
      shownTo(
        { ...LETTER, blocks: told },
        sources,
        fitting((id) => id === 'd'),
      ),
      addresses,
    );
    expect(text).toBe(
      [
        ...[
          'SOUPS',
          '-----',
          'Collection',
          'Soup is dinner.',
          '',
          'The d of d (20 min)',
          'https://x.org/recipes/d',
          '',
        ],
        ...['All of it: https://x.org/collections/soups', '', '', 'TOFU', '----', 'Guide · 4 min read', 'Press it.'],
        'https://x.org/guides/tofu',
      ].join('\n'),
    );
  });
});

describe('what a letter tells of', () => {
  it('begins with the first lines of a guide that name no recipe', () => {
    const blocks = blocksOf('# Tofu\n\nLike [our curry](/recipes/curry).\n\nPress *it* first.\n\nThen fry.');
    expect(firstLines(blocks, 'About tofu')).toBe('Press it first.');
    expect(firstLines(blocksOf('- a list'), 'About tofu')).toBe('About tofu');
  });

  it('is cut at the end of a sentence, or else of a word', () => {
    expect(shortened('One. Two is longer.', 12)).toBe('One.');
    expect(shortened('One two three', 9)).toBe('One two…');
    expect(shortened('Short.', 12)).toBe('Short.');
  });

  it('is nothing of a collection where all it says names what is missing', () => {
    const dal = { id: 'dal', title: 'Red Dal', description: '', imageUrl: null, time: '', isPremiumOnly: false };
    const collection = {
      ...{ id: 'x', title: 'X', people: null, imageUrl: null, recipes: [dal] },
      ...{ description: 'A red dal and more', introduction: ['Begin with red dal.'] },
    };
    expect(introductionFor(collection, [dal])).toBe('');
    expect(introductionFor(collection, [])).toBe('Begin with red dal.');
  });

  it('is a guide for whoever eats any of the foods it is about', () => {
    const tofu = ['tofu', 'smoked tofu'];
    const nothing = { diets: [], allergens: [] };
    expect(isGuideFor(tofu, nothing)).toBe(true);
    expect(isGuideFor(tofu, { diets: [], allergens: ['soya'] })).toBe(false);
    expect(isGuideFor(tofu, { diets: ['soy-free'], allergens: [] })).toBe(false);
    expect(isGuideFor(tofu, { diets: ['gluten-free'], allergens: ['sesame'] })).toBe(true);
    expect(isGuideFor(['tempeh', 'seitan'], { diets: [], allergens: ['soya'] })).toBe(true);
    expect(isGuideFor([], { diets: [], allergens: ['soya'] })).toBe(true);
  });
});
