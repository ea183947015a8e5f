import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from '@astrojs/compiler-rs';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const SPACE = /\$\{" "\}/g;
const INLINE = '(?:a|abbr|b|button|code|em|small|span|strong|time)';
/** Places in what a template becomes where a word touches what is beside it. */
const TOUCHING = [
  `[\\p{L}\\p{N}.,;:!?·’”]<${INLINE}[ >$]`,
  `</${INLINE}>[\\p{L}\\p{N}·]`,
  // A value that begins, or ends, with a space of its own does not touch.
  '(?:[>}\\s]|render`)[\\p{L}\\p{N}]+[.,;:!?]?\\$\\{(?!\\$\\$add)(?![^}`"]*&& [`"] )',
  '(?<![ )]`|\\))\\}[\\p{L}\\p{N}]',
].map((place) => new RegExp(`.{0,30}${place}.{0,20}`, 'gu'));

/** Texts in which words touch what is beside them. Astro drops a space at which a line breaks, and the formatter breaks there. */
function touching(source: string): string[] {
  const { code } = transform(source, { compact: 'jsx', internalURL: 'astro', resolvePath: (path) => path });
  const html = code.slice(code.indexOf('$$props')).replace(SPACE, ' ');
  return TOUCHING.flatMap((place) => html.match(place) ?? []);
}

describe('templates', () => {
  const files = globSync('src/**/*.astro', { cwd: root });

  it.each(files)('%s keeps the spaces between words', (file) => {
    expect(touching(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it.each([
    '<p>planning and\n  <span>photos</span></p>',
    '<p><a href="/">Sign in</a>\n  and write</p>',
    '<p>All of it.\n  {price}</p>',
    '<p>{price}\n  per month</p>',
  ])('lose one in %j', (source) => {
    expect(touching(source)).toHaveLength(1);
  });
});
