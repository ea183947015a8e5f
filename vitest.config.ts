import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { 'astro:middleware': 'astro/virtual-modules/middleware.js' } },
  test: {
    include: ['tests/{unit,api,host}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
