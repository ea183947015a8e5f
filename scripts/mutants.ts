/**
 * `npm run mutants [-- --sample N] [-- --seed WORD] [-- --of PATH]`: breaks the rules and the server in small ways, one at
 * a time, and says which of these mutants no test notices. Without --sample it tries all, which takes days; --of limits
 * it to the files below a path. Left out are what only runs as a module is loaded (tables, mostly), what runs in other
 * threads, and the entries of hosts.
 */
import { parseArgs } from 'node:util';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { SAMPLE, SEED } from './mutants/sample.ts';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '' },
    seed: { type: 'string', default: 'plantry' },
    of: { type: 'string' },
  },
});
process.env[SAMPLE] = values.sample;
process.env[SEED] = values.seed;

const options: PartialStrykerOptions = {
  mutate: values.of
    ? [`${values.of.replace(/\/$/, '')}{,/**/*.ts}`]
    : [
        'src/domain/**/*.ts',
        'src/server/**/*.ts',
        '!src/server/{workers,pictures/maker}/**',
        '!src/server/host/{entries,build,node,netlify}/**',
      ],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: true, pool: 'forks' },
  checkers: ['sample'],
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/sample.ts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  dryRunTimeoutMinutes: 60,
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
};
report(await new Stryker(options).runMutationTest());

function report(mutants: readonly MutantResult[]): void {
  const withStatus = (...wanted: MutantResult['status'][]) => mutants.filter(({ status }) => wanted.includes(status));
  const killed = withStatus('Killed', 'Timeout').length;
  const survived = withStatus('Survived');
  const unreached = withStatus('NoCoverage').length;
  const reached = killed + survived.length + withStatus('CompileError').length;
  for (const { fileName, location, mutatorName, replacement } of survived) {
    console.log(`${fileName}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement}`);
  }
  const tried = killed + survived.length;
  const share = (killed / tried) * (reached / (reached + unreached));
  console.log(`\n${killed} of ${tried} killed; of ${reached + unreached} no test reaches ${unreached}.`);
  console.log(`Of all that is ${(share * 100).toFixed(1)} %.`);
}
