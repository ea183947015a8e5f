import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALHOST } from '#tests/support/certificates.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startServer } from '#tests/support/server.ts';
import { startSmtp } from '#tests/support/smtp.ts';

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let folder: string;
beforeAll(async () => {
  smtp = await startSmtp({ certificate: LOCALHOST, isSecure: true });
  folder = mkdtempSync(join(tmpdir(), 'plantry-ca-'));
  writeFileSync(join(folder, 'ca.pem'), LOCALHOST.cert);
});
afterAll(async () => {
  await smtp.stop();
  rmSync(folder, { recursive: true });
});

/** A site that has somebody register, with the mail server of a certificate nobody knows. */
async function site(settings: Record<string, string>) {
  const server = await startServer({
    SMTP_URL: `smtps://localhost:${smtp.port}`,
    MAIL_FROM: 'hello@example.org',
    ...settings,
  });
  const { status } = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: 'ada@example.org',
      password: 'seven red lentils',
      firstName: 'Ada',
      lastName: 'Byron',
    }),
  });
  expect(status).toBe(200);
  return server;
}

it('believes a certificate that NODE_EXTRA_CA_CERTS names, and no other', async () => {
  const strict = await site({});
  try {
    await eventually(() => expect(strict.printed()).toMatch(/self.signed certificate/i), 20_000);
    expect(smtp.arrived).toEqual([]);
  } finally {
    await strict.stop();
  }
  const told = await site({ NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') });
  try {
    await eventually(() => expect(smtp.arrived.map(({ to }) => to)).toContain('ada@example.org'), 20_000);
  } finally {
    await told.stop();
  }
});
