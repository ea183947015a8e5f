import { scriptBytes } from '../support/script-bytes.ts';
import { expect, test } from './fixtures.ts';
import { QUIET_PAGES } from './pages.ts';

const BUDGET_BYTES = 6 * 1024;

/** Pages an anonymous reader reads without touching anything that needs a framework. */
for (const path of QUIET_PAGES) {
  test(`${path} downloads at most 6 KB of JavaScript before it is touched`, async ({ page }) => {
    expect(await scriptBytes(page, path)).toBeLessThanOrEqual(BUDGET_BYTES);
  });
}
