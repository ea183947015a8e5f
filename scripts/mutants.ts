/**
 * `npm run mutants [-- --sample N] [-- --seed WORD] [-- --of PATH]…`: breaks the rules, the server, the database, the
 * stores and the islands in small ways, one at a time, and says which of these mutants no test notices. The sample (300)
 * is drawn from all by the seed; --of, any number of times, limits it to the files below these paths. Each is judged by the
 * files of tests that run its line, a few at a time, in a process of their own that ends: nothing grows, whatever is tried.
 * Left out is what only runs as a module is loaded (tables, mostly), what runs in other threads, and the entries of hosts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawnMutants } from './mutants/draw.ts';
import { coverageOf, judge, type Verdict } from './mutants/judge.ts';
import { instrumentedCopy } from './mutants/sandbox.ts';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'plantry' },
    of: { type: 'string', multiple: true, default: ['src'] },
  },
});
/** Processes that judge at a time. */
const AT_ONCE = 2;

const size = Number(values.sample);
const folder = mkdtempSync(join(tmpdir(), 'plantry-mutants-'));
try {
  // More than are asked for: those that only loading a module reaches are found by running the tests.
  const drawn = await drawnMutants({ of: values.of, seed: values.seed, count: size * 2 });
  const mutants = await instrumentedCopy(folder, drawn);
  const coverage = coverageOf(folder);
  const tried = mutants.filter(({ id }) => !coverage.isOnlyLoaded(id)).slice(0, size);
  console.log(`${tried.length} mutants`);
  const verdicts: Verdict[] = [];
  const waiting = [...tried];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const verdict = await judge(folder, next, coverage.testsOf(next));
      verdicts.push(verdict);
      if (!verdict.killed) console.log(`${verdict.where} ${verdict.reached ? 'survives' : 'is not reached'}`);
      if (verdicts.length % 25 === 0) console.log(`… ${verdicts.length} tried, ${killedOf(verdicts)} killed`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const killed = killedOf(verdicts);
  const unreached = verdicts.filter((verdict) => !verdict.reached).length;
  console.log(`\n${killed} of ${verdicts.length} killed: ${((100 * killed) / verdicts.length).toFixed(1)} %.`);
  console.log(`No test reaches ${unreached}.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function killedOf(verdicts: readonly Verdict[]): number {
  return verdicts.filter(({ killed }) => killed).length;
}
