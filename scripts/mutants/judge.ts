import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Mutant } from './instrumenter.ts';

/** Read by the instrumented sources: the id of the mutant that is switched on. */
const SWITCH = '__STRYKER_ACTIVE_MUTANT__';
/** Read by scripts/mutants/setup.ts: where it writes which mutants a file of tests runs. */
export const COVERAGE = 'PLANTRY_MUTANTS_COVERAGE';
/** Files of tests in one process: the first few end most mutants, and a process with many more outgrows its memory. */
const FIRST = 4;
const THEN = 16;
/** The longest that a process may judge: a mutant that never ends is noticed by that. */
const PATIENCE_MS = 10 * 60_000;

/** What a file of tests ran of the mutants, written by setup.ts. */
export interface Coverage {
  file: string;
  loaded: string[];
  run: string[];
  milliseconds: number;
}

export interface Verdict {
  where: string;
  killed: boolean;
  reached: boolean;
}

/** Runs every file of tests once, unbroken, and reads what each reaches. One that fails then judges nothing, and is named. */
export function coverageOf(folder: string): {
  isOnlyLoaded(id: string): boolean;
  testsOf(mutant: Mutant): string[];
} {
  const out = join(folder, 'mutants-coverage');
  mkdirSync(out);
  const report = join(folder, 'mutants-report.json');
  spawnSync(...vitest(['--reporter=json', `--outputFile=${report}`], folder, { [COVERAGE]: out }));
  const broken = failedFiles(report);
  for (const file of broken) console.log(`${relative(folder, file)} fails without any mutant, and judges none`);
  const files = readdirSync(out)
    .map((name) => JSON.parse(readFileSync(join(out, name), 'utf8')) as Coverage)
    .filter(({ file }) => !broken.includes(file));
  files.sort((a, b) => a.milliseconds - b.milliseconds);
  const run = new Set(files.flatMap((file) => file.run));
  const loaded = new Set(files.flatMap((file) => file.loaded));
  return {
    isOnlyLoaded: (id) => loaded.has(id) && !run.has(id),
    // Who only loads it is judged by what it loads, too: a constant is made then, and used by its tests.
    testsOf: ({ id, fileName }) => {
      const reaching = files
        .filter(({ run, loaded }) => run.includes(id) || loaded.includes(id))
        .map(({ file }) => file);
      return reaching.toSorted((one, other) => nearness(other, fileName) - nearness(one, fileName));
    },
  };
}

/** How much of the place and the name of a source is in those of a file of tests: what is near notices first. */
function nearness(test: string, source: string): number {
  const words = (path: string) => [...dirname(path).split('/'), ...basename(path).split(/[-.]/)];
  const named = new Set(words(test));
  return words(source).filter((word) => named.has(word)).length;
}

function failedFiles(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string }[];
  };
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** Whether any of the files of tests, in the order given, fails with the mutant switched on. */
export async function judge(folder: string, mutant: Mutant, tests: readonly string[]): Promise<Verdict> {
  const { fileName, location, mutatorName, replacement } = mutant;
  const where = `${fileName}:${location.start.line + 1} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`;
  const waiting = [...tests];
  for (let size = FIRST; waiting.length > 0; size = THEN) {
    if (await fails(folder, waiting.splice(0, size), mutant.id)) return { where, killed: true, reached: true };
  }
  return { where, killed: false, reached: tests.length > 0 };
}

function fails(folder: string, tests: readonly string[], id: string): Promise<boolean> {
  const [command, args, options] = vitest(['--reporter=dot', '--bail=1', ...tests], folder, { [SWITCH]: id });
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: 'ignore', timeout: PATIENCE_MS, killSignal: 'SIGKILL' });
    child.on('error', reject);
    child.on('close', (status) => resolve(status !== 0));
  });
}

function vitest(args: readonly string[], cwd: string, env: Record<string, string>) {
  const config = ['run', '--config', 'scripts/mutants/vitest.config.ts', '--root', '.'];
  return [
    join(cwd, 'node_modules/.bin/vitest'),
    [...config, ...args],
    { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 ** 2 },
  ] as const satisfies Parameters<typeof spawnSync>;
}
