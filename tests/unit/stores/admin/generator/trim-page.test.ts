import { describe, expect, it } from 'vitest';
import { LONG_BODY } from '#src/contracts/contract.ts';
import { textOfPage } from '#src/server/web-pages/page-text.ts';
import { trimPage } from '#src/stores/admin/generator/trim-page.ts';

const bytes = (html: string): number => Buffer.byteLength(JSON.stringify({ html }));
const script = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const page = (head: string, body = ''): string => `<html lang="en"><head>${head}</head><body>${body}</body></html>`;
const BORSCHT = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Борщ',
  recipeIngredient: ['2 beetroots', '1 onion'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer the beetroots with the onion.' }],
};
const STORY = `<p>${'Когда бабушка варила борщ. '.repeat(30_000)}</p>`;
const read = (html: string) => textOfPage({ html, url: null });

describe('trimPage', () => {
  it('leaves out what never says anything of a recipe', () => {
    const idle =
      '<style>a{}</style><script>track()</script><!-- x --><img src="/a.jpg"><p class="b" data-c="d">Dal</p>';
    expect(trimPage(page('', idle))).toBe(page('', '<p>Dal</p>'));
  });

  it('sends a page of forty thousand letters of two bytes whole', () => {
    const html = page('', `<p>${'щ'.repeat(40_000)}</p>`);
    expect(trimPage(html)).toBe(html);
    expect(bytes(html)).toBeGreaterThan(80_000);
  });

  it('sends the structured data of a page that is too long', async () => {
    const html = trimPage(page(script(BORSCHT), STORY));
    expect(html).toBe(`<html lang="en"><head>${script(BORSCHT)}</head></html>`);
    expect(await read(html)).toMatchObject({ title: 'Борщ' });
  });

  it.each([
    ['beside much else', [{ '@type': 'WebSite', description: 'я'.repeat(300_000) }, BORSCHT]],
    ['in a graph', { '@graph': [{ '@type': 'Article', articleBody: 'я'.repeat(300_000) }, BORSCHT] }],
    ['with all its comments', { ...BORSCHT, '@type': ['Recipe'], comment: [{ text: 'я'.repeat(300_000) }] }],
  ])('sends the recipe alone where the structured data are too long: %s', async (_, data) => {
    const html = trimPage(page(`${script(data)}<script type="application/ld+json">{broken</script>`, STORY));
    expect(bytes(html)).toBeLessThan(2000);
    expect(await read(html)).toMatchObject({ title: 'Борщ', text: expect.stringContaining('2 beetroots') });
  });

  it('sends the beginning of a page without structured data that is too long', () => {
    const html = trimPage(page('', `<h1>Борщ</h1>${STORY}`));
    expect(html).toContain('<h1>Борщ</h1>');
    expect(bytes(html)).toBeLessThanOrEqual(LONG_BODY);
    expect(bytes(html)).toBeGreaterThan(LONG_BODY * 0.95);
  });
});
