import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listen } from '#src/server/host/node/listen.ts';

const folder = mkdtempSync(join(tmpdir(), 'plantry-dev-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What `npm run dev` says that refuses to start; it ends by itself. */
function refusal(settings: Record<string, string>): string {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/dev.ts'], {
    encoding: 'utf8',
    // Against one that hangs: it is killed, and has no status then.
    timeout: 50_000,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...settings },
  });
  expect(status, stderr).toBe(1);
  return stderr.trim();
}

it('npm run dev refuses what npm start refuses', () => {
  expect(refusal({ DATA_DIR: '/proc/plantry' })).toContain('may not write to /proc. Give the user');
  const file = join(folder, 'notes');
  writeFileSync(file, 'of somebody');
  expect(refusal({ DATA_DIR: join(file, 'of/data') })).toContain(`${file} is in the way`);
});

it('npm run dev names the command it was started with when its port is taken', async () => {
  const server = createServer();
  await listen(server, { host: 'localhost', port: 0 });
  const { port } = server.address() as AddressInfo;
  expect(refusal({ PORT: String(port) })).toContain('choose another: PORT=4322 npm run dev');
  await new Promise((resolve) => server.close(resolve));
});
