import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Figure, round } from './figure.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Runs in a process of its own, because a process has one database. */
const CHILD = join(import.meta.dirname, 'publish-once.ts');

/** Milliseconds of one publish in a database, the median of several. */
function publishCost(folder: string): number {
  const { stdout, stderr, status } = spawnSync(process.execPath, [CHILD], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder },
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

/** One publish must cost the same whatever the catalogue's size. */
export function benchPublishing(
  small: { folder: string; recipes: number },
  large: { folder: string; recipes: number },
): Figure[] {
  const few = publishCost(small.folder);
  const many = publishCost(large.folder);
  return [
    {
      what: `one publish at ${large.recipes} recipes against ${small.recipes}`,
      measured: `${round(many / few)} times (${round(few)} ms, ${round(many)} ms)`,
      bar: '≤ 2 times',
      holds: many / few <= 2,
    },
  ];
}
