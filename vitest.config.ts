import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { 'astro:middleware': 'astro/virtual-modules/middleware.js' } },
  test: {
    include: ['tests/{unit,api,host}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // A test fails because something is wrong, not because the machine is busy with other things.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
