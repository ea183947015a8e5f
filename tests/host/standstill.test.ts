import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { startServer } from '#tests/support/server.ts';
import { STANDSTILLS, standingStill } from '#tests/support/stand-still.ts';

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

type How = keyof typeof STANDSTILLS;

async function running(how: How, environment: Record<string, string> = {}) {
  const server = await startServer({ ...standingStill(how), LOOP_STILL_SECONDS: '5', ...environment });
  stop = server.stop;
  return server;
}

/** What the log says of it. */
const said = (printed: string): unknown =>
  JSON.parse(printed.split('\n').find((line) => line.includes('stood still')) ?? '');

describe('a process whose loop stands still', () => {
  it.each(Object.keys(STANDSTILLS) as How[])('in %s ends and says why', async (how) => {
    const server = await running(how);
    const ended = once(server.process, 'close');
    server.process.kill('SIGUSR2');
    const [code, signal] = await ended;
    const isNative = how === 'code that is not JavaScript';
    expect([code, signal]).toEqual(isNative ? [null, 'SIGKILL'] : [70, null]);
    expect(said(server.printed())).toMatchObject({
      level: 60,
      msg: expect.stringContaining('stood still'),
      stack: isNative ? null : expect.arrayContaining([expect.stringContaining('data:text/javascript')]),
    });
  });

  it('says what was being answered, but no secrets', async () => {
    const server = await running('a loop without an end');
    const { port } = new URL(server.url);
    const head = [
      'POST /api/login?search=soup&token=secret HTTP/1.1',
      `Host: localhost:${port}`,
      `Origin: ${server.url}`,
      'Content-Type: application/json',
      'Content-Length: 100',
    ];
    const socket = connect(Number(port), 'localhost').on('error', () => undefined);
    await once(socket, 'connect');
    await new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n{`, resolve));
    // What came before is read before.
    await fetch(`${server.url}/healthz`);
    const ended = once(server.process, 'close');
    server.process.kill('SIGUSR2');
    await ended;
    expect(said(server.printed())).toMatchObject({
      requests: [{ requestId: expect.any(String), what: 'POST /api/login?search=soup' }],
    });
  });

  it('is up again at once when it is started again', async () => {
    const first = await running('a loop without an end');
    const ended = once(first.process, 'exit');
    first.process.kill('SIGUSR2');
    await ended;
    const { port } = new URL(first.url);
    const second = await startServer({ DATA_DIR: first.folder, PORT: port, SITE_URL: first.url });
    try {
      expect((await fetch(`${first.url}/recipes/apple-crumble`)).status).toBe(200);
    } finally {
      await second.stop();
    }
  });

  it('does not stand longer than a stop may take', async () => {
    const server = await running('a loop without an end', { LOOP_STILL_SECONDS: '600', STOP_SECONDS: '5' });
    const ended = once(server.process, 'close');
    server.process.kill('SIGUSR2');
    server.process.kill('SIGTERM');
    expect((await ended)[0]).toBe(70);
  });
});

describe('a process that is only stopped for a while', () => {
  it('goes on', async () => {
    const server = await running('a loop without an end');
    server.process.kill('SIGSTOP');
    await passed(2000);
    server.process.kill('SIGCONT');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});
