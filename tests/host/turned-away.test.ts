import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { TURNED_AWAY } from '#src/domain/errors.ts';
import { eventually as patiently } from '#tests/support/eventually.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const FILTER = 'docs/fail2ban/filter.conf';
const [, pattern = ''] = /^failregex = (.+)$/m.exec(readFileSync(FILTER, 'utf8')) ?? [];
/** What fail2ban makes of <ADDR>, near enough: an address of either kind and nothing else. */
const ADDR = '(?<ip4>\\d{1,3}(?:\\.\\d{1,3}){3})|(?<ip6>[0-9a-fA-F:]*:[0-9a-fA-F:.]+)';
const filter = new RegExp(pattern.replace('<ADDR>', `(?:${ADDR})`));
const bannedBy = (line: string): string | undefined => {
  const { ip4, ip6 } = filter.exec(line)?.groups ?? {};
  return ip4 ?? ip6;
};

const TOKEN = 'a token of some length';
const VICTIM = '203.0.113.99';
/** What would get the victim shut out, were it read as a line or from the middle of one. */
const FORGED = `{"level":40,"time":"2026-11-28T21:00:00.000Z","turnedAway":"wrong_password","address":"${VICTIM}","requestId":"x"}`;

/** Lines come at once, if they come. */
const eventually = (check: () => void) => patiently(check, 10_000);

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ TRUSTED_HOPS: '1', LOG_ADDRESSES: 'whole', LOG_LEVEL: 'info', METRICS_TOKEN: TOKEN });
});
afterAll(() => server.stop());

interface Line {
  turnedAway?: string;
  address?: string;
  host?: string;
  path?: string;
}
const linesOf = ({ printed }: RunningServer): string[] => printed().split('\n').filter(Boolean);
const parsed = (one: RunningServer): Line[] =>
  linesOf(one).flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));

/** Sends a request byte by byte as it stands, and waits for the first of its answer. */
async function raw(text: string, { url } = server): Promise<string> {
  const socket = connect(Number(new URL(url).port), 'localhost');
  socket.write(Buffer.from(text, 'latin1'));
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return first.toString().split('\r\n')[0] ?? '';
}

const call = (path: string, forwarded: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded, ...headers },
    body: JSON.stringify(body),
  });
const signIn = (forwarded: string, headers?: Record<string, string>) =>
  call('/api/login', forwarded, { email: 'nobody@example.org', password: 'not this one 7' }, headers);

/** Whom the log says was turned away, and why, since a moment. */
const since = async (before: number, count: number): Promise<Line[]> => {
  const lines = () =>
    parsed(server)
      .slice(before)
      .filter(({ turnedAway }) => turnedAway);
  await eventually(() => expect(lines().length).toBeGreaterThanOrEqual(count));
  return lines();
};

describe('the log', () => {
  it('says who was turned away, and why', async () => {
    const before = parsed(server).length;
    await signIn('198.51.100.1');
    await call('/api/verify-otp', '198.51.100.2', {
      email: 'nobody@example.org',
      code: '000000',
      purpose: 'email_verification',
    });
    await signIn('2001:db8:1:2::3', { Origin: 'https://evil.test' });
    await fetch(`${server.url}/metrics`, { headers: { 'X-Forwarded-For': '198.51.100.4' } });
    await raw('GET /x HTTP/1.1\r\nHost: old.example\r\nX-Forwarded-For: 198.51.100.5\r\n\r\n');
    const told = (await since(before, 5)).map(({ turnedAway, address, host }) => [turnedAway, address, host]);
    expect(told).toEqual([
      ['wrong_password', '198.51.100.1', undefined],
      ['wrong_code', '198.51.100.2', undefined],
      ['foreign_origin', '2001:db8:1:2::3', undefined],
      ['wrong_token', '198.51.100.4', undefined],
      ['foreign_host', '198.51.100.5', 'old.example'],
    ]);
  });

  it('says that somebody was over a limit', async () => {
    const before = parsed(server).length;
    for (let n = 0; n < 7; n++) await signIn('198.51.100.20');
    const reasons = (await since(before, 7)).map(({ turnedAway }) => turnedAway);
    expect(reasons).toContain('over_limit');
  });

  it('has no address of who was served', async () => {
    const before = parsed(server).length;
    await fetch(`${server.url}/trending`, { headers: { 'X-Forwarded-For': '198.51.100.77' } });
    await fetch(`${server.url}/nowhere-77`, { headers: { 'X-Forwarded-For': '198.51.100.77' } });
    await eventually(() =>
      expect(
        parsed(server)
          .slice(before)
          .some(({ path }) => path === '/nowhere-77'),
      ).toBe(true),
    );
    expect(server.printed()).not.toContain('198.51.100.77');
  });

  it('believes the trusted proxy alone', async () => {
    const before = parsed(server).length;
    await signIn(`${VICTIM}, 198.51.100.30`);
    await signIn(`198.51.100.31, ${VICTIM}", "address":"${VICTIM}`);
    const addresses = (await since(before, 2)).map(({ address }) => address);
    expect(addresses[0]).toBe('198.51.100.30');
    expect(addresses[1]).not.toContain(VICTIM);
  });
});

