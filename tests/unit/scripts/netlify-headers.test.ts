import { describe, expect, it } from 'vitest';
import { headerRules } from '#scripts/build/netlify-headers.ts';

const pathsOf = (rules: string): string[] => rules.split('\n').filter((line) => line.startsWith('/'));
const ruleOf = (rules: string, path: string): string =>
  rules.split(/\n(?=\/)/).find((rule) => rule.startsWith(`${path}\n`)) ?? '';

describe('headerRules', () => {
  it('has one rule for a folder of alike files, and one for each other file', () => {
    const rules = headerRules(['/a.txt', '/pictures/x.jpg', '/pictures/y.avif', '/mixed/a.js', '/mixed/b.png'], true);
    expect(pathsOf(rules)).toEqual(['/a.txt', '/pictures/*', '/mixed/a.js', '/mixed/b.png']);
  });

  it('lets WebAssembly run in the search’s worker alone, with one rule for each folder of the index', () => {
    const names = [
      'pagefind.js',
      'pagefind-worker.js',
      'index/a.pf_index',
      'fragment/b.pf_fragment',
      'fragment/c.pf_fragment',
    ];
    const rules = headerRules(
      names.map((name) => `/pagefind/${name}`),
      true,
    );
    expect(pathsOf(rules)).toEqual([
      '/pagefind/pagefind-worker.js',
      '/pagefind/pagefind.js',
      '/pagefind/index/*',
      '/pagefind/fragment/*',
    ]);
    expect(rules.split('wasm-unsafe-eval')).toHaveLength(2);
    expect(ruleOf(rules, '/pagefind/pagefind-worker.js')).toContain('wasm-unsafe-eval');
  });

  it('lets pictures alone be shown elsewhere', () => {
    const rules = headerRules(['/mixed/a.js', '/mixed/b.png'], true);
    expect(ruleOf(rules, '/mixed/a.js')).toContain('Cross-Origin-Resource-Policy: same-origin');
    expect(ruleOf(rules, '/mixed/b.png')).toContain('Cross-Origin-Resource-Policy: cross-origin');
  });

  it('asks for https only where the site has it, and leaves ages that are known alone', () => {
    expect(headerRules(['/a.txt'], true)).toContain('Strict-Transport-Security');
    expect(headerRules(['/a.txt'], true)).not.toContain('includeSubDomains');
    expect(headerRules(['/a.txt'], true, true)).toContain('max-age=63072000; includeSubDomains');
    expect(headerRules(['/a.txt'], false, true)).not.toContain('Strict-Transport-Security');
    expect(headerRules(['/a.txt'], true)).toContain('Cache-Control: public, max-age=3600');
    expect(headerRules(['/_astro/x.js', '/pagefind/pagefind.js'], true)).not.toContain('Cache-Control');
  });
});
