import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '#src/db/connection.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { DATABASE_FILE } from '#tests/support/template.ts';

const folder = mkdtempSync(join(tmpdir(), 'plantry-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));
const missing = (): string => join(mkdtempSync(join(folder, 'data-')), 'not/there');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Said {
  code: number;
  printed: string;
  /** The line about something, with its mark: "✓ 4321 on localhost is free". */
  about(what: string): string;
}

async function run(script: string, args: string[], settings: Record<string, string>): Promise<Said> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: String(await freePort()), ...settings },
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const printed = out + err;
  return {
    code,
    printed,
    about(what) {
      const line = printed.split('\n').find((each) => each.slice(2).startsWith(what)) ?? '';
      return `${line.slice(0, 1)} ${line.slice(2 + what.length).trim()}`;
    },
  };
}
const doctor = (settings: Record<string, string>) => run('scripts/doctor.ts', [], settings);

/** A server of somebody else's, or a proxy; its port. */
async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A proxy that hands on what it is asked, under the name it was asked for or another. */
const proxyTo = (url: string, name?: string, forwarded?: string): Server =>
  createServer((asked, answer) => {
    const headers = {
      ...asked.headers,
      ...(name && { host: name }),
      ...(forwarded && { 'x-forwarded-for': forwarded }),
    };
    asked.pipe(
      request(`${url}${asked.url}`, { method: asked.method, headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      }),
    );
  });

