import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** How a program ended. */
export interface Ending {
  /** 1 when a signal ended it. */
  status: number;
  isCutOff: boolean;
}

interface Program {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Milliseconds it may take. */
  patience: number;
  /** Milliseconds that what was told to end has for it, and its output once it has ended: what it started may hold it open. */
  grace?: number;
  say: (line: string) => void;
}

const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1', PLAYWRIGHT_HTML_OPEN: 'never' };
const programs = join(dirname(dirname(import.meta.dirname)), 'node_modules/.bin');

/** Runs a program of the project and hands on each line it says. It is ended when its time is over. */
export async function runProgram({ command, args, env = {}, patience, grace = 10_000, say }: Program): Promise<Ending> {
  const file = command === 'node' ? process.execPath : join(programs, command);
  const PATH = [dirname(process.execPath), programs, process.env.PATH].join(delimiter);
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...QUIET, ...env, PATH },
  });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', say);
  let isCutOff = false;
  const timers: NodeJS.Timeout[] = [];
  const after = (span: number, work: () => void) => timers.push(setTimeout(work, span));
  const ending = await new Promise<Ending>((resolve) => {
    const end = (status: number | null) => resolve({ status: status ?? 1, isCutOff });
    after(patience, () => {
      isCutOff = true;
      child.kill('SIGTERM');
      after(grace, () => child.kill('SIGKILL'));
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(1);
    });
    child.on('exit', (status) => after(grace, () => end(status)));
    child.on('close', end);
  });
  for (const timer of timers) clearTimeout(timer);
  for (const output of [child.stdout, child.stderr]) output.destroy();
  return ending;
}
