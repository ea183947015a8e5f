import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { env } from '#src/server/base/env.ts';
import { openSearchFiles } from '#src/server/host/search/search-files.ts';

it('sends no empty file, and lets go of the index it is of', async () => {
  const folder = join(env().DATA_DIR, 'search', '1-1');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'pagefind-entry.json'), '');
  const index = { folder, seq: 1, database: 1, build: 'this one', recipes: 1 };
  const letGo = vi.fn(async () => undefined);
  const files = openSearchFiles({
    current: () => [index],
    isHidden: async () => false,
    letGo,
    stop: async () => undefined,
  });
  expect(await files.find('/pagefind/pagefind-entry.json')).toBeNull();
  expect(letGo).toHaveBeenCalledWith(index, expect.any(Error));
});