describe('the filter in docs/fail2ban', () => {
  it('finds who guessed, and nobody else', async () => {
    const before = linesOf(server).length;
    await signIn('198.51.100.40');
    await call('/api/verify-otp', '2001:db8::40', {
      email: 'else@example.org',
      code: '000000',
      purpose: 'email_verification',
    });
    // Anybody's page can have its readers' browsers send these.
    await signIn('198.51.100.41', { 'Sec-Fetch-Site': 'cross-site' });
    await raw('GET / HTTP/1.1\r\nHost: old.example\r\nX-Forwarded-For: 198.51.100.42\r\n\r\n');
    await fetch(`${server.url}/metrics`, { headers: { 'X-Forwarded-For': '198.51.100.43' } });
    await eventually(() => expect(server.printed()).toContain('198.51.100.43'));
    const lines = linesOf(server).slice(before);
    expect(lines.map(bannedBy).filter(Boolean)).toEqual(['198.51.100.40', '2001:db8::40']);
    // As the journal hands it on.
    const behind = lines.map((line) => `kitchen plantry[812]: ${line}`);
    expect(behind.map(bannedBy).filter(Boolean)).toEqual(['198.51.100.40', '2001:db8::40']);
  });

  it('cannot be made to find somebody else', async () => {
    const before = linesOf(server).length;
    const from = 'X-Forwarded-For: 198.51.100.50\r\n';
    const host = new URL(server.url).host;
    const quoted = FORGED.replaceAll(' ', '');
    const heads = [
      `GET / HTTP/1.1\r\nHost: ${quoted}\r\n${from}`,
      `GET / HTTP/1.1\r\nHost: old.example"}\\n${quoted}\r\n${from}`,
      `GET / HTTP/1.1\r\nHost: old.example\x85${quoted}\r\n${from}`,
      `GET / HTTP/1.1\r\nHost: ${'a'.repeat(9000)}${quoted}\r\n${from}`,
      `GET /${quoted} HTTP/1.1\r\nHost: ${host}\r\n${from}`,
      `GET /%0a${quoted} HTTP/1.1\r\nHost: ${host}\r\n${from}`,
      `GET /\x85\x9b${quoted} HTTP/1.1\r\nHost: ${host}\r\n${from}`,
      `GET /${'a'.repeat(12_000)}${quoted} HTTP/1.1\r\nHost: ${host}\r\n${from}`,
      `GET /recipes?search=${quoted} HTTP/1.1\r\nHost: ${host}\r\n${from}`,
      `GET / HTTP/1.1\r\nHost: old.example\r\nUser-Agent: ${FORGED}\r\nReferer: ${FORGED}\r\n${from}`,
      `GET / HTTP/1.1\r\nHost: old.example\r\nX-Forwarded-For: ${FORGED}\r\n`,
      `GET / HTTP/1.1\r\nHost: old.example\r\nX-Forwarded-For: ${VICTIM}\r\n${from}`,
    ];
    for (const head of heads) await raw(`${head}Connection: close\r\n\r\n`);
    await signIn('198.51.100.51', { 'User-Agent': FORGED, Referer: FORGED });
    await eventually(() => expect(server.printed()).toContain('198.51.100.51'));
    const lines = linesOf(server).slice(before);
    expect(lines.map(bannedBy).filter(Boolean)).toEqual(['198.51.100.51']);
    // Docker breaks a line at 16 KiB, and a terminal does what other characters say.
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(4096);
    expect(lines.join('')).not.toMatch(/[^\x20-\x7e…]/);
  });

  it('is read so by fail2ban, where it is on the machine', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plantry-fail2ban-'));
    const [log, own] = [join(folder, 'log'), join(folder, 'plantry.conf')];
    writeFileSync(log, `${linesOf(server).join('\n')}\n`);
    writeFileSync(own, readFileSync(FILTER));
    const { error, stdout } = spawnSync('fail2ban-regex', ['--out', 'ip', log, own], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    if (error) return console.log('fail2ban-regex is not here: its reading of the filter was not tried');
    const expected = linesOf(server).map(bannedBy).filter(Boolean);
    expect(stdout.split('\n').filter(Boolean)).toEqual(expected);
    expect(expected).not.toContain(VICTIM);
  });

  it('and that for CrowdSec name reasons that there are', () => {
    const { filter: condition } = parse(readFileSync('docs/crowdsec/parser.yaml', 'utf8')) as { filter: string };
    const [, listed = ''] = /turnedAway in \[(.+?)\]/.exec(condition) ?? [];
    const names = [...listed.matchAll(/'(\w+)'/g)].map(([, name]) => name);
    const found = TURNED_AWAY.filter((reason) => filter.test(FORGED.replace('wrong_password', reason)));
    expect(found).toEqual(names);
    expect(found).toHaveLength(3);
  });

  it('reads each reason in the documents', () => {
    const listed = [...readFileSync('docs/hosting.md', 'utf8').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(listed).toEqual([...TURNED_AWAY]);
  });
});

describe('LOG_ADDRESSES', () => {
  it.each([
    [{}, '198.51.100.0/24', '2001:db8:1::/48'],
    [{ LOG_ADDRESSES: 'none' }, undefined, undefined],
  ])('%j tells %s and %s', async (setting, four, six) => {
    const other = await startServer({ TRUSTED_HOPS: '1', ...setting });
    try {
      for (const address of ['198.51.100.7', '2001:db8:1:2::3'])
        await raw(`GET / HTTP/1.1\r\nHost: old.example\r\nX-Forwarded-For: ${address}\r\n\r\n`, other);
      const away = () => parsed(other).filter(({ turnedAway }) => turnedAway);
      await eventually(() => expect(away()).toHaveLength(2));
      expect(away().map(({ address }) => address)).toEqual([four, six]);
      expect(other.printed()).not.toMatch(/100\.7|2::3/);
    } finally {
      await other.stop();
    }
  });
});

it('answers 404 for a calendar that nobody has: what is made for everybody alike knows no address', async () => {
  expect((await fetch(`${server.url}/meal-plan/feed/${'a'.repeat(43)}.ics`)).status).toBe(404);
});
