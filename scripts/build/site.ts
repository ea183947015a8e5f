import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '#src/db/whole-file.ts';
import { keepFilesPrivate } from '#src/server/base/data-dir.ts';
import { env } from '#src/server/base/env.ts';
import { checkStart } from '#src/server/base/start/start-checks.ts';
import { type BuildInfo, readBuildInfo } from '#src/server/host/build/build-info.ts';
import { sourcesDigest } from './sources.ts';
import { step } from './step.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const DIST = join(ROOT, 'dist');

/** Whether dist/ was made from today's sources. */
export function isBuilt(sources = sourcesDigest(ROOT)): boolean {
  return finishedBuild()?.id === sources;
}

/** File in DATA_DIR that names the build that prepared what is there. */
const preparedBy = (): string => join(env().DATA_DIR, 'prepared-by');

/** Whether the build in dist/ has prepared what is in DATA_DIR. One that comes finished, as in an image, has not yet. */
export function hasPrepared(): boolean {
  try {
    return readFileSync(preparedBy(), 'utf8') === finishedBuild()?.id;
  } catch {
    return false;
  }
}

/**
 * Everything `npm run build` does, each step only where there is something to do. Its tools are loaded here, because a
 * start on a finished build has no use for them.
 */
export async function buildSite({ force = false } = {}): Promise<void> {
  await checkStart();
  const { finishBuild } = await import('./build-info.ts');
  const { preparedText, prepareDatabase } = await import('./prepare.ts');
  const id = sourcesDigest(ROOT);
  if (force || !isBuilt(id)) {
    await step('Building the site', () => run(['node_modules/astro/bin/astro.mjs', 'build']));
    await step('Compressing the files', () => finishBuild(DIST, id), { done: (files) => `${files} files` });
  } else console.log('✓ The build is up to date');
  // Not before: whoever serves the build may be another user than the one who made it.
  keepFilesPrivate();
  await step('Preparing the database', prepareDatabase, {
    done: preparedText,
  });
  await run(['scripts/prerender.ts'], { quiet: false });
  await writeWhole(preparedBy(), id);
}

function finishedBuild(): BuildInfo | null {
  try {
    return readBuildInfo(DIST);
  } catch {
    return null;
  }
}

/** Runs a script with this Node.js. What it says is shown when it fails, or at once when not `quiet`. */
export function run(command: string[], { quiet = true } = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(said));
      reject(new Error(`${command.join(' ')} ended with ${code}`));
    });
  });
}
