import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import config from '../../vitest.config.ts';

const [rules, parts, islands] = (config.test?.projects ?? []) as TestProjectInlineConfiguration[];
const only = (project: TestProjectInlineConfiguration | undefined, include: string[], exclude: string[] = []) => ({
  ...project,
  test: {
    ...project?.test,
    include,
    exclude,
    setupFiles: [...(project?.test?.setupFiles ?? []), 'scripts/mutants/setup.ts'],
  },
});

/** The tests that judge mutants: of the rules, of the parts of each room and of the calls, without what measures bounds of time. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    projects: [
      only(rules, ['tests/unit/domain/**/*.test.ts']),
      only(
        parts,
        ['tests/unit/{db,islands,server,stores}/**/*.test.ts', 'tests/api/**/*.test.ts'],
        ['tests/unit/server/workers/**', 'tests/unit/server/pictures/**', 'tests/api/**/*crash.test.ts'],
      ),
      only(islands, ['tests/unit/islands/**/*.test.tsx']),
    ],
  },
});
