import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startFailure } from '#src/server/base/start/start-failure.ts';

const FILE = join(import.meta.dirname, '../../.env');

/** Takes the settings from .env, where there is one; what the environment says wins. */
export function loadSettings(): void {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
  // Settings of the build tools, not of the site.
  process.env.ASTRO_TELEMETRY_DISABLED ??= '1';
}

/** Ends a script with what went wrong, in words. */
export function fail(error: unknown): never {
  console.error(`\n${startFailure(error)}`);
  process.exit(1);
}
