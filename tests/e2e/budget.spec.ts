import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

const BUDGET_BYTES = 10 * 1024;

/** Pages an anonymous reader reads without touching anything that needs a framework. */
for (const path of ['/', '/recipes/palak-tofu', '/categories', '/trending']) {
  test(`${path} downloads at most 10 KB of JavaScript before it is touched`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    const sizes: Record<string, number> = {};
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes[requestId] = encodedDataLength;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);
    const inline = await page.evaluate(() =>
      [...document.scripts].filter((s) => !s.src && /^$|javascript|module/.test(s.type)).map((s) => s.text),
    );
    const external = [...scripts].reduce((sum, id) => sum + (sizes[id] ?? 0), 0);
    expect(external + gzipSync(inline.join('\n')).byteLength).toBeLessThanOrEqual(BUDGET_BYTES);
  });
}
