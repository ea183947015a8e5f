/**
 * Runs every check and test, each with its time, and ends with what failed and the line `N passed, N failed` (and with 1
 * when anything failed). Parts: build api unit host fuzz types remote lint unused imports patterns words catalogue e2e;
 * `npm test -- unit api` runs some of them. Parts wait a good deal for what they test, so three run at a time on two cores; the
 * browser tests alone. `host` and `e2e` by themselves take the build that is there. TEST_ORDER=SEED runs the files of
 * tests in another order. Needs no network once `npm ci` is done, except for a missing Chromium.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ensureSqld } from './sqld.ts';
import { failure, named, type Outcome, sum } from './test/outcome.ts';
import { outcomeSoFar, PROGRESS } from './test/progress.ts';
import { type Ending, runProgram } from './test/running.ts';

interface Part {
  run: () => Promise<Outcome>;
  /** Whether nothing else runs beside it. */
  isAlone?: true;
  /** Parts that are over before it begins: what they leave behind is read, or both would write it. */
  after?: string[];
}

const root = dirname(import.meta.dirname);
process.chdir(root);
const reports = join(root, 'node_modules/.cache/plantry-tests');
mkdirSync(reports, { recursive: true });
/** DATA_DIR of the build: the developer's own data stays as it is. */
const data = join(reports, 'data');

/** Parts that run at a time. */
const AT_ONCE = 3;
/** The longest any one command may take. */
const PATIENCE_MINUTES = 60;
/** Tells of each test as it ends: what is left of a command that did not come to its report. */
const PROGRESS_REPORTER = join(root, 'scripts/test/progress-reporter.ts');

/** Tests of data that also run on a libSQL server, where other processes may write at the same time. */
const ON_A_SERVER_TOO = ['members/ratings', 'members/favourites', 'members/accounts', 'recipes/recipes'].map(
  (name) => `tests/api/${name}.test.ts`,
);

