import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const JSON_TYPE = 'Content-Type: application/json';
const MEGABYTE = 1024 ** 2;

/** Statuses of what one connection is answered; `closed` when the server ended it, and how. */
function statusesOn(parts: (string | Buffer)[], answers: number): Promise<(number | 'closed' | 'reset')[]> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    let text = '';
    const seen = (): number[] => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    const socket = connect(Number(port), hostname, () => {
      for (const part of parts) socket.write(part);
    });
    const settle = (end: 'closed' | 'reset' | null): void => {
      socket.destroy();
      resolve(end ? [...seen(), end] : seen());
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (seen().length >= answers) settle(null);
    });
    socket.once('error', () => settle('reset')).once('end', () => settle('closed'));
  });
}

const head = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, `Host: ${new URL(server.url).host}`, ...headers, '', ''].join('\r\n');
const next = (): string => head('GET /healthz');
const chunked = (bytes: number): string => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n0\r\n\r\n`;

describe('a connection whose body nobody read', () => {
  it.each([
    ['POST /api/login', 413, JSON_TYPE],
    ['POST /api/login', 415, 'Content-Type: text/plain'],
    ['POST /api/ratings', 401, JSON_TYPE],
    ['POST /api/favorites', 401, JSON_TYPE],
    ['POST /api/admin/media', 401, 'Content-Type: image/png'],
    ['POST /api/login', 403, 'Sec-Fetch-Site: cross-site'],
    ['POST /api/nothing', 404, JSON_TYPE],
    ['POST /api/recipes/red-lentil-dal', 405, JSON_TYPE],
    ['POST /api/logout', 200, JSON_TYPE],
    ['POST /recipes', 405, JSON_TYPE],
  ])('answers the next request after %s (%i)', async (line, status, header) => {
    const length = `Content-Length: ${MEGABYTE}`;
    expect(await statusesOn([head(line, header, length), Buffer.alloc(MEGABYTE, 'x'), next()], 2)).toEqual([
      status,
      200,
    ]);
    const coded = [head(line, header, 'Transfer-Encoding: chunked'), chunked(MEGABYTE), next()];
    expect(await statusesOn(coded, 2)).toEqual([status, 200]);
  });

  it('is closed after its answer when more was sent than any call takes', async () => {
    const part = Buffer.from(`${(4 * MEGABYTE).toString(16)}\r\n${'x'.repeat(4 * MEGABYTE)}\r\n`);
    const sent = [head('POST /api/nothing', 'Transfer-Encoding: chunked'), part, part, part];
    expect(await statusesOn(sent, 2)).toEqual([404, expect.stringMatching(/closed|reset/)]);
  });
});
