import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, renameSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { connect as connectTo } from '#src/db/connection.ts';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startServer } from '#tests/support/server.ts';

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function running(environment: Record<string, string> = {}) {
  const server = await startServer(environment);
  stop = server.stop;
  return server;
}

describe('running host', () => {
  it('finishes what is under way when told to stop, takes nothing new, and ends with 0', async () => {
    const server = await running();
    const paths = Array.from({ length: 50 }, (_, i) => `/recipes?search=soup&page=${i + 1}`);
    const answers = paths.map((path) => fetch(server.url + path).then(async (r) => (await r.text()).length > 0));
    await Promise.race(answers);
    server.process.kill('SIGTERM');
    const [[code]] = await Promise.all([once(server.process, 'exit'), Promise.all(answers)]);
    // What does not end by itself in time ends with 1.
    expect(code).toBe(0);
    expect(await Promise.all(answers)).not.toContain(false);
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('ends in time even while a client holds its request open', async () => {
    const server = await running({ STOP_SECONDS: '2' });
    const socket = connect(Number(new URL(server.url).port), 'localhost');
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    await once(socket, 'connect');
    server.process.kill('SIGTERM');
    expect((await once(server.process, 'exit'))[0]).toBe(0);
  });

  it('goes on serving its pages when the database is gone, and says it is not ready', async () => {
    const server = await running();
    const before = await (await fetch(`${server.url}/recipes/apple-crumble`)).text();
    const file = join(server.folder, 'plantry.db');
    renameSync(file, `${file}.away`);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const after = await fetch(`${server.url}/recipes/apple-crumble`);
    expect(after.headers.get('x-cache')).toBe('HIT');
    expect(await after.text()).toBe(before);
    renameSync(`${file}.away`, file);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('finds its pages again after a restart', async () => {
    const first = await running();
    const { port } = new URL(first.url);
    await fetch(`${first.url}/recipes/apple-crumble`);
    await expect
      .poll(async () => (await fetch(`${first.url}/recipes/apple-crumble`)).headers.get('x-cache'))
      .toBe('HIT');
    first.process.kill('SIGTERM');
    await once(first.process, 'exit');
    const second = await startServer({ DATA_DIR: first.folder, PORT: port, SITE_URL: first.url });
    try {
      expect((await fetch(`${first.url}/recipes/apple-crumble`)).headers.get('x-cache')).toBe('HIT');
    } finally {
      await second.stop();
    }
  });

  it('believes no address a client made up', async () => {
    const server = await running({ TRUSTED_HOPS: '1' });
    const statuses = [];
    for (let n = 0; n < 40; n++) {
      const { status } = await fetch(`${server.url}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${n}, 203.0.113.7` },
        body: JSON.stringify({ email: `nobody-${n}@example.org`, password: 'not-the-password' }),
      });
      statuses.push(status);
    }
    expect(statuses).toContain(429);
  });

  it('is not held up by a thousand slow clients', async () => {
    const server = await running();
    const port = Number(new URL(server.url).port);
    const sockets = new Set<Socket>();
    let isOver = false;
    /** One whose time is up comes again, so that there are a thousand however long the machine takes. */
    const dawdle = (): void => {
      const socket = connect(port, 'localhost', () => sockets.add(socket));
      socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: localhost\r\n');
      socket.on('close', () => {
        sockets.delete(socket);
        if (!isOver) dawdle();
      });
    };
    try {
      for (let n = 0; n < 1000; n++) dawdle();
      await eventually(() => expect(sockets.size).toBe(1000));
      for (let n = 0; n < 100; n++) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      await eventually(() => expect(sockets.size).toBe(1000));
    } finally {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    }
  });

  it('refuses a second process on its database, in words, and lets go of it however it ends', async () => {
    const server = await running();
    const start = async () => {
      const second = spawn(process.execPath, ['dist/server/host.mjs'], {
        env: { PATH: process.env.PATH, PORT: String(await freePort()), DATA_DIR: server.folder, LOG_LEVEL: 'warn' },
      });
      let said = '';
      for (const stream of [second.stdout, second.stderr]) stream.on('data', (chunk) => (said += chunk));
      return { second, said: () => said };
    };
    const { second, said } = await start();
    expect((await once(second, 'exit'))[0]).toBe(1);
    expect(said()).toMatch(/^\nAnother process already serves .*plantry\.db\. One process works with a database file/);
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    const third = await startServer({ DATA_DIR: server.folder });
    await third.stop();
  });

  it('leaves all of its data in one file when it is stopped', async () => {
    const server = await running();
    const { status } = await fetch(`${server.url}/api/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: 'Bean',
        email: 'ada@example.org',
        password: 'a long evening',
      }),
    });
    expect(status).toBeLessThan(300);
    server.process.kill('SIGTERM');
    expect((await once(server.process, 'exit'))[0]).toBe(0);
    const copy = join(await mkdtemp(join(tmpdir(), 'plantry-copy-')), 'copied.db');
    copyFileSync(join(server.folder, 'plantry.db'), copy);
    const client = connectTo({ url: `file:${copy}` });
    const { rows } = await client.execute("select count(*) as found from users where email = 'ada@example.org'");
    client.close();
    expect(Number(rows[0]?.found)).toBe(1);
  });
});
