import { join } from 'node:path';
import { startAdministration } from './administrator.ts';
import { printedBy } from './child.ts';
import { atMost, type Figure } from './figure.ts';
import { recipeAddresses } from './pages.ts';

const CHILD = join(import.meta.dirname, 'publish-elsewhere.ts');
const TIMES = 15;
const PLANNED = 5;
/** Milliseconds from the answer of a plan to its time. */
const AHEAD = 2000;

/** Asks for a page until it answers with a status; milliseconds until then. */
export async function untilStatus(url: string, status: number): Promise<number> {
  const start = performance.now();
  for (;;) {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.status === status) return performance.now() - start;
  }
}

/** How soon a page is there once its recipe was published: by a call to the server, by another process, at a time planned. */
export async function benchPublishToPage(from: string): Promise<Figure[]> {
  const { server, cookie, stop } = await startAdministration(from, { accounts: 0 });
  try {
    const [page = ''] = await recipeAddresses(server.url);
    const id = new URL(page).pathname.split('/').at(-1) ?? '';
    const change = async (fields: object): Promise<void> => {
      const answer = await fetch(`${server.url}/api/admin/recipes/${id}`, {
        method: 'PATCH',
        headers: { Cookie: cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify(fields),
      });
      if (!answer.ok) throw new Error(`publishing answers ${answer.status}: ${await answer.text()}`);
    };
    const publish = (isPublished: boolean) => change({ isPublished });
    const here: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      await publish(false);
      await untilStatus(page, 404);
      await publish(true);
      here.push(await untilStatus(page, 200));
    }
    const elsewhere = JSON.parse(printedBy(CHILD, server.folder, page, id)) as number[];
    const planned: number[] = [];
    for (let i = 0; i < PLANNED; i++) {
      const publishAt = Date.now() + AHEAD;
      await change({ isPublished: false, publishAt });
      await untilStatus(page, 404);
      await untilStatus(page, 200);
      planned.push(Date.now() - publishAt);
    }
    return [
      atMost(`from the answer of a publish to its page, slowest of ${here.length}`, Math.max(...here), 'ms', 100),
      atMost(
        `the same from another process on the database, slowest of ${elsewhere.length}`,
        Math.max(...elsewhere),
        'ms',
        1000,
      ),
      atMost(
        `from the time a publish is planned for to its page, slowest of ${PLANNED}`,
        Math.max(...planned),
        'ms',
        1000,
      ),
    ];
  } finally {
    await stop();
  }
}
