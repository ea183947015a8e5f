import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Milliseconds a page gets, once it is quiet, to ask for what it loads of itself. */
const AFTERTHOUGHT = 1000;

/** Bytes of JavaScript that a page loads while nobody touches it: as transferred, heads included, and what is in its HTML. */
export async function scriptBytes(page: Page, address: string): Promise<number> {
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
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(AFTERTHOUGHT);
  const inline = await page.evaluate(() =>
    [...document.scripts].filter((s) => !s.src && /^$|javascript|module/.test(s.type)).map((s) => s.text),
  );
  const external = [...scripts].reduce((sum, id) => sum + (sizes[id] ?? 0), 0);
  return external + gzipSync(inline.join('\n')).byteLength;
}
