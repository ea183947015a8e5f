/**
 * Runs every check and test, each with its time, and ends with what failed and the line `N passed, N failed` (and with 1
 * when anything failed). Parts: types lint imports catalogue unit api remote build host e2e; `npm test -- unit api` runs
 * some of them. `host` and `e2e` by themselves take the build that is there. Needs no network once `npm ci` is done,
 * except for a missing Chromium.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './chromium.ts';
import { ensureSqld } from './sqld.ts';

interface Outcome {
  passed: number;
  failed: number;
  /** What failed, by name, with the first lines of why. */
  failures: string[];
}

const root = dirname(import.meta.dirname);
process.chdir(root);
const programs = join(root, 'node_modules/.bin');
const reports = join(root, 'node_modules/.cache/plantry-tests');
mkdirSync(reports, { recursive: true });
/** DATA_DIR of the build: the developer's own data stays as it is. */
const data = join(reports, 'data');

/** The longest any one command may take. */
const PATIENCE_MS = 60 * 60 * 1000;
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1', PLAYWRIGHT_HTML_OPEN: 'never' };

/** Tests of data that also run on a libSQL server, where other processes may write at the same time. */
const ON_A_SERVER_TOO = ['ratings', 'favourites', 'accounts', 'recipes'].map((name) => `tests/api/${name}.test.ts`);

const PARTS: Record<string, () => Outcome> = {
  types: () => {
    if (!existsSync('.astro/types.d.ts') && run('astro', ['sync']) !== 0) return failure('astro sync');
    return sum([check('tsc', ['--noEmit']), check('astro', ['check', '--minimumFailingSeverity', 'error'])]);
  },
  lint: () => check('biome', ['ci', '--diagnostic-level=error', ...(process.stdout.isTTY ? [] : ['--colors=off'])]),
  imports: () => check('node', ['scripts/check-imports.ts']),
  catalogue: () => check('node', ['scripts/check-catalogue.ts']),
  unit: () => vitest('unit'),
  api: () => vitest('api'),
  remote,
  build,
  host: () => vitest('host'),
  e2e: playwright,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(' ')}`);
  process.exit(2);
}

const outcomes: Outcome[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n▶ ${name}`);
  const begun = performance.now();
  const outcome = part();
  outcomes.push(outcome);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `${outcome.failed ? '✘' : '✔'} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`,
  );
}
const total = sum(outcomes);
if (total.failures.length > 0) console.log(`\nWhat failed:\n${total.failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((count, { passed }) => count + passed, 0),
    failed: outcomes.reduce((count, { failed }) => count + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

function failure(what: string): Outcome {
  return { passed: 0, failed: 1, failures: [`✘ ${what}`] };
}

/** Runs a program of the project and shows what it says; its exit status, 1 when it was ended. */
function run(program: string, args: string[], env: Record<string, string> = {}): number {
  const command = program === 'node' ? process.execPath : join(programs, program);
  const PATH = [dirname(process.execPath), programs, process.env.PATH].join(delimiter);
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...QUIET, ...env, PATH },
    timeout: PATIENCE_MS,
  });
  if (error) console.error(`${program}: ${error.message}`);
  return status ?? 1;
}

function check(program: string, args: string[], env: Record<string, string> = {}): Outcome {
  return run(program, args, env) === 0 ? { passed: 1, failed: 0, failures: [] } : failure([program, ...args].join(' '));
}

function build(): Outcome {
  ensureSqld();
  rmSync(data, { recursive: true, force: true });
  // Netlify's build first: one for Node.js leaves nothing else in dist/.
  return sum([
    check('node', ['tests/support/build-netlify.ts']),
    check('node', ['scripts/build.ts'], { DATA_DIR: data }),
  ]);
}

function remote(): Outcome {
  if (ensureSqld()) return vitest('remote', { files: ON_A_SERVER_TOO, env: { TEST_DATABASE: 'remote' } });
  console.log('There is no libSQL server for this platform');
  return sum([]);
}

function vitest(
  project: string,
  { files = [`tests/${project}/`], env = {} }: { files?: readonly string[]; env?: Record<string, string> } = {},
): Outcome {
  const file = freshReport(`${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = run('vitest', ['run', ...files, ...reporters], env);
  const report = readReport<VitestReport>(file);
  if (!report) return failure(`${project}: no report`);
  const broken = report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0);
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => named(relative(root, name), test.fullName, test.failureMessages[0])),
  );
  return settled(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      failures: [...failures, ...broken.map(({ name, message }) => named(relative(root, name), 'as a whole', message))],
    },
    status,
    project,
  );
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

function playwright(): Outcome {
  let chromium: string;
  try {
    chromium = ensureChromium();
  } catch (error) {
    return failure(`e2e: ${(error as Error).message}`);
  }
  if (!existsSync('dist/server/host.mjs') && build().failed > 0) return failure('e2e: there is no build');
  const file = freshReport('e2e.json');
  const status = run('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    ...(existsSync(data) && { PLANTRY_DATA: data }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport<PlaywrightReport>(file);
  if (!report) return failure('e2e: no report');
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) console.log(`${flaky} passed at the second try only`);
  const failures = [
    ...report.suites.flatMap(failedOf),
    ...report.errors.map(({ message }) => named('e2e', 'outside of tests', message)),
  ];
  return settled({ passed: expected + flaky, failed: unexpected, failures }, status, 'e2e');
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
      named(`tests/e2e/${file}:${line}`, title, tests[0]?.results.at(-1)?.error?.message),
    ),
    ...suites.flatMap(failedOf),
  ];
}

function named(file: string, title: string, why = ''): string {
  const lines = stripVTControlCharacters(why).split('\n').filter(Boolean).slice(0, 8);
  return [`✘ ${file} › ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** A run that ended badly without a failed test (an error outside of tests) has failed once. */
function settled(outcome: Outcome, status: number, part: string): Outcome {
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
