import { defineConfig } from 'vitest/config';

/** Folders of tests of what keeps nothing: no setting, no database, no clock. They share the modules of a worker. */
const RULES = ['components', 'contracts', 'domain', 'layouts', 'styles'].map(
  (name) => `tests/unit/${name}/**/*.test.ts`,
);

/** Tests of components, as a page shows them. */
const ISLANDS = 'tests/unit/islands/**/*.test.tsx';

const OF_PARTS = {
  globalSetup: ['tests/support/global-setup.ts'],
  setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/setup.ts'],
};

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
    // Against what hangs: a test fails because something is wrong, not because the machine is busy with other things.
    // Beside other parts on two cores some take twenty seconds; what takes longer has a time of its own, beside its name.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 25_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: RULES, setupFiles: ['tests/support/setup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['tests/{unit,api}/**/*.test.{ts,tsx}'],
          exclude: [...RULES, ISLANDS],
          ...OF_PARTS,
        },
      },
      {
        extends: true,
        test: {
          name: 'islands',
          include: [ISLANDS],
          environment: 'happy-dom',
          // What a page asks once more, a moment later, is not to come into the tests of another.
          isolate: true,
          setupFiles: ['tests/support/setup.ts', 'tests/support/page.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/{host,fuzz}/**/*.test.ts'],
          ...OF_PARTS,
          // Each starts the built site, some of them several times, or asks it thousands of questions.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 100_000 } },
        },
      },
    ],
  },
});
