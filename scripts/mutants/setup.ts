/** Run in a process of tests before each of their files: writes which mutants the file runs, once it is over. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { COVERAGE, type Coverage } from './judge.ts';

type Hits = Record<string, number>;
/** What instrumented sources share; `static` is what runs while no test does. */
interface Instrumented {
  currentTestId?: string;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}
const space = globalThis as { __stryker__?: Instrumented };
space.__stryker__ ??= {};
const shared = space.__stryker__;
const out = process.env[COVERAGE];

if (out) {
  let begun = 0;
  beforeAll(() => {
    begun = performance.now();
    shared.currentTestId = expect.getState().testPath ?? '';
  });
  afterAll(() => {
    const file = shared.currentTestId ?? '';
    delete shared.currentTestId;
    const { static: loaded, perTest } = shared.mutantCoverage ?? { static: {}, perTest: {} };
    const run = Object.keys(perTest[file] ?? {});
    const milliseconds = performance.now() - begun;
    const coverage: Coverage = { file, loaded: Object.keys(loaded), run, milliseconds };
    const name = createHash('sha256').update(file).digest('hex').slice(0, 16);
    writeFileSync(join(out, `${name}.json`), JSON.stringify(coverage));
  });
}
