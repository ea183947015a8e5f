import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { tooLate, unknownNames } from '#src/server/base/settings/setting-names.ts';
import { startFailure } from '#src/server/base/start/start-failure.ts';

const FILE = join(import.meta.dirname, '../../.env');

/** Takes the settings from .env, where there is one; what the environment says wins. Says which names in it are no settings. */
export function loadSettings(): void {
  if (existsSync(FILE)) {
    // Some editors begin a file with a mark that would belong to its first name.
    const written = parseEnv(readFileSync(FILE, 'utf8').replace(/^\uFEFF/, ''));
    for (const said of tooLate(Object.keys(written).filter((name) => process.env[name] === undefined)))
      console.warn(`.env: ${said}`);
    for (const [name, value] of Object.entries(written)) process.env[name] ??= value;
    for (const said of unknownNames(Object.keys(written))) console.warn(`.env: ${said}`);
  }
  // Settings of the build tools, not of the site.
  process.env.ASTRO_TELEMETRY_DISABLED ??= '1';
}

/** Ends a script with what went wrong, in words. */
export function fail(error: unknown): never {
  console.error(`\n${startFailure(error)}`);
  process.exit(1);
}
