import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { endUnread, endWith } from '#src/server/host/bounds/unread-answers.ts';
import { eventually } from '#tests/support/eventually.ts';

/** More than the machine takes off our hands. */
const LARGE = Buffer.alloc(48 * 1024 * 1024, 'x');
const PATIENCE = 300;
/** A client is looked at so often within its time. */
const LOOK = PATIENCE / 10;

let now = 0;
/** The test turns the clock: time passes in steps of a look. */
function timePasses(ms: number): void {
  for (const until = now + ms; now < until; ) {
    now += LOOK;
    vi.advanceTimersByTime(LOOK);
  }
}

const waiting: ServerResponse[] = [];
const server = createServer((req, res) => {
  if (req.url === '/large') endWith(res.writeHead(200), LARGE);
  else waiting.push(res);
});
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
const stop = endUnread(server, PATIENCE, () => now);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
/** Both ends of each connection, by the client's port. */
const ends = new Map<number | undefined, Socket>();
server.on('connection', (socket: Socket) => ends.set(socket.remotePort, socket));
afterEach(() => {
  stop();
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

async function asking(path: string): Promise<{ client: Socket; host: Socket }> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined).write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return {
    client,
    host: await eventually(() => ends.get(client.localPort) ?? Promise.reject(new Error('no connection'))),
  };
}

const taken = (host: Socket): number => host.bytesWritten - host.writableLength;

/** Waits until a client that does not read has been given all that the machine takes off our hands. */
async function full(host: Socket): Promise<void> {
  let before = -1;
  await eventually(async () => {
    const now = taken(host);
    const isSteady = now === before && host.writableLength > 0;
    before = now;
    expect(isSteady).toBe(true);
  });
}

it('ends a connection whose client reads nothing, whatever it sends, and neither a slow reader nor a slow answer', async () => {
  const [deaf, slow, patient] = [await asking('/large'), await asking('/large'), await asking('/slow')];
  slow.client.pause();
  await full(deaf.host);
  await full(slow.host);
  await eventually(() => expect(waiting).toHaveLength(1));

  for (let round = 0; round < 3; round++) {
    timePasses(PATIENCE - 2 * LOOK);
    if (round === 0) deaf.client.write('\r\n');
    // The slow one takes a little more just in time, a chunk after the other.
    const before = taken(slow.host);
    await eventually(() => {
      slow.client.once('data', () => slow.client.pause()).resume();
      expect(taken(slow.host)).toBeGreaterThan(before);
    });
    await full(slow.host);
  }
  expect(deaf.host.destroyed).toBe(true);
  expect([slow.host.destroyed, patient.host.destroyed]).toEqual([false, false]);

  waiting[0]?.end('slow');
  const answer = await new Promise<string>((resolve) => patient.client.once('data', (chunk) => resolve(String(chunk))));
  expect(answer).toContain('slow');
  let read = 0;
  slow.client.on('data', (chunk) => {
    read += chunk.length;
  });
  slow.client.resume();
  await eventually(() => expect(taken(slow.host)).toBeGreaterThan(LARGE.length));
  expect(read).toBeGreaterThan(0);
});
