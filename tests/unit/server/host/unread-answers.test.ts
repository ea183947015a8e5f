import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { endUnread, endWith } from '#src/server/host/bounds/unread-answers.ts';

/** More than the machine takes off our hands. */
const LARGE = Buffer.alloc(48 * 1024 * 1024, 'x');
const PATIENCE = 300;

const server = createServer((req, res) => {
  if (req.url === '/large') endWith(res.writeHead(200), LARGE);
  else setTimeout(() => res.end('slow'), PATIENCE * 3);
});
const stop = endUnread(server, PATIENCE);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterEach(() => {
  stop();
  server.closeAllConnections();
  server.close();
});

function asking(path: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined).write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return socket;
}

const closed = (socket: Socket) => new Promise<'closed'>((resolve) => socket.once('close', () => resolve('closed')));

it('ends a connection whose client reads nothing, whatever it sends, and neither a slow reader nor a slow answer', async () => {
  const deaf = asking('/large');
  const knocking = setInterval(() => deaf.write('\r\n'), 20);
  const patient = asking('/slow');
  const slow = asking('/large');
  let read = 0;
  slow.on('data', (chunk) => {
    read += chunk.length;
    slow.pause();
    setTimeout(() => slow.resume(), 1);
  });
  expect(await closed(deaf)).toBe('closed');
  clearInterval(knocking);
  const answer = await new Promise<string>((resolve) => patient.once('data', (chunk) => resolve(String(chunk))));
  expect(answer).toContain('slow');
  await expect.poll(() => read, { timeout: 30_000 }).toBeGreaterThan(LARGE.length);
});
