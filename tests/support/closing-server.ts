import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export type Closing = 'end' | 'reset';

export interface ClosingServer {
  url: string;
  /** Requests that it answered. */
  answered: number;
  stop(): void;
}

/**
 * A server that keeps a connection after its answer, as its headers say, and closes it just as the next request arrives,
 * which it does not read: as one whose time for a quiet connection ends in that moment.
 */
export async function startClosingServer(
  closing: Closing,
  answerTo: (request: string) => object,
): Promise<ClosingServer> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    let isKept = false;
    let heard = '';
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.on('data', (bytes) => {
      if (isKept) return closing === 'end' ? void socket.end() : void socket.resetAndDestroy();
      heard += bytes;
      if (!isWhole(heard)) return;
      isKept = true;
      self.answered++;
      const body = JSON.stringify(answerTo(heard));
      const head = ['HTTP/1.1 200 OK', 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const self: ClosingServer = {
    url: `http://127.0.0.1:${port}`,
    answered: 0,
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
  return self;
}

function isWhole(request: string): boolean {
  const [head = '', body] = request.split('\r\n\r\n', 2);
  if (body === undefined) return false;
  if (/^transfer-encoding: chunked$/im.test(head)) return request.endsWith('0\r\n\r\n');
  return Buffer.byteLength(body) >= Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
}
