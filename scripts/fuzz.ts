/**
 * Asks every door of the site with inputs nobody chose, for some minutes and with a new seed each time; `npm test` asks for
 * a minute with one that stays. Usage: npm run fuzz -- --minutes 30 [--seed 7] [--path 12:3] [part of a file's name …]
 * What fails is printed with its input and its path; `--seed` and `--path` of it ask that one again.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string' }, path: { type: 'string' } },
});
const seed = values.seed ?? String(randomInt(2 ** 31));
const root = join(import.meta.dirname, '..');
const files = positionals.length > 0 ? positionals.map((name) => `tests/fuzz/${name}`) : ['tests/fuzz/'];
console.log(`npm run fuzz -- --minutes ${values.minutes} --seed ${seed} ${positionals.join(' ')}`);
const child = spawn(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files, '--testTimeout=0'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_SEED: seed,
      FUZZ_MINUTES: values.minutes,
      ...(values.path && { FUZZ_PATH: values.path }),
    },
  },
);
child.on('close', (status) => {
  process.exitCode = status ?? 1;
});
