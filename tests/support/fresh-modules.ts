import { afterAll, vi } from 'vitest';

/**
 * A file of tests finds the project's own modules as no other has used them: they are loaded anew, and what a file has
 * put in place of the clock, a global or a setting ends with it. Packages stay loaded, since they take the time.
 */
vi.resetModules();
const settings = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
  Object.assign(process.env, settings);
});
