import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { printedBy } from './child.ts';

const CHILD = join(import.meta.dirname, 'accounts.ts');

export interface Administration {
  server: RunningServer;
  /** `Cookie` header of an administrator. */
  cookie: string;
  stop(): Promise<void>;
}

/**
 * Starts the built server on a copy of a DATA_DIR, with an administrator and further accounts in its database, and what
 * `prepare` puts there besides.
 */
export async function startAdministration(
  from: string,
  { accounts, ...environment }: { accounts: number; [setting: string]: string | number },
  prepare: (folder: string) => void = () => undefined,
): Promise<Administration> {
  const folder = await mkdtemp(join(tmpdir(), 'plantry-admin-'));
  try {
    await cp(from, folder, { recursive: true });
    const cookie = printedBy(CHILD, folder, String(accounts));
    prepare(folder);
    const settings = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));
    const server = await startServer({ ...settings, from: folder });
    return { server, cookie, stop: () => server.stop() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
