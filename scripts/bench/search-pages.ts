import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '#tests/support/server.ts';
import { type Figure, median } from './figure.ts';

const run = promisify(execFile);
const FLOOD = join(import.meta.dirname, 'flood.ts');
const CONNECTIONS = 16;
const SECONDS = 4;
const ROUNDS = 3;
const WARMING = 2;

/** Searches that recur, and such that are made for each who asks. */
const PATHS = { recurring: '/recipes?search=tofu+{few}', different: '/recipes?search=tofu+{n}' } as const;
type Kind = keyof typeof PATHS;
const KINDS = Object.keys(PATHS) as Kind[];

/** Pages of searches that recur against those nobody asked for before, round by round in turns. `from` is a built DATA_DIR. */
export async function benchSearchPages(from: string): Promise<Figure[]> {
  const server = await startServer({ from });
  const perSecond: Record<Kind, number[]> = { recurring: [], different: [] };
  try {
    for (const kind of KINDS) await answered(server.url, PATHS[kind], WARMING);
    for (let round = 0; round < ROUNDS; round++) {
      for (const kind of KINDS) perSecond[kind].push(await answered(server.url, PATHS[kind], SECONDS));
    }
  } finally {
    await server.stop();
  }
  const { recurring, different } = perSecond;
  const ratio = median(recurring) / median(different);
  const each = `${Math.round(median(recurring))} to ${Math.round(median(different))}`;
  return [
    {
      what: 'pages of searches that recur, a second, one process, against those nobody asked for before',
      measured: `${ratio.toFixed(1)} times (${each})`,
      bar: '≥ 10 times',
      holds: ratio >= 10,
    },
  ];
}

/** Pages a second, of those that were answered with 200. */
async function answered(url: string, path: string, seconds: number): Promise<number> {
  const { stdout } = await run(process.execPath, [FLOOD, url, path, String(CONNECTIONS), String(seconds)]);
  const counts = JSON.parse(stdout) as Record<string, number>;
  return (counts['200'] ?? 0) / seconds;
}
