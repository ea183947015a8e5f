import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { afterAll, afterEach, beforeEach, expect, inject, vi } from 'vitest';

/** Each test file has a DATA_DIR of its own and nothing of this machine's settings, set before any module reads them. */
const folder = mkdtempSync(join(tmpdir(), 'plantry-test-'));
const OWN =
  /^(?:DATABASE_|ADMIN_|SECRET_|OIDC_|MAIL_|RESEND_|SMTP_|BACKUP_|METRICS_|STRIPE_|OPENAI_|GEMINI_|AI_|SOCIAL_|OPERATOR_|SITE_|PORT$|HOST$|TRUSTED_|ALLOWED_)/;
for (const name of Object.keys(process.env)) if (OWN.test(name)) delete process.env[name];
Object.assign(process.env, { NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** With TEST_DATABASE=remote the same tests work on a libSQL server instead of a file: each file of tests on its own. */
if (process.env.TEST_DATABASE === 'remote') {
  const { startSqld } = await import('./sqld.ts');
  const server = await startSqld({ from: inject('template') });
  process.env.DATABASE_URL = server.url;
  afterAll(server.stop);
}

/** An error nobody expected on the console fails the test; one that is expected is mocked in the test itself. */
const complaints: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => complaints.push(format(...args)));
});
afterEach(() => {
  expect(complaints.splice(0), 'unexpected console.error').toEqual([]);
});
