import { defineConfig } from 'vitest/config';

/** Folders of tests of what keeps nothing: no setting, no database, no clock. They share the modules of a worker. */
const RULES = ['components', 'contracts', 'domain', 'layouts', 'styles'].map(
  (name) => `tests/unit/${name}/**/*.test.ts`,
);

export default defineConfig({
  resolve: { alias: { 'astro:middleware': 'astro/virtual-modules/middleware.js' } },
  test: {
    environment: 'node',
    // Loading packages takes longer than most tests: a process keeps them for all its files. What is the project's own
    // is loaded anew for each file (tests/support/fresh-modules.ts).
    isolate: false,
    // scripts/test.ts runs several parts at a time.
    maxWorkers: 1,
    restoreMocks: true,
    // A test fails because something is wrong, not because the machine is busy with other things.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: RULES, setupFiles: ['tests/support/setup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['tests/{unit,api,host,fuzz}/**/*.test.{ts,tsx}'],
          exclude: RULES,
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/setup.ts'],
        },
      },
    ],
  },
});
