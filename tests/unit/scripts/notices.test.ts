import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONT_LICENCES, productionPackages } from '#scripts/notices/packages.ts';

const text = readFileSync('THIRD-PARTY.md', 'utf8');

describe('THIRD-PARTY.md', () => {
  it('names every package of production by its licence, and no other (npm run notices writes it anew)', () => {
    const [, packages = ''] = /\n## Packages\n(.+?)\n## Licences\n/s.exec(text) ?? [];
    const named = packages.split('\n### ').flatMap((section) => {
      const [licence = '', ...lines] = section.split('\n');
      return lines.flatMap((line) => /^- (\S+ [^\s:]+)/.exec(line)?.[1] ?? []).map((one) => `${one} ${licence}`);
    });
    const installed = productionPackages().map(({ name, version, licence }) => `${name} ${version} ${licence}`);
    expect(named.toSorted()).toEqual(installed.toSorted());
  });

  it('has the text of every licence that it names', () => {
    const single = productionPackages().filter(({ licence }) => !licence.includes(' '));
    for (const { licence } of single) expect(text).toContain(`\n### Text of ${licence}\n`);
  });

  it.each(FONT_LICENCES)('leaves the licence of a font beside its copy: $to', ({ from, to }) => {
    expect(readFileSync(to, 'utf8')).toBe(readFileSync(from, 'utf8'));
    expect(text).toContain(to.split('/').slice(0, -1).join('/'));
  });
});
