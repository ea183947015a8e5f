import { HtmlValidate } from 'html-validate';
import { expect, wire as test } from './fixtures.ts';
import { PUBLIC_PAGES } from './pages.ts';

/** The standard's own rules and those for assistive technology; not the ones of taste. */
const validator = new HtmlValidate({
  root: true,
  elements: ['html5'],
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // Advice, not conformance: buttons with role="radio" are a pattern of the ARIA Authoring Practices.
  rules: { 'prefer-native-element': 'off' },
});

async function mistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  );
}

for (const { name, path } of PUBLIC_PAGES) {
  test(`${name} is valid HTML`, async ({ request }) => {
    expect(await mistakes(await (await request.get(path)).text())).toEqual([]);
  });
}

test('every page of the sitemap is valid HTML', async ({ request }) => {
  test.setTimeout(600_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  expect(addresses.length).toBeGreaterThanOrEqual(150);
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(await mistakes(await response.text()), address).toEqual([]);
  }
});
