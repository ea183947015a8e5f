import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { DIST, isBuilt } from '#scripts/build/site.ts';
import { connect } from '#src/db/connection.ts';
import { PROGRAM_SCHEMA } from '#src/db/schema-version.ts';
import { readBuildInfo } from '#src/server/host/build/build-info.ts';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/free-port.ts';
import { untilReady } from '#tests/support/readiness.ts';
import { DATABASE_FILE } from '#tests/support/template.ts';

/** Milliseconds, against a site that never starts: some tests here start two, each of which makes its pages first. */
const HANGING = 900_000;

const folder = mkdtempSync(join(tmpdir(), 'plantry-start-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** DATA_DIR of which nothing is there yet, not even the folder around it. */
const missing = (): string => join(mkdtempSync(join(folder, 'data-')), 'not/there');
/** A DATA_DIR with the catalogue. */
function prepared(): string {
  const dataDir = mkdtempSync(join(folder, 'prepared-'));
  cpSync(inject('template'), join(dataDir, DATABASE_FILE));
  return dataDir;
}

/** One that this build has prepared. */
function ready(): string {
  const dataDir = prepared();
  writeFileSync(join(dataDir, 'prepared-by'), readBuildInfo(DIST).id, { mode: 0o600 });
  return dataDir;
}

interface Started {
  url: string;
  process: ChildProcess;
  printed(): string;
}

let running: Started | undefined;
afterEach(async () => {
  if (running?.process.exitCode === null) {
    running.process.kill('SIGTERM');
    await once(running.process, 'exit');
  }
  running = undefined;
});

interface Starting extends Record<string, string | undefined> {
  DATA_DIR: string;
}

/** `npm start`, without npm. */
async function start(settings: Starting): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'warn', STOP_SECONDS: '200', ...settings },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  running = { url: `http://localhost:${port}`, process: child, printed: () => said.join('') };
  return running;
}

/** Starts a site and waits until it can serve. */
async function site(settings: Starting): Promise<Started> {
  const started = await start(settings);
  await untilReady(`${started.url}/readyz`, started.process, started.printed);
  return started;
}

/** What a start that ends by itself says; without empty lines. */
async function refusal(settings: Starting): Promise<string> {
  const started = await start(settings);
  const [code] = await once(started.process, 'close');
  expect(code).toBe(1);
  return started.printed().trim();
}

