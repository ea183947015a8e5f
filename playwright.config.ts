import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/chromium.ts';

export default defineConfig({
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
    launchOptions: launchOptions(),
  },
});