/** In the order in which they begin, as far as there is room for them: what others wait for first, then what takes long. */
const PARTS: Record<string, Part> = {
  build: { run: build },
  // Its files wait for vendors that are late.
  api: { run: () => vitest('api', { workers: 2 }) },
  unit: { run: () => vitest('unit') },
  host: { run: () => vitest('host'), after: ['build'] },
  fuzz: { run: () => vitest('fuzz') },
  // Astro writes the types of its content, as a build does. It checks every file that the compiler alone would check.
  types: { run: () => check('types', 'astro', ['check', '--minimumSeverity', 'error']), after: ['build'] },
  remote: { run: remote },
  lint: {
    run: () =>
      check('lint', 'biome', ['ci', '--diagnostic-level=error', ...(process.stdout.isTTY ? [] : ['--colors=off'])]),
  },
  unused: { run: () => check('unused', 'knip', ['--no-progress']) },
  imports: { run: () => check('imports', 'node', ['scripts/check-imports.ts']) },
  patterns: { run: () => check('patterns', 'node', ['scripts/check-patterns.ts']) },
  words: { run: () => check('words', 'node', ['scripts/check-words.ts']) },
  catalogue: { run: () => check('catalogue', 'node', ['scripts/check-catalogue.ts']) },
  e2e: { run: playwright, isAlone: true, after: ['build'] },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(' ')}`);
  process.exit(2);
}

const wanted = Object.keys(PARTS).filter((name) => asked.length === 0 || asked.includes(name));
const total = sum(await runAll(wanted));
if (total.failures.length > 0) console.log(`\nWhat failed:\n${total.failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Begins each part as soon as there is room for it and what it needs is over. */
async function runAll(names: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = new Set(names);
  const atWork = new Map<string, Promise<void>>();
  let free = AT_ONCE;
  while (waiting.size + atWork.size > 0) {
    for (const name of waiting) {
      const { run, isAlone, after = [] } = PARTS[name] as Part;
      const room = isAlone ? AT_ONCE : 1;
      if (room > free || after.some((other) => waiting.has(other) || atWork.has(other))) continue;
      waiting.delete(name);
      free -= room;
      const work = timed(name, run).then((outcome) => {
        outcomes.push(outcome);
        atWork.delete(name);
        free += room;
      });
      atWork.set(name, work);
    }
    await Promise.race(atWork.values());
  }
  return outcomes;
}

async function timed(name: string, run: Part['run']): Promise<Outcome> {
  console.log(`▶ ${name}`);
  const begun = performance.now();
  const outcome = await run();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const { passed, failed } = outcome;
  console.log(`${failed ? '✘' : '✔'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return outcome;
}

/** Runs a program of the project and shows what it says, each line with its part's name. */
function run(part: string, command: string, args: string[], env: Record<string, string> = {}): Promise<Ending> {
  const say = (line: string) => console.log(`${part.padEnd(9)} │ ${line}`);
  return runProgram({ command, args, env, patience: PATIENCE_MINUTES * 60_000, say });
}

async function check(
  part: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const { status, isCutOff } = await run(part, program, args, env);
  if (status === 0) return { passed: 1, failed: 0, failures: [] };
  return failure([...(isCutOff ? [`cut off after ${PATIENCE_MINUTES} minutes:`] : []), program, ...args].join(' '));
}

async function build(): Promise<Outcome> {
  ensureSqld();
  rmSync(data, { recursive: true, force: true });
  // Netlify's build first: one for Node.js leaves nothing else in dist/.
  return sum([
    await check('build', 'node', ['tests/support/build-netlify.ts']),
    await check('build', 'node', ['scripts/build.ts'], { DATA_DIR: data }),
  ]);
}

async function remote(): Promise<Outcome> {
  if (ensureSqld()) return vitest('remote', { files: ON_A_SERVER_TOO, env: { TEST_DATABASE: 'remote' } });
  console.log('There is no libSQL server for this platform');
  return sum([]);
}

async function vitest(part: string, { files = [`tests/${part}/`], env = {}, workers = 1 }: Run = {}): Promise<Outcome> {
  const file = freshReport(`${part}.json`);
  const progress = freshReport(`${part}.progress`);
  const reporters = ['default', 'json', PROGRESS_REPORTER].map((name) => `--reporter=${name}`);
  const options = [`--maxWorkers=${workers}`, ...reporters, `--outputFile.json=${file}`];
  const { TEST_ORDER: seed } = process.env;
  if (seed) options.push('--sequence.shuffle.files', `--sequence.seed=${seed}`);
  const ending = await run(part, 'vitest', ['run', ...files, ...options], { ...env, [PROGRESS]: progress });
  const report = readReport<VitestReport>(file);
  if (!report || ending.isCutOff) return withoutReport(part, progress, ending);
  const broken = report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0);
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => named(`${relative(root, name)} › ${test.fullName}`, test.failureMessages[0])),
  );
  return withExitStatus(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      failures: [
        ...failures,
        ...broken.map(({ name, message }) => named(`${relative(root, name)} › as a whole`, message)),
      ],
    },
    ending.status,
    part,
  );
}

interface Run {
  files?: readonly string[];
  env?: Record<string, string>;
  /** Processes that share the files. */
  workers?: number;
}

/** What is read of the report of Vitest's reporter `json`. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

async function playwright(): Promise<Outcome> {
  let chromium: string;
  try {
    chromium = ensureChromium();
  } catch (error) {
    return failure(`e2e: ${(error as Error).message}`);
  }
  if (!existsSync('dist/server/host.mjs') && (await build()).failed > 0) return failure('e2e: there is no build');
  const file = freshReport('e2e.json');
  const progress = freshReport('e2e.progress');
  const ending = await run('e2e', 'playwright', ['test', `--reporter=list,json,${PROGRESS_REPORTER}`], {
    CHROMIUM_PATH: chromium,
    [PROGRESS]: progress,
    ...(existsSync(data) && { PLANTRY_DATA: data }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport<PlaywrightReport>(file);
  if (!report || ending.isCutOff) return withoutReport('e2e', progress, ending);
  const { expected, unexpected, flaky } = report.stats;
  const failures = [
    ...report.suites.flatMap(failedOf),
    ...report.errors.map(({ message }) => named('e2e › outside of tests', message)),
  ];
  return withExitStatus({ passed: expected, failed: unexpected + flaky, failures }, ending.status, 'e2e');
}

/** What is read of the report of Playwright's reporter `json`. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

function failedOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ title, file, line, tests }) =>
      named(`tests/e2e/${file}:${line} › ${title}`, tests[0]?.results.at(-1)?.error?.message),
    ),
    ...suites.flatMap(failedOf),
  ];
}

function withoutReport(part: string, progress: string, { status, isCutOff }: Ending): Outcome {
  const why = isCutOff ? `cut off after ${PATIENCE_MINUTES} minutes` : `ended with ${status} before its report`;
  return outcomeSoFar(part, progress, why);
}

/** A run that ended badly without a failed test (an error outside of tests) has failed once. */
function withExitStatus(outcome: Outcome, status: number, part: string): Outcome {
  if (status === 0 || outcome.failed > 0) return outcome;
  return sum([outcome, failure(`${part}: ended with ${status}, though no test failed`)]);
}

function freshReport(name: string): string {
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

function readReport<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
