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
  // On a machine that is busy with other things a page is late: a test fails because something is wrong, and twice.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 90_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
});
