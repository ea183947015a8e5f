import { spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSqld } from '#scripts/sqld.ts';
import { freePort } from './free-port.ts';
import { untilReady } from './readiness.ts';

export interface LibsqlServer {
  /** For `DATABASE_URL`. */
  url: string;
  stop(): Promise<void>;
}

/** The server's program; `null` where there is none. `npm test` sees to it. */
export const SQLD = findSqld();

/** Starts a real libSQL server on a free port, with a copy of a database file, or an empty database. */
export async function startSqld({ from }: { from?: string } = {}): Promise<LibsqlServer> {
  if (!SQLD) throw new Error('There is no libSQL server for this platform');
  chmodSync(SQLD, 0o755);
  const folder = await mkdtemp(join(tmpdir(), 'plantry-sqld-'));
  if (from) {
    const database = join(folder, 'data/dbs/default');
    await mkdir(database, { recursive: true });
    await cp(from, join(database, 'data'));
  }
  const listen = `127.0.0.1:${await freePort()}`;
  const server = spawn(SQLD, ['--no-welcome', '--db-path', join(folder, 'data'), '--http-listen-addr', listen], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, RUST_LOG: 'error' },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk));
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `http://${listen}`;
  await untilReady(`${url}/health`, server, () => said);
  return {
    url,
    async stop() {
      server.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
