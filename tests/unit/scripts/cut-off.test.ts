import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { outcomeSoFar, PROGRESS } from '#scripts/test/progress.ts';
import { runProgram } from '#scripts/test/running.ts';

const folder = mkdtempSync(join(tmpdir(), 'plantry-cut-off-'));
afterAll(() => rmSync(folder, { recursive: true }));
const REPORTER = join(process.cwd(), 'scripts/test/progress-reporter.ts');

describe('a part that is ended before its report', () => {
  it.each(['vitest', 'playwright'])('says what %s had found until then, and what was under way', async (command) => {
    const progress = join(folder, `${command}.progress`);
    const config = `tests/fixtures/cut-off/${command}.config.ts`;
    const said: string[] = [];
    const ending = await runProgram({
      command,
      args: [...(command === 'vitest' ? ['run'] : ['test']), `--config=${config}`, `--reporter=${REPORTER}`],
      env: { [PROGRESS]: progress, NODE_ENV: '' },
      patience: 60_000,
      grace: 500,
      say: (line) => said.push(line),
    });
    expect(ending, said.join('\n')).toEqual({ status: 1, isCutOff: false });
    const { passed, failed, failures } = outcomeSoFar('unit', progress, 'cut off after 60 minutes');
    expect({ passed, failed }, readFileSync(progress, 'utf8')).toEqual({ passed: 1, failed: 2 });
    const [broken, cut] = failures;
    expect(broken).toMatch(new RegExp(`in-${command}.ts › fails\\n.*expect`));
    expect(cut).toMatch(
      new RegExp(`^✘ unit: cut off after 60 minutes\\n {4}under way: .*in-${command}.ts › ends whoever runs it$`),
    );
  });

  it('counts nothing where it found nothing, and reads past half a line', () => {
    const none = { passed: 0, failed: 1, failures: ['✘ api: ended with 1 before its report'] };
    expect(outcomeSoFar('api', join(folder, 'none'), 'ended with 1 before its report')).toEqual(none);
    const torn = join(folder, 'torn');
    writeFileSync(torn, '{"name":"a › b","state":"passed"}\n{"name":"a › c","sta');
    expect(outcomeSoFar('api', torn, 'ended with 1 before its report')).toEqual({ ...none, passed: 1 });
  });
});

describe('a program', () => {
  const node = (script: string, patience: number, said: string[] = []) =>
    runProgram({ command: 'node', args: ['-e', script], patience, grace: 300, say: (line) => said.push(line) });

  it('is ended when its time is over, also where it will not end', async () => {
    const stubborn = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`;
    expect(await node('setInterval(() => {}, 1000)', 100)).toEqual({ status: 1, isCutOff: true });
    expect(await node(stubborn, 100)).toEqual({ status: 1, isCutOff: true });
  });

  it('is over when it ends, though what it started goes on holding its output', async () => {
    const script = `
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'inherit' });
      console.log(child.pid);
      child.unref();
      process.exit(3);`;
    const said: string[] = [];
    expect(await node(script, 60_000, said)).toEqual({ status: 3, isCutOff: false });
    process.kill(Number(said[0]));
  });
});
