import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { MoveItemView, MoveView } from '#src/contracts/recipes/admin-moving.ts';
import { movePages } from '#src/server/moving/job/move-file.ts';
import { closeMove } from '#src/server/moving/job/opened-move.ts';
import { tendMoves } from '#src/server/moving/job/tending.ts';
import { endWorkers } from '#src/server/workers/workers.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { type RecipePages, recipePage, recipePages } from '#tests/support/recipe-pages.ts';

vi.mock('#src/server/web-pages/public-agents.ts', async (original) => {
  const real = await original<typeof import('#src/server/web-pages/public-agents.ts')>();
  return { agentsFor: () => real.agentsFor(['127.0.0.1']) };
});
seededDatabase();

let admin: Awaited<ReturnType<typeof signedIn>>;
let site: RecipePages;
beforeAll(async () => {
  admin = await signedIn('admin');
  site = await recipePages();
});
afterAll(async () => {
  site.close();
  await endWorkers();
});

const PATH = '/api/admin/moves';
const as = (method: string, path: `/api${string}`, body?: object) =>
  api(method, path, { cookie: admin.cookie, ...(body && { body }) });
async function tend(): Promise<void> {
  for (let round = 0; round < 20; round++) if (!(await tendMoves())) return;
  throw new Error('It never ends');
}

it('a list of addresses is looked at first; what was chosen comes as it was seen, and no page is asked twice', async () => {
  site.pages.set('/leek', recipePage('Leek Soup'));
  const bytes = Buffer.from(`${site.origin}/leek\n${site.origin}/none\n`);
  const { body } = await as('POST', PATH, { name: 'soups.txt', size: bytes.length });
  const { id } = body as { id: string };
  await api('PUT', `${PATH}/${id}/file?at=0`, {
    ...{ cookie: admin.cookie, file: new Uint8Array(bytes) },
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  await tend();
  const items = async () => ((await as('GET', `${PATH}/${id}/items`)).body as { items: MoveItemView[] }).items;
  expect(await items()).toMatchObject([
    { title: 'Leek Soup', label: 'Web page', state: 'waiting', oldAddress: `${site.origin}/leek` },
    { title: `${site.origin}/none`, state: 'refused', notes: [expect.stringContaining('answered 404')] },
  ]);
  expect((await as('GET', `${PATH}/${id}`)).body as MoveView).toMatchObject({ state: 'ready', files: 2, filesRead: 2 });
  // Another process goes on with it, after the page has changed.
  closeMove();
  site.pages.set('/leek', recipePage('Something else'));
  expect(existsSync(movePages(id))).toBe(true);
  await as('POST', `${PATH}/${id}/course`, { action: 'go' });
  await tend();
  expect(await items()).toMatchObject([{ title: 'Leek Soup', state: 'came' }, { state: 'refused' }]);
  expect(site.asked).toEqual(['/leek', '/none']);
  expect(existsSync(movePages(id))).toBe(false);
});
