import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsIn, slipsIn } from '#src/server/base/settings/env-file.ts';
import { tooLate, unknownNames } from '#src/server/base/settings/setting-names.ts';
import { startFailure } from '#src/server/base/start/start-failure.ts';

const FILE = join(import.meta.dirname, '../../.env');

/** Takes the settings from .env, where there is one; what the environment says wins. Says what in it is not as it was meant. */
export function loadSettings(): void {
  try {
    const text = textOfFile();
    if (text !== null) take(text);
  } catch (error) {
    fail(error);
  }
  // Settings of the build tools, not of the site.
  process.env.ASTRO_TELEMETRY_DISABLED ??= '1';
}

/** `null` where there is none. */
function textOfFile(): string | null {
  try {
    // Some editors begin a file with a mark that would belong to its first name.
    return readFileSync(FILE, 'utf8').replace(/^\uFEFF/, '');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code === 'EISDIR')
      throw new Error(
        `${FILE} is a folder, which Docker makes where a file to be mounted is missing. Remove it, and write a file of that name.`,
        { cause },
      );
    throw new Error(`This user may not read ${FILE} (${code}). Give it to the user the site runs as.`, { cause });
  }
}

function take(text: string): void {
  const written = settingsIn(text);
  for (const said of [
    ...slipsIn(text),
    ...tooLate(Object.keys(written).filter((name) => process.env[name] === undefined)),
    ...unknownNames(Object.keys(written)),
  ])
    console.warn(`.env: ${said}`);
  for (const [name, value] of Object.entries(written)) process.env[name] ??= value;
}

/** Ends a script with what went wrong, in words. */
export function fail(error: unknown): never {
  console.error(`\n${startFailure(error)}`);
  process.exit(1);
}
