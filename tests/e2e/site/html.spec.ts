import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTool } from '#scripts/tools.ts';
import { htmlMistakes } from '#tests/support/html-mistakes.ts';
import { expect, wire as test } from '../fixtures.ts';
import { PUBLIC_PAGES } from '../pages.ts';

/** The checker of the HTML standard's own people, where there is a Java to run it. */
const CHECKER = { name: 'vnu-jar', version: '26.9.27', file: 'build/dist/vnu.jar' };
const checkerFile = (): string | null => (spawnSync('java', ['-version']).status === 0 ? ensureTool(CHECKER) : null);

interface NuReport {
  messages: { type: string; url: string; message: string; lastLine?: number; extract?: string }[];
}

/** What that checker finds wrong, one line each with the page's address. */
function nuMistakes(checker: string, pages: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'plantry-html-'));
  try {
    const addresses = [...pages.keys()];
    for (const [n, address] of addresses.entries()) writeFileSync(join(folder, `${n}.html`), pages.get(address) ?? '');
    const options = ['-Xss1m', '-jar', checker, '--errors-only', '--format', 'json', folder];
    const { stderr } = spawnSync('java', options, { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
    const { messages } = JSON.parse(stderr) as NuReport;
    return messages.map(({ url, message, lastLine, extract }) => {
      const address = addresses[Number(/(\d+)\.html$/.exec(url)?.[1])];
      return `${address}:${lastLine} ${message} (${extract?.trim()})`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('every page of the sitemap, and every other kind of page, is valid HTML', async ({ request }) => {
  test.setTimeout(600_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  expect(addresses.length).toBeGreaterThanOrEqual(150);
  const pages = new Map<string, string>();
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    pages.set(address, await response.text());
  }
  const others = [...PUBLIC_PAGES.map(({ path }) => path), '/recipes?search=tofu', '/%zz'];
  for (const address of others) pages.set(address, await (await request.get(address)).text());
  const checker = checkerFile();
  if (checker) expect(nuMistakes(checker, pages)).toEqual([]);
  else for (const [address, html] of pages) expect(await htmlMistakes(html), address).toEqual([]);
});
