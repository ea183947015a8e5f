import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FastPath, openFastPath } from '#src/server/host/node/fast-path.ts';

const BODY = Buffer.from('<h1>Ready</h1>');
/** More than the buffers of a connection hold. */
const LARGE = Buffer.alloc(32_000_000, 'x');

let server: Server;
let fastPath: FastPath;
let clients: Socket[];
beforeEach(() => open(60_000));
afterEach(close);

async function open(patience: number): Promise<void> {
  clients = [];
  server = createServer((req, res) => res.end(`server: ${req.method} ${req.url}`));
  fastPath = openFastPath(server, {
    patience,
    answer({ url }) {
      if (url === '/unchanged') return { head: 'HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n', body: null };
      const body = url === '/ready' ? BODY : url === '/large' ? LARGE : null;
      return body && { head: `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n`, body };
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

async function close(): Promise<void> {
  for (const client of clients) client.destroy();
  fastPath.closeAllConnections();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

/** A connection, and all that came through it so far. */
async function visitor() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(socket);
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString('latin1'))).on('error', () => undefined);
  await once(socket, 'connect');
  return {
    socket,
    said: () => said,
    /** Sends, and waits until the text has come. */
    async hears(text: string, sent: string, times = 1) {
      socket.write(sent);
      await expect.poll(() => said.split(text).length - 1, { interval: 5 }).toBe(times);
    },
  };
}

describe('the fast path', () => {
  it('answers what is ready, again and again on one connection', async () => {
    const { hears, said } = await visitor();
    for (const times of [1, 2, 3]) await hears('<h1>Ready</h1>', get('/ready'), times);
    expect(said()).toMatch(
      /^HTTP\/1\.1 200 OK\r\nContent-Length: 14\r\nDate: \w{3}, .* GMT\r\nConnection: keep-alive\r\n/,
    );
    await hears('304 Not Modified', get('/unchanged'));
    await hears('<h1>Ready</h1>', get('/ready'), 4);
    expect(said()).not.toContain('server:');
  });

  it('hands on what is not ready, with the connection', async () => {
    const { hears } = await visitor();
    await hears('<h1>Ready</h1>', get('/ready'));
    await hears('server: GET /other', get('/other'));
    await hears('server: GET /ready', get('/ready'));
    await hears('server: POST /', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab');
  });

  it('hands on a request that comes in pieces, whole', async () => {
    const { hears, socket } = await visitor();
    for (const letter of get('/ready').slice(0, -1)) {
      socket.write(letter);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await hears('server: GET /ready', '\n');
  });

  it('hands on several requests at once, in their order', async () => {
    const { hears, said } = await visitor();
    await hears('server: GET /c', get('/a') + get('/ready') + get('/c'));
    expect(said().match(/server: GET \S+?(?=HTTP|$)/g)).toEqual([
      'server: GET /a',
      'server: GET /ready',
      'server: GET /c',
    ]);
  });

  it('leaves what is malformed to be refused', async () => {
    const { hears } = await visitor();
    await hears('400 Bad Request', 'GET /ready HTTP/1.1\r\nHost : a\r\n\r\n');
  });

  it('answers no client that does not read', async () => {
    const { socket, said } = await visitor();
    socket.write(get('/large'));
    await once(socket, 'data');
    socket.pause();
    for (let n = 0; n < 3; n++) {
      socket.write(get('/large'));
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    socket.resume();
    await expect.poll(() => said().split('server: GET /large').length - 1).toBe(3);
    expect(said().split('Content-Length: 32000000').length - 1).toBe(1);
  });

  it('closes a connection on which nothing moves', async () => {
    await close();
    await open(300);
    const silent = await visitor();
    const served = await visitor();
    served.socket.write(get('/ready'));
    await Promise.all([once(silent.socket, 'close'), once(served.socket, 'close')]);
    expect(served.said()).toContain('<h1>Ready</h1>');
  });

  it('ends with a client that ends, and survives one that breaks off', async () => {
    const ending = await visitor();
    await ending.hears('<h1>Ready</h1>', get('/ready'));
    ending.socket.end();
    await once(ending.socket, 'close');
    const breaking = await visitor();
    breaking.socket.write(get('/large'));
    await once(breaking.socket, 'data');
    breaking.socket.resetAndDestroy();
    const { hears } = await visitor();
    await hears('<h1>Ready</h1>', get('/ready'));
  });
});

describe('the fast path, closed', () => {
  it('leaves every further request to the server', async () => {
    const [served, silent] = [await visitor(), await visitor()];
    await served.hears('<h1>Ready</h1>', get('/ready'));
    fastPath.close();
    await served.hears('server: GET /ready', get('/ready'));
    await silent.hears('server: GET /ready', get('/ready'));
    await (await visitor()).hears('server: GET /ready', get('/ready'));
  });

  it('lets go of connections between two requests, and of no other', async () => {
    const [served, silent] = [await visitor(), await visitor()];
    await served.hears('<h1>Ready</h1>', get('/ready'));
    fastPath.close();
    fastPath.closeIdleConnections();
    await once(served.socket, 'close');
    await silent.hears('server: GET /ready', get('/ready'));
  });
});
