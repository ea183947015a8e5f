import { describe, expect, it } from 'vitest';
import { blocksOf } from '#src/domain/guides/markdown.ts';
import {
  bracketed,
  INSERTIONS,
  type Insertion,
  type Selected,
  withInsertion,
  withParagraph,
  withPicture,
} from '#src/domain/guides/writing.ts';

const selected = (text: string) => ({ text, from: text.length, to: text.length });

it('takes the words of a link without brackets and line ends', () => {
  expect(bracketed(' a [small]\n  loaf ')).toBe('a small loaf');
});

describe('what a button puts into a guide', () => {
  it('stands around what is selected, which stays selected', () => {
    expect(withInsertion({ text: 'Press it well.', from: 6, to: 8 }, 'bold')).toEqual({
      text: 'Press **it** well.',
      from: 8,
      to: 10,
    });
  });

  it('begins a paragraph where it is one', () => {
    expect(withInsertion(selected('Tofu.'), 'heading')).toEqual({ text: 'Tofu.\n\n## Heading', from: 10, to: 17 });
    expect(withInsertion(selected('Tofu.\n'), 'list').text).toBe('Tofu.\n\n- first');
    expect(withInsertion(selected(''), 'quote').text).toBe('> quote');
  });

  it.each([
    ...[
      ['heading', 'heading'],
      ['bold', 'paragraph'],
      ['emphasis', 'paragraph'],
      ['link', 'paragraph'],
      ['list', 'list'],
    ],
    ...[
      ['steps', 'list'],
      ['quote', 'quote'],
      ['tip', 'callout'],
      ['warning', 'callout'],
      ['table', 'table'],
    ],
  ] as [Insertion, string][])('is read as what it says: %s', (name, kind) => {
    const blocks = blocksOf(withInsertion(selected('Before.'), name).text.replace('Before.', 'Before.\n\n'));
    expect(blocks.at(-1)?.kind).toBe(kind);
  });

  it('puts in a picture with nothing said of it, the caret where one says it', () => {
    const { text, from, to } = withPicture({ text: 'One.\nTwo.', from: 4, to: 4 }, '/media/m-1.jpg');
    const said = `${text.slice(0, from)}A pressed block${text.slice(to)}`;
    expect(said).toBe('One.\n\n![A pressed block](/media/m-1.jpg)\n\nTwo.');
    expect(blocksOf(said)[1]).toMatchObject({ kind: 'picture', alt: 'A pressed block' });
  });

  it.each([
    ['a recipe', (now: Selected) => withParagraph(now, '[Soup](/recipes/soup)'), '[Soup](/recipes/soup)\n\n'],
    ['a picture', (now: Selected) => withPicture(now, '/media/b.jpg'), '![](/media/b.jpg)\n\n'],
    ['a heading', (now: Selected) => withInsertion(now, 'heading'), '## Heading'],
  ])('puts %s behind the picture whose brackets the caret is in', (_, put, wanted) => {
    const text = put(withPicture(selected('One.'), '/media/a.jpg')).text;
    expect(text).toBe(`One.\n\n![](/media/a.jpg)\n\n${wanted}`);
  });

  it.each([
    ['a line', 'On^e.\nTwo.', 'One.\n\n# \n\nTwo.'],
    ['a table', '| a |\n| - |\n|^ b |\n\nTwo.', '| a |\n| - |\n| b |\n\n# \n\nTwo.'],
    ['a list', '- o^ne\n- two', '- one\n- two\n\n# \n\n'],
    ['nothing', 'One.\n\n^Two.', 'One.\n\n# \n\nTwo.'],
  ])('tears nothing apart: the caret in %s', (_, written, wanted) => {
    const caret = written.indexOf('^');
    const text = written.replace('^', '');
    expect(withParagraph({ text, from: caret, to: caret }, '# ').text).toBe(wanted);
  });

  it('has a button for each', () => expect(Object.keys(INSERTIONS)).toHaveLength(10));

  it('is a card by itself, whatever stood around', () => {
    const { text } = withParagraph(
      { text: 'One.\nTwo.', from: 4, to: 4 },
      `[${bracketed('Soup [the best]')}](/recipes/soup)`,
    );
    expect(text).toBe('One.\n\n[Soup the best](/recipes/soup)\n\nTwo.');
    expect(blocksOf(text).map(({ kind }) => kind)).toEqual(['paragraph', 'recipe', 'paragraph']);
  });
});
