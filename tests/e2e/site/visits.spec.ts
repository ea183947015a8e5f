import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Paths of the visits that pages tell of. */
function toldBy(page: Page): unknown[] {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/visits') told.push(request.postDataJSON());
  });
  return told;
}

test('a page that was asked for when it was opened tells nothing, because the host knows', async ({ page }) => {
  const told = toldBy(page);
  await page.goto('/categories', { waitUntil: 'networkidle' });
  expect(told).toEqual([]);
});

for (const entry of [{ activationStart: 12 }, { deliveryType: 'navigational-prefetch' }]) {
  test(`a page that was fetched in advance (${Object.keys(entry)}) tells when it is opened`, async ({ page }) => {
    const told = toldBy(page);
    await page.addInitScript((known) => {
      performance.getEntriesByType = () => [known as unknown as PerformanceEntry];
    }, entry);
    const answer = page.waitForResponse('**/api/visits');
    await page.goto('/categories?utm_source=mail');
    expect((await answer).status()).toBe(204);
    expect(told).toEqual([{ path: '/categories' }]);
  });
}
