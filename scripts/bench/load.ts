import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p99: number;
  errors: number;
}

export const hasProgram = (name: string): boolean => spawnSync('which', [name]).status === 0;

/** Loads an address of this machine with wrk: one thread, `connections` at once, for `seconds`, asking for gzip. */
export async function load(url: string, connections: number, seconds: number): Promise<Load> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = await run('wrk', options);
  const [, perSecond = 'NaN'] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, p99 = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const socketErrors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  const [, failed = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? [];
  return {
    requestsPerSecond: Number(perSecond),
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1),
    errors: [...socketErrors, failed].reduce((sum, count) => sum + Number(count), 0),
  };
}
