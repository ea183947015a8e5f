import { startFakeOpenAi } from '#tests/support/fake-openai.ts';
import { startAdministration } from './administrator.ts';
import { atMost, type Figure, percentile, round } from './figure.ts';
import { recipeAddresses } from './pages.ts';

/** Readers at once, and milliseconds each of them looks at a page. */
const READERS = 8;
const LOOKS = 20;
/** Pages they read, which are all in the store before it begins. */
const PAGES = 200;
/** Seconds within which a call must have answered. */
const PATIENCE = 20;

/** One AI search of a vendor that never answers, with the real time limit, while recipe pages are read. */
export async function benchHangingVendor(from: string): Promise<Figure[]> {
  const vendor = await startFakeOpenAi();
  const settings = { accounts: 0, OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: vendor.url };
  const { server, cookie, stop } = await startAdministration(from, settings);
  try {
    const addresses = (await recipeAddresses(server.url)).slice(0, PAGES);
    for (const address of addresses) await (await fetch(address)).arrayBuffer();
    let isOver = false;
    const times: number[] = [];
    let failed = 0;
    const read = async (reader: number): Promise<void> => {
      for (let page = reader; !isOver; page += READERS) {
        const start = performance.now();
        const answer = await fetch(addresses[page % addresses.length] ?? server.url);
        await answer.arrayBuffer();
        times.push(performance.now() - start);
        if (!answer.ok) failed++;
        await new Promise((resolve) => setTimeout(resolve, LOOKS));
      }
    };
    const readers = Array.from({ length: READERS }, (_, reader) => read(reader));
    const start = performance.now();
    const answer = await fetch(`${server.url}/api/ai-search`, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: 'a quick dinner without nuts' }),
    });
    const seconds = (performance.now() - start) / 1000;
    isOver = true;
    await Promise.all(readers);
    const p99 = percentile(times, 0.99);
    return [
      {
        what: 'vendor hangs: one AI search',
        measured: `${answer.status} after ${round(seconds)} s`,
        bar: `503 within ${PATIENCE} s`,
        holds: answer.status === 503 && seconds <= PATIENCE && vendor.requests.length > 0,
      },
      {
        ...atMost(`vendor hangs: ${times.length} recipe pages meanwhile, p99`, p99, 'ms', 300),
        holds: p99 < 300 && failed === 0,
      },
    ];
  } finally {
    await stop();
    await vendor.stop();
  }
}
