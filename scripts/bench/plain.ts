import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/**
 * The least a Node.js server can do: one constant body with the headers a page of ours has. What ours reaches beside it
 * shows how much of the distance to nginx is Node.js itself.
 */
export async function startPlain(page: Response): Promise<{ url: string; stop(): Promise<void> }> {
  const body = gzipSync(await page.text(), { level: 9 });
  const ours = [...page.headers].filter(([name]) => !OF_THE_CONNECTION.has(name));
  const headers = [...ours, ['Content-Encoding', 'gzip'], ['Content-Length', String(body.length)]].flat();
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const OF_THE_CONNECTION = new Set(['connection', 'content-encoding', 'content-length', 'date', 'keep-alive']);
