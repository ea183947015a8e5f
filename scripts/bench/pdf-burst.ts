import { startAdministration } from './administrator.ts';
import { atMost, type Figure } from './figure.ts';
import { recipeAddresses } from './pages.ts';

/** PDFs that one member asks for at once. */
const PDFS = 60;
/** Milliseconds, for a page that is in the store, and for `/healthz`. */
const BAR = 500;
/** Milliseconds a reader looks at a page. */
const LOOKS = 5;

/** Pages, and signs of life, while one member asks for many PDFs at once. */
export async function benchPdfBurst(from: string): Promise<Figure[]> {
  const { server, cookie, stop } = await startAdministration(from, { accounts: 0 });
  try {
    const pages = (await recipeAddresses(server.url)).slice(0, PDFS);
    for (const page of pages) await (await fetch(page)).arrayBuffer();
    const statuses = new Map<number, number>();
    let isOver = false;
    const pdfs = pages.map(async (page) => {
      const answer = await fetch(`${server.url}/api${new URL(page).pathname}/pdf`, { headers: { Cookie: cookie } });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    });
    const slowest = async (addresses: readonly string[]): Promise<number> => {
      let worst = 0;
      for (let turn = 0; !isOver; turn++) {
        const start = performance.now();
        await (await fetch(addresses[turn % addresses.length] ?? server.url)).arrayBuffer();
        worst = Math.max(worst, performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, LOOKS));
      }
      return worst;
    };
    const reading = [slowest(pages), slowest([`${server.url}/healthz`])];
    await Promise.all(pdfs);
    isOver = true;
    const [worstPage = Number.NaN, worstSign = Number.NaN] = await Promise.all(reading);
    const answers = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
    return [
      atMost(`${PDFS} parallel PDFs of one member (${answers}): worst page`, worstPage, 'ms', BAR),
      atMost('the same: worst /healthz', worstSign, 'ms', BAR),
    ];
  } finally {
    await stop();
  }
}