/** Everything under a folder, itself included, that others may do something with. */
const open = (root: string): string[] =>
  [root, ...readdirSync(root, { recursive: true }).map((name) => join(root, String(name)))].filter(
    // What is removed meanwhile is open to nobody.
    (path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077,
  );

describe('npm start', { timeout: HANGING }, () => {
  beforeAll(() => {
    // It would build anew under the other tests.
    if (!isBuilt()) throw new Error('The build is not of these sources: npm run build');
  });

  it('works with a DATA_DIR that is not there, and again when that was deleted; nobody else may read what it makes', async () => {
    const dataDir = missing();
    for (let turn = 0; turn < 2; turn++) {
      const { url, process: child, printed } = await site({ DATA_DIR: dataDir });
      const answer = await fetch(`${url}/recipes/red-lentil-dal`);
      // Made before anybody asked.
      expect(answer.headers.get('x-cache')).toBe('HIT');
      expect(printed()).toContain('The first administrator');
      const registered = await fetch(`${url}/api/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          firstName: 'Ada',
          lastName: 'Bean',
          email: 'ada@example.org',
          password: 'a long and quiet evening',
        }),
      });
      expect(registered.status, await registered.text()).toBeLessThan(300);
      await eventually(() => expect(readdirSync(join(dataDir, 'outbox')).length).toBeGreaterThan(0));
      expect(open(dataDir)).toEqual([]);
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true });
    }
  });

  it('closes a DATA_DIR and a database that others could read', async () => {
    const dataDir = ready();
    chmodSync(dataDir, 0o755);
    chmodSync(join(dataDir, DATABASE_FILE), 0o644);
    await site({ DATA_DIR: dataDir });
    expect(open(dataDir)).toEqual([]);
  });

  it('gives data that another build has prepared the texts of this one, once', async () => {
    const dataDir = prepared();
    const client = connect({ url: `file:${join(dataDir, DATABASE_FILE)}` });
    const titles = async () =>
      (await client.execute("select title from recipes where id = 'red-lentil-dal'")).rows.map(({ title }) => title);
    const [title] = await titles();
    await client.execute("update recipes set title = 'An older text' where id = 'red-lentil-dal'");
    const { process: child, printed } = await site({ DATA_DIR: dataDir });
    expect(await titles()).toEqual([title]);
    expect(printed()).toContain('1 recipes with a newer text');
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect((await site({ DATA_DIR: dataDir })).printed()).not.toContain('Preparing the database');
    client.close();
  });

  it('removes what older builds and killed processes left, and makes the search index of its own', async () => {
    const dataDir = ready();
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    const left = ['pages/0123456789abcdef/00', `search/draft-1-${ended}`, 'search/1-1', 'pages/drafts'];
    for (const name of left) mkdirSync(join(dataDir, name), { recursive: true });
    writeFileSync(join(dataDir, 'pages/drafts', `${ended}-1`), 'a part');
    const facts = { seq: 1e9, database: 0, recipes: 1 };
    writeFileSync(join(dataDir, 'search/1-1/facts.json'), JSON.stringify(facts));
    writeFileSync(join(dataDir, 'search/1-1/pagefind.js'), 'of an older build');
    const { url } = await site({ DATA_DIR: dataDir });
    await eventually(async () => {
      const script = await fetch(`${url}/pagefind/pagefind.js`);
      expect(script.status).toBe(200);
      expect(await script.text()).not.toBe('of an older build');
    });
    for (const name of left.slice(0, 3)) expect(existsSync(join(dataDir, name)), name).toBe(false);
    expect(readdirSync(join(dataDir, 'pages/drafts'))).not.toContain(`${ended}-1`);
  });
});

describe('a start that cannot work says in one sentence why', { timeout: HANGING }, () => {
  /** One line, that names what is meant and no more than that. */
  const expectSentence = (text: string, ...parts: string[]): void => {
    for (const part of parts) expect(text).toContain(part);
    expect(text.split('\n')).toHaveLength(1);
    expect(text).not.toMatch(/Failed query|^\s+at /m);
  };

  it('of a database newer than the program, with both versions', async () => {
    const dataDir = prepared();
    const client = connect({ url: `file:${join(dataDir, DATABASE_FILE)}` });
    const args = [PROGRAM_SCHEMA.madeAt + 1];
    await client.execute({ sql: "insert into __drizzle_migrations (hash, created_at) values ('', ?)", args });
    client.close();
    const { number } = PROGRAM_SCHEMA;
    expectSentence(await refusal({ DATA_DIR: dataDir }), `schema ${number + 1} `, `none after ${number} `);
  });

  it('of an unfinished restore', async () => {
    const dataDir = prepared();
    writeFileSync(join(dataDir, 'restore-unfinished.json'), '');
    rmSync(join(dataDir, DATABASE_FILE));
    expectSentence(await refusal({ DATA_DIR: dataDir }), dataDir, 'npm run restore -- --undo');
    expect(existsSync(join(dataDir, DATABASE_FILE))).toBe(false);
  });

  it('of files of a site without its database', async () => {
    const dataDir = missing();
    mkdirSync(join(dataDir, 'media/ab'), { recursive: true });
    expectSentence(await refusal({ DATA_DIR: dataDir }), join(dataDir, 'media'), 'Bring its database back');
    expect(existsSync(join(dataDir, DATABASE_FILE))).toBe(false);
  });

  it('of a port that is taken, before it prepares anything', async () => {
    const { url } = await site({ DATA_DIR: ready() });
    const { port } = new URL(url);
    const first = running;
    const dataDir = missing();
    expectSentence(await refusal({ DATA_DIR: dataDir, PORT: port }), `Port ${port} on localhost is taken`);
    expect(existsSync(dataDir)).toBe(false);
    running = first;
  });

  it('of a database that another start is still preparing', async () => {
    const dataDir = missing();
    const first = await start({ DATA_DIR: dataDir });
    await eventually(() => expect(existsSync(join(dataDir, `${DATABASE_FILE}-served`))).toBe(true));
    expectSentence(await refusal({ DATA_DIR: dataDir }), 'Another process already serves', DATABASE_FILE);
    running = first;
    await untilReady(`${first.url}/readyz`, first.process, first.printed);
  });

  it('of a database server that is away', async () => {
    const DATABASE_URL = `http://127.0.0.1:${await freePort()}`;
    const text = await refusal({ DATA_DIR: missing(), DATABASE_URL, DATABASE_AUTH_TOKEN: 'her-secret' });
    expectSentence(text, new URL(DATABASE_URL).host, 'DATABASE_URL');
    expect(text).not.toContain('her-secret');
  });

  it('of a folder it may not write to', async () => {
    // Root may write to any folder of a disk, and to none of the kernel's.
    const isRoot = process.getuid?.() === 0;
    const dataDir = isRoot ? '/sys/kernel' : prepared();
    if (!isRoot) chmodSync(dataDir, 0o555);
    expectSentence(await refusal({ DATA_DIR: join(dataDir, 'deeper') }), dataDir, 'DATA_DIR');
    if (!isRoot) {
      expectSentence(await refusal({ DATA_DIR: dataDir }), dataDir, 'DATA_DIR');
      chmodSync(dataDir, 0o755);
    }
  });

  it.each([
    [
      'no database',
      () => Buffer.from('This is no database, but it is long enough to be asked whether it is one.'.repeat(20)),
    ],
    ['damaged', (whole: Buffer) => Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length - 100, 0xa5)])],
  ])('of a file that is %s', async (_, damage) => {
    const dataDir = prepared();
    const file = join(dataDir, DATABASE_FILE);
    writeFileSync(file, damage(readFileSync(file)));
    expectSentence(await refusal({ DATA_DIR: dataDir }), file, 'npm run restore');
  });

  it('of a damaged file, with the backup to restore where there is one', async () => {
    const dataDir = prepared();
    writeFileSync(join(dataDir, DATABASE_FILE), 'This is no database.'.repeat(100));
    expectSentence(await refusal({ DATA_DIR: dataDir }), 'npm run restore -- FOLDER');
    mkdirSync(join(dataDir, 'backups/plantry-20261123T030000Z'), { recursive: true });
    expectSentence(await refusal({ DATA_DIR: dataDir }), 'npm run restore -- latest');
  });

  it('of a public address with a query', async () => {
    const text = await refusal({ DATA_DIR: missing(), SITE_URL: 'https://plantry.example/?from=mail' });
    expect(text).toMatch(/^These settings are wrong \(see \.env\.example\):\n {2}SITE_URL: an address without a query/);
    expect(text.split('\n')).toHaveLength(2);
  });

  it('of a full disk, when it would copy the database before bringing it up to date', async () => {
    const dataDir = prepared();
    const file = join(dataDir, DATABASE_FILE);
    const client = connect({ url: `file:${file}` });
    await client.execute(`delete from __drizzle_migrations where created_at = ${PROGRAM_SCHEMA.madeAt}`);
    await client.execute('drop table ai_usage');
    client.close();
    const half = String(Math.floor(statSync(file).size / 1024));
    const limited = ['-c', 'ulimit -f "$1" && shift && exec "$@"', 'sh', half, process.execPath, 'scripts/seed.ts'];
    const { status, stderr } = spawnSync('sh', limited, {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expectSentence(stderr.trim(), `${file}.before-schema-`, 'Make room');
    expect(readdirSync(dataDir).filter((name) => name.includes('before'))).toEqual([]);
  });
});
