import { describe, expect, it } from 'vitest';
import { type GuideBlock, plainWords } from '#src/domain/guides/blocks.ts';
import { readingMinutes } from '#src/domain/guides/guide.ts';
import { linkOf } from '#src/domain/guides/links.ts';
import { blocksOf } from '#src/domain/guides/markdown.ts';

const text = (words: string) => ({ kind: 'text' as const, text: words });
const kinds = (blocks: readonly GuideBlock[]): string[] => blocks.map(({ kind }) => kind);

describe('the Markdown of a guide', () => {
  it('is headings, words, lists, tables and quotes', () => {
    const blocks = blocksOf(
      '# One\n\nSome *words* and **more**, `code`.\n\n### Deep\n\n3. three\n4. four\n\n| A | B |\n| - | -: |\n| 1 | 2 |\n\n> said\n\n---',
    );
    expect(kinds(blocks)).toEqual(['heading', 'paragraph', 'heading', 'list', 'table', 'quote', 'rule']);
    expect(blocks[0]).toEqual({ kind: 'heading', level: 2, id: 'one', of: [text('One')] });
    expect(blocks[1]).toEqual({
      kind: 'paragraph',
      of: [
        ...[
          text('Some '),
          { kind: 'emphasis', of: [text('words')] },
          text(' and '),
          { kind: 'strong', of: [text('more')] },
        ],
        ...[text(', '), { kind: 'code', text: 'code' }, text('.')],
      ],
    });
    expect(blocks[3]).toMatchObject({
      isOrdered: true,
      start: 3,
      items: [[{ kind: 'paragraph' }], [{ kind: 'paragraph' }]],
    });
    expect(blocks[4]).toMatchObject({
      align: [null, 'right'],
      head: [[text('A')], [text('B')]],
      rows: [[[text('1')], [text('2')]]],
    });
  });

  it('gives each heading an address of its own', () => {
    const ids = blocksOf('## Keep it\n\n## Keep it\n\n## Crème brûlée!\n\n## 🍅').map(
      (block) => block.kind === 'heading' && block.id,
    );
    expect(ids).toEqual(['keep-it', 'keep-it-2', 'creme-brulee', 'part']);
  });

  it('shows what a link alone in its paragraph leads to, and links the others', () => {
    expect(blocksOf('[Dal](/recipes/red-lentil-dal)')).toEqual([{ kind: 'recipe', id: 'red-lentil-dal' }]);
    expect(blocksOf('[Mezze](/collections/mezze-table)')).toEqual([{ kind: 'collection', id: 'mezze-table' }]);
    const player = {
      service: 'YouTube',
      url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      playingUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0',
    };
    expect(blocksOf('[How it looks](https://youtu.be/dQw4w9WgXcQ)')).toEqual([
      { kind: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', title: 'How it looks', player },
    ]);
    expect(kinds(blocksOf('[A channel](https://www.youtube.com/@somebody)'))).toEqual(['paragraph']);
    expect(kinds(blocksOf('[Elsewhere](https://videos.example/watch?v=dQw4w9WgXcQ)'))).toEqual(['paragraph']);
    expect(kinds(blocksOf('Try [Dal](/recipes/red-lentil-dal).'))).toEqual(['paragraph']);
    expect(kinds(blocksOf('[All](/recipes)'))).toEqual(['paragraph']);
  });

  it('has callouts, with all that belongs to them', () => {
    expect(blocksOf('> [!WARNING]\n> Hot.\n>\n> Very.')).toEqual([
      {
        kind: 'callout',
        callout: 'warning',
        of: [
          { kind: 'paragraph', of: [text('Hot.')] },
          { kind: 'paragraph', of: [text('Very.')] },
        ],
      },
    ]);
    expect(kinds(blocksOf('> [!SHOUT]\n> Hot.'))).toEqual(['quote']);
  });

  it('shows a picture of this site with its words, and no other', () => {
    const name = '/media/m-0123456789abcdef01234567.jpg';
    expect(blocksOf(`![A block of tofu](${name} "Under a pan")`)).toEqual([
      { kind: 'picture', url: name, alt: 'A block of tofu', caption: 'Under a pan' },
    ]);
    expect(blocksOf('![tracking](https://elsewhere.example/pixel.gif)')).toEqual([
      { kind: 'paragraph', of: [text('tracking')] },
    ]);
    expect(kinds(blocksOf('![tracking](//elsewhere.example/pixel.gif)'))).toEqual(['paragraph']);
  });

  it('is text where it is HTML: nothing of it is ever markup', () => {
    const wicked =
      '<script>alert(1)</script>\n\nHello <img src=x onerror=alert(1)> &lt;b&gt; you\n\n<div>\n\n## Still</div>';
    const said = JSON.stringify(blocksOf(wicked));
    expect(said).toContain('<script>alert(1)</script>');
    const [, hello] = blocksOf(wicked);
    expect(hello?.kind === 'paragraph' && plainWords(hello.of)).toBe('Hello <img src=x onerror=alert(1)> <b> you');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hello',
    'vbscript:x',
    'http://plain.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    'file:///etc/passwd',
  ])('leads nowhere by %s', (address) => {
    expect(linkOf(address)).toBeNull();
    expect(JSON.stringify(blocksOf(`A [link](<${address}>) here`))).not.toContain('"link"');
  });

  it.each([
    '/recipes/dal',
    '/guides/aquafaba#whip-it',
    '#whip-it',
    'https://efsa.europa.eu/',
    'mailto:hello@plantry.example',
  ])('may lead to %s', (address) => expect(linkOf(address)).toBe(address));

  it('ends, however deep and however long', () => {
    expect(blocksOf(`${'> '.repeat(500)}deep`).length).toBeGreaterThan(0);
    expect(blocksOf('*_'.repeat(5000)).length).toBeGreaterThan(0);
    expect(blocksOf('[a'.repeat(5000)).length).toBeGreaterThan(0);
  });

  it('takes as long to read as its words', () => {
    expect(readingMinutes('word '.repeat(20))).toBe(1);
    expect(readingMinutes('word '.repeat(1100))).toBe(5);
  });
});
