import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/chromium.ts';

/** Files of tests in the order of TEST_ORDER, a number: by a hash of it and their names. Without it in that of their names. */
const { TEST_ORDER: seed } = process.env;
const placeOf = (file: string) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
const files = readdirSync(join(import.meta.dirname, 'tests/e2e'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.spec.ts'),
);
const shuffled = files.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));

export default defineConfig({
  ...(seed && { projects: shuffled.map((name) => ({ name, testMatch: name })) }),
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: join(tmpdir(), 'plantry-e2e-results'),
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores: pages wait a good deal for the server, and for what is to show.
  workers: 4,
  // What passes at a second try has failed.
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 90_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker asks for itself no test answers in the site's place: those about the worker allow it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
});
