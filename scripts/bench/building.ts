import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { run } from '../build/site.ts';
import { atMost, type Figure } from './figure.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_PORT = 4481;
/** The address a build without settings is made for. Its pages hold it, so a host with another one makes them anew. */
export const BUILT_FOR = 'http://localhost:4321';

/** Runs one of the project's scripts on a DATA_DIR; resolves to the seconds it took. */
export async function timed(folder: string, ...command: string[]): Promise<number> {
  process.env.DATA_DIR = folder;
  const start = performance.now();
  await run(command);
  return (performance.now() - start) / 1000;
}

/** Builds with pre-rendering over a filled DATA_DIR, then again without changes. */
export async function benchBuilding(folder: string, recipes: number): Promise<Figure[]> {
  const first = await timed(folder, 'scripts/build.ts', '--force');
  const second = await timed(folder, 'scripts/build.ts');
  return [
    atMost(`build with pre-rendering, ${recipes} recipes`, first, 's', 120),
    atMost('second build without changes', second, 's', 25),
  ];
}

/** From `npm start` on an existing build to the first answer. */
export async function benchStart(folder: string): Promise<Figure[]> {
  const start = performance.now();
  const server = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, DATA_DIR: folder, PORT: String(START_PORT), SITE_URL: BUILT_FOR, LOG_LEVEL: 'silent' },
  });
  try {
    const seconds = await firstAnswer(server, start);
    return [atMost('npm start on an existing build to the first answer', seconds, 's', 1.5)];
  } finally {
    const exit = new Promise((resolve) => server.once('exit', resolve));
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
    await exit;
  }
}

async function firstAnswer(server: ChildProcess, start: number): Promise<number> {
  while (server.exitCode === null && performance.now() - start < 60_000) {
    const answer = await fetch(`http://localhost:${START_PORT}/`).catch(() => null);
    if (answer?.ok) return (performance.now() - start) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('npm start gave no answer');
}
