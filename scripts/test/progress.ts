import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './outcome.ts';
import { failure, named, sum } from './outcome.ts';

/** Environment variable: the file into which the reporter beside this one writes, a step a line. */
export const PROGRESS = 'PLANTRY_TEST_PROGRESS';

export interface Step {
  /** File and title of a test. */
  name: string;
  state: 'begun' | 'passed' | 'failed' | 'skipped';
  why?: string;
}

/** What a part that wrote no report had found until it ended, and what was under way then. */
export function outcomeSoFar(part: string, file: string, why: string): Outcome {
  const steps = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).flatMap(read) : [];
  const last = new Map(steps.map((step) => [step.name, step]));
  const all = [...last.values()];
  const under = all.filter(({ state }) => state === 'begun').map(({ name }) => `    under way: ${name}`);
  const failed = all.filter(({ state }) => state === 'failed');
  const passed = all.filter(({ state }) => state === 'passed').length;
  return sum([
    { passed, failed: failed.length, failures: failed.map(({ name, why: said }) => named(name, said)) },
    failure([`${part}: ${why}`, ...under].join('\n')),
  ]);
}

/** The last line may be half of one. */
function read(line: string): Step[] {
  try {
    return [JSON.parse(line) as Step];
  } catch {
    return [];
  }
}
