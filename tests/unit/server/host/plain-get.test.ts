import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#src/domain/premium/meal-plan/seeded-random.ts';
import { readPlainGet } from '#src/server/host/node/plain-get.ts';

const BROWSER = [
  'GET /recipes/red-lentil-dal?a=b%20c HTTP/1.1',
  'Host: plantry.example:8080',
  'Connection: keep-alive',
  'Cookie: signed_in=1; theme="dark"',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
  'Accept-Encoding:gzip, br',
  'If-None-Match: \t"abc-br" ',
  '',
  '',
].join('\r\n');

const read = (text: string) => readPlainGet(Buffer.from(text, 'latin1'));

describe('a packet read as a plain GET', () => {
  it('gives address and headers', () => {
    expect(read(BROWSER)).toEqual({
      method: 'GET',
      url: '/recipes/red-lentil-dal?a=b%20c',
      headers: {
        host: 'plantry.example:8080',
        connection: 'keep-alive',
        cookie: 'signed_in=1; theme="dark"',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
        'accept-encoding': 'gzip, br',
        'if-none-match': '"abc-br"',
      },
    });
  });

  it.each([
    ['another method', 'HEAD / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a method in lower case', 'get / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an older version', 'GET / HTTP/1.0\r\nHost: a\r\n\r\n'],
    ['a whole address', 'GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a space more', 'GET  / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\nAccept: a\r\n\r\n'],
    ['no headers', 'GET / HTTP/1.1\r\n\r\n'],
    ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
    ['a header twice', 'GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\nx: 1\r\n\r\n'],
    ['a body by its length', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n'],
    ['a body in chunks', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'],
    ['a connection to close', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['a connection to upgrade', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n'],
    ['half a request', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['two requests', 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['something behind it', 'GET / HTTP/1.1\r\nHost: a\r\n\r\nx'],
    ['a bare line feed', 'GET / HTTP/1.1\nHost: a\r\n\r\n'],
    ['a bare carriage return', 'GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n'],
    ['a folded line', 'GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n'],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
    ['a byte beyond ASCII', 'GET /\u00e9 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a NUL', 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n'],
    ['more than headers need', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(9000)}\r\n\r\n`],
  ])('is left to Node.js: %s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});

describe('what is read here', () => {
  const seen: { url: string | undefined; headers: object; body: string }[] = [];
  const node = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    seen.push({ url: req.url, headers: req.headers, body });
    res.end();
  });
  beforeAll(() => new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => node.close(resolve)));

  /** How Node.js reads the packet: each request it finds. */
  async function readByNode(packet: Buffer) {
    seen.length = 0;
    const socket = connect((node.address() as AddressInfo).port, '127.0.0.1');
    socket.end(packet);
    await new Promise((resolve) => socket.resume().on('close', resolve).on('error', resolve));
    return [...seen];
  }

  it('is read by Node.js in the same way, whatever is done to it', async () => {
    const random = seededRandom(20261121);
    const below = (limit: number): number => Math.floor(random() * limit);
    const pieces = ['\r', '\n', '\r\n', '\r\n\r\n', ' ', '\t', ':', '\0', ',', ';', '%', '/', 'Host: b\r\n', 'é'];
    const more = ['Content-Length: 4\r\n', 'Transfer-Encoding: chunked\r\n', 'Connection: close\r\n', 'X: y\r\n'];
    let taken = 0;
    for (let round = 0; round < 600; round++) {
      let text = BROWSER;
      for (let change = below(3); change >= 0; change--) {
        const at = below(text.length);
        const piece = [...pieces, ...more][below(pieces.length + more.length)] ?? '';
        text = text.slice(0, at) + piece + text.slice(at + below(3));
      }
      const packet = Buffer.from(text, 'latin1');
      const read = readPlainGet(packet);
      if (!read) continue;
      taken++;
      expect(await readByNode(packet), JSON.stringify(text)).toEqual([
        { url: read.url, headers: { ...read.headers }, body: '' },
      ]);
    }
    expect(taken).toBeGreaterThan(50);
  });
});
