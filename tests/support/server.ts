import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { untilReady } from './readiness.ts';
import { DATABASE_FILE, makeTemplate } from './template.ts';

export interface RunningServer {
  /** Without a slash at the end. */
  url: string;
  /** Its DATA_DIR. */
  folder: string;
  process: ChildProcess;
  /** All it has printed so far. */
  printed(): string;
  /** Ends it as an operator does, and removes its data. */
  stop(): Promise<void>;
}

/** Tests are one address, and ask for more in a minute than people do; no night falls while they run, and none ends early. */
const UNHURRIED = { ANSWERS_PER_MINUTE: '1000000', BACKUP_HOUR: 'off', STOP_SECONDS: '200' };

/**
 * Starts the built server on a free port and waits until it is ready. It works on a copy of the DATA_DIR `from`, such as
 * a build has prepared, on the DATA_DIR it is given, or else on a fresh, seeded database (a copy of `PLANTRY_TEMPLATE`,
 * which a run of Vitest makes once).
 */
export async function startServer({ from, ...environment }: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await emptyFolder();
  const { PLANTRY_TEMPLATE: template } = process.env;
  if (from) await cp(from, folder, { recursive: true });
  else if (template) await cp(template, join(folder, DATABASE_FILE));
  else if (!environment.DATA_DIR) await makeTemplate(folder);
  return startOn(folder, ['--max-semi-space-size=4', 'dist/server/host.mjs'], environment);
}

/**
 * Starts the server for developers on a free port and an empty DATA_DIR, and waits until it is ready. Whatever it starts is in
 * a group of processes that has its number.
 */
export const startDevServer = async (environment: Record<string, string>): Promise<RunningServer> =>
  startOn(await emptyFolder(), ['scripts/dev.ts'], environment, { detached: true });

const emptyFolder = () => mkdtemp(join(tmpdir(), 'plantry-server-'));

async function startOn(
  folder: string,
  program: string[],
  environment: Record<string, string>,
  { detached = false } = {},
): Promise<RunningServer> {
  const port = environment.PORT ?? (await freePort());
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, program, {
    detached,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...UNHURRIED,
      ...environment,
    },
  });
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  await untilReady(`${url}/readyz`, server, () => said.join(''));
  return {
    url,
    folder,
    process: server,
    printed: () => said.join(''),
    async stop() {
      await ended(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGTERM');
  const late = setTimeout(() => server.kill('SIGKILL'), 100_000);
  await exit;
  clearTimeout(late);
}
