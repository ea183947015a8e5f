import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startServer } from '../support/server.ts';
import { makeTemplate } from '../support/template.ts';

/**
 * One built server for the whole run; `PLANTRY_URL` names one that already runs and `PLANTRY_FOLDER` its DATA_DIR,
 * `PLANTRY_DATA` the DATA_DIR that the build has prepared and filled with finished pages.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PLANTRY_URL) return undefined;
  const { PLANTRY_DATA: from } = process.env;
  const folder = await mkdtemp(join(tmpdir(), 'plantry-template-'));
  // Servers of tests that change the whole site begin with it, too.
  process.env.PLANTRY_TEMPLATE = await makeTemplate(folder);
  const server = await startServer({ TRUSTED_HOPS: '1', ...(from && { from, SITE_URL: 'http://localhost:4321' }) });
  process.env.PLANTRY_URL = server.url;
  process.env.PLANTRY_FOLDER = server.folder;
  // The index of the search is made after the start: the first test finds it there.
  const index = async () => (await fetch(new URL('/pagefind/pagefind.js', server.url))).status;
  await expect.poll(index, { message: 'the index of the search', timeout: 120_000 }).toBe(200);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
}