describe('npm run doctor', { timeout: 120_000 }, () => {
  it('finds a first start without anything wrong, and makes nothing', async () => {
    const dataDir = missing();
    const { code, printed, about } = await doctor({ DATA_DIR: dataDir });
    expect(code, printed).toBe(0);
    expect(about('Data folder')).toBe(`✓ ${dataDir}, which the first start makes`);
    expect(about('Database')).toMatch(/^✓ .*nothing in it yet/);
    expect(about('Mail')).toMatch(/^! no mail leaves this machine/);
    expect(printed).toMatch(/12 fine, 1 to look at, 0 in the way/);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('says of every setting that cannot be read what it should be', async () => {
    const { code, printed } = await doctor({ DATA_DIR: missing(), PORT: 'http', SITE_URL: 'recipes.example' });
    expect(code).toBe(1);
    expect(printed).toContain('PORT: a number');
    expect(printed).toContain('SITE_URL: an address');
  });

  it('says all that is in the way of a start at once', async () => {
    const port = await listening(createServer((_, answer) => answer.end('somebody else')));
    const dataDir = mkdtempSync(join(folder, 'data-'));
    writeFileSync(join(dataDir, DATABASE_FILE), 'This is no database.'.repeat(100));
    writeFileSync(join(folder, 'a-file'), '');
    const settings = { DATA_DIR: dataDir, PORT: String(port), BACKUP_DIR: join(folder, 'a-file/backups') };
    const { code, about } = await doctor(settings);
    expect(code).toBe(1);
    expect(about('Port')).toMatch(/^✗ Port \d+ on localhost is taken/);
    expect(about('Database')).toMatch(/^✗ .* is damaged/);
    expect(about('Backups')).toMatch(/^✗ No backup can be put into .*a-file.*BACKUP_DIR/);
    // So does a start, before it builds or prepares anything.
    const start = await run('scripts/start.ts', [], settings);
    expect(start.code).toBe(1);
    for (const said of ['is taken', 'is damaged', 'No backup can be put into']) expect(start.printed).toContain(said);
  });

  it('says that a database is another program’s, and that an open one has lost its last changes', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    const client = connect({ url: `file:${join(dataDir, DATABASE_FILE)}` });
    await client.execute('create table users (name text)');
    client.close();
    expect((await doctor({ DATA_DIR: dataDir })).about('Database')).toMatch(/^✗ .*another program's/);
    cpSync(inject('template'), join(dataDir, DATABASE_FILE));
    writeFileSync(join(dataDir, `${DATABASE_FILE}-shm`), '');
    expect((await doctor({ DATA_DIR: dataDir })).about('Database')).toMatch(/^! .*-wal is gone/);
  });

  it('has words for links that lead nowhere and folders that take nothing', async () => {
    const link = join(folder, 'a-link');
    symlinkSync(join(folder, 'nowhere'), link);
    const { code, printed, about } = await doctor({ DATA_DIR: link, BACKUP_DIR: '/proc/backups' });
    expect(code).toBe(1);
    expect(about('Data folder')).toBe(
      `✗ ${link} is in the way: it is no folder. Move it away, or set DATA_DIR to another folder.`,
    );
    expect(about('Backups')).toMatch(/^✗ No backup can be put into \/proc\/backups/);
    expect(printed).not.toMatch(/^\s+at /m);
  });

  it.skipIf(process.getuid?.() !== 0)('names what of the data folder is somebody else’s', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    mkdirSync(join(dataDir, 'pages'));
    chownSync(join(dataDir, 'pages'), 4321, 4321);
    expect((await doctor({ DATA_DIR: dataDir })).about('Data folder')).toMatch(/^! .*pages belongs to .* 4321/);
  });

  it.each([
    [{ TZ: 'Mars/Olympus' }, 'Clock', 'no time zone'],
    [{ SITE_ULR: 'https://recipes.example' }, 'Names of settings', 'Did you mean SITE_URL?'],
    [{ SITE_URL: 'https://recipes.example' }, 'Address', 'TRUSTED_HOPS is 0'],
    [{ SITE_URL: 'http://recipes.example' }, 'Address', 'not encrypted'],
    [{ HOST: '0.0.0.0' }, 'Address', 'Set SITE_URL to what people type'],
    [{ BACKUP_HOUR: 'off' }, 'Backups', 'makes no backups'],
    [{ SMTP_URL: 'smtp://127.0.0.1:1' }, 'Mail', '127.0.0.1:1'],
    [{ RESEND_API_KEY: 're_1', SITE_URL: 'https://recipes.example' }, 'Sender of mails', 'MAIL_FROM is not set'],
  ])('warns with %j', async (settings, what, words) => {
    const { code, about, printed } = await doctor({ DATA_DIR: missing(), ...settings });
    expect(code, printed).toBe(0);
    expect(about(what)).toMatch(/^!/);
    expect(about(what)).toContain(words);
  });

  it.each([
    ['let-me-in', '✓ the mail server'],
    ['wrong', '! The mail server'],
  ])('signs in to the mail server with the password %s', async (password, begins) => {
    const smtp = await startSmtp({ account: { user: 'site', password: 'let-me-in' } });
    closing.push(() => smtp.stop());
    const SMTP_URL = `smtp://site:${password}@localhost:${smtp.port}?starttls=never`;
    const { about } = await doctor({ DATA_DIR: missing(), SMTP_URL });
    expect(about('Mail')).toMatch(new RegExp(`^${begins}`));
    expect(smtp.arrived).toEqual([]);
  });
});

describe('beside a running site', { timeout: 120_000 }, () => {
  let site: RunningServer;
  let throughProxy: string;
  let proxy: Server;
  beforeAll(async () => {
    const port = await freePort();
    throughProxy = `http://127.0.0.1:${port}`;
    site = await startServer({ SITE_URL: throughProxy, ADMIN_EMAIL: 'root@example.org' });
    proxy = proxyTo(site.url, new URL(throughProxy).host);
    proxy.listen(port, '127.0.0.1');
  });
  afterAll(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await site.stop();
  });
  const settings = (more: Record<string, string> = {}) => ({
    DATA_DIR: site.folder,
    PORT: new URL(site.url).port,
    SITE_URL: throughProxy,
    ...more,
  });

  it('knows that it is the site which has the port, and that its address leads there', async () => {
    const { code, about, printed } = await doctor(settings());
    expect(code, printed).toBe(0);
    expect(about('Port')).toContain('where a site of this program answers');
    expect(about('Proxy')).toBe(`✓ ${throughProxy} leads here`);
  });

  it('sees a proxy that asks for another name, and an address where nobody listens', async () => {
    const other = await listening(proxyTo(site.url, 'upstream.internal'));
    expect((await doctor(settings({ SITE_URL: `http://localhost:${other}` }))).about('Proxy')).toMatch(
      /^! the proxy asks this site for another name than localhost:\d+/,
    );
    const nobody = await freePort();
    expect((await doctor(settings({ SITE_URL: `http://localhost:${nobody}` }))).about('Proxy')).toMatch(
      /^! .*nothing listens/,
    );
  });

  it.each([
    ['1', 0, 'nothing in front of the site says who asks'],
    ['2', 1, 'TRUSTED_HOPS=1'],
    ['1', 2, 'TRUSTED_HOPS=2'],
  ])('sees that TRUSTED_HOPS=%s is not the %i proxies that name who asks', async (hops, named, words) => {
    const entries = Array.from({ length: named }, (_, at) => `192.0.2.${at + 1}`).join(', ');
    const other = await listening(proxyTo(site.url, new URL(throughProxy).host, entries || undefined));
    const { about } = await doctor(settings({ SITE_URL: `http://localhost:${other}`, TRUSTED_HOPS: hops }));
    expect(about('Proxy')).toMatch(/^! TRUSTED_HOPS/);
    expect(about('Proxy')).toContain(words);
  });

  it('says that ADMIN_EMAIL is another than the administrator there is, and lets that one in again', async () => {
    const { about } = await doctor(settings({ ADMIN_EMAIL: 'new@example.org' }));
    expect(about('Administrator')).toContain('npm run user -- reset root@example.org');
    expect((await doctor(settings({ ADMIN_EMAIL: 'Root@example.org' }))).about('Administrator')).toBe(
      '✓ root@example.org',
    );
    const { code, printed } = await run('scripts/user.ts', ['reset', 'root@example.org'], settings());
    expect(code, printed).toBe(0);
    const [, password] = /temporary password: (\S+)/.exec(printed) ?? [];
    const answer = await fetch(`${throughProxy}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'root@example.org', password }),
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await answer.json()).toMatchObject({ user: { role: 'admin', requiresPasswordChange: true } });
  });

  it.each([
    [['reset', 'nobody@example.org'], 'There is no account of nobody@example.org. Administrators: root@example.org.'],
    [['reset'], 'Usage'],
    [['delete', 'root@example.org'], 'Usage'],
  ])('npm run user -- %j changes nothing', async (args, words) => {
    const { code, printed } = await run('scripts/user.ts', args, settings());
    expect(code).toBe(1);
    expect(printed).toContain(words);
  });
});

it('leaves a folder without accounts alone that is not the site’s', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  cpSync(inject('template'), join(dataDir, DATABASE_FILE));
  const { code, printed } = await run('scripts/user.ts', ['reset', 'root@example.org'], { DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(printed).toContain('Administrators: none');
});
