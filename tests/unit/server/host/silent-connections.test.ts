import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { endSilent } from '#src/server/host/bounds/silent-connections.ts';

const PATIENCE = 8000;
const server = createServer((_, res) => void res.end('soup'));
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
endSilent(server, PATIENCE);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const opened = (): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1');

it('closes a connection over which nothing came without a word, and leaves one alone that was used', async () => {
  const used = opened();
  used.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(used, 'data');
  const met = once(server, 'connection');
  const silent = opened();
  const heard: Buffer[] = [];
  silent.on('data', (bytes) => heard.push(bytes));
  await met;
  vi.advanceTimersByTime(PATIENCE);
  await once(silent, 'close');
  expect(heard).toEqual([]);
  expect(used.destroyed).toBe(false);
  used.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(used, 'data');
});
