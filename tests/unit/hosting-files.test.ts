import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BODY_LIMIT } from '#src/server/host/bounds/body-limit.ts';
import { LOCALHOST } from '#tests/support/certificates.ts';

/** What whoever runs a site copies, read by what reads it there, or by the nearest that comes with npm (docs/decisions/0087). */
const textOf = (file: string): string => readFileSync(file, 'utf8');
/** A file with a mistake in it; a test that would not notice one proves nothing. */
function broken(file: string, from: string, to: string): string {
  const text = textOf(file);
  expect(text).toContain(from);
  return text.replace(from, to);
}

describe.each(['compose.yaml', 'compose.libsql.yaml'])('%s', (file) => {
  // The official schema, which dclint brings along.
  const isCompose = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
    JSON.parse(
      textOf('node_modules/dclint/schemas/compose.schema.json').replace(
        'https://json-schema.org/draft-07/schema',
        'http://json-schema.org/draft-07/schema#',
      ),
    ) as object,
  );
  const mistakesIn = (text: string): string[] => {
    isCompose(parse(text, { merge: true }));
    return (isCompose.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };

  it('keeps the Compose specification’s schema', () => {
    expect(mistakesIn(textOf(file))).toEqual([]);
  });

  it.each([
    ['read_only: true', 'readonly: true'],
    ['condition: service_healthy', 'condition: healthy'],
    ['expose: ["4321"]', 'expose: { port: 4321 }'],
    ['stop_grace_period: 30s', 'stop_grace_period: [30]'],
    ['\nvolumes:', '\nvolume:'],
  ])('would not with %j as %j', (from, to) => {
    expect(mistakesIn(broken(file, from, to))).not.toEqual([]);
  });
});

describe('the Dockerfile', () => {
  const mistakesIn = (text: string): string[] =>
    validate(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`);

  it('has nothing that a linter would tell of', () => {
    expect(mistakesIn(textOf('Dockerfile'))).toEqual([]);
  });

  it.each([
    ['\nUSER 1000:1000', '\nUSR 1000:1000'],
    ['\nEXPOSE 4321', '\nEXPOSE 4321x'],
    ['\nWORKDIR /app', '\nWORKDIR'],
    ['--start-period=3m', '--start-period=3'],
    ['--from=build', '--frm=build'],
  ])('would have with %j as %j', (from, to) => {
    expect(mistakesIn(broken('Dockerfile', from, to))).not.toEqual([]);
  });
});

describe('docs/nginx.conf', () => {
  /** What nginx says of it, with a certificate that is there; `null` where there is no nginx. */
  function saidByNginx(text: string): string | null {
    const folder = mkdtempSync(join(tmpdir(), 'plantry-nginx-'));
    writeFileSync(join(folder, 'cert.pem'), LOCALHOST.cert);
    writeFileSync(join(folder, 'key.pem'), LOCALHOST.key);
    const own = text
      .replace(/ssl_certificate .+;/, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/ssl_certificate_key .+;/, `ssl_certificate_key ${folder}/key.pem;`)
      .replaceAll(/listen (\[::\]:)?(80|443)/g, (_, six = '', port) => `listen ${six}${Number(port) + 20_000}`);
    writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${own}\n}`);
    const { error, stderr } = spawnSync('nginx', ['-t', '-q', '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    return error ? null : stderr.replaceAll(/.*\[warn\].*deprecated.*\n/g, '');
  }
  const conf = textOf('docs/nginx.conf');
  const hasNginx = saidByNginx(conf) !== null;
  if (!hasNginx) console.log('nginx is not here: it has not looked at docs/nginx.conf');

  it('takes bodies and addresses as large as the site does', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(conf) ?? [];
    expect(Number(megabytes) * 1024 ** 2).toBeGreaterThan(BODY_LIMIT);
    for (const header of ['Host $http_host', 'X-Forwarded-For $proxy_add_x_forwarded_for'])
      expect(conf).toContain(`proxy_set_header ${header};`);
  });

  it.skipIf(!hasNginx)('is as nginx wants it, and not with a mistake', () => {
    expect(saidByNginx(conf)).toBe('');
    expect(saidByNginx(conf.replace('proxy_read_timeout', 'proxy_reed_timeout'))).not.toBe('');
    expect(saidByNginx(conf.replace('"";', '""'))).not.toBe('');
  });
});

describe('the systemd unit', () => {
  const UNIT = 'docs/plantry.service';
  /** What systemd says of it, with a program that is on this machine; `null` where there is no systemd. */
  function saidBySystemd(text: string): string | null {
    const folder = mkdtempSync(join(tmpdir(), 'plantry-unit-'));
    const file = join(folder, 'plantry.service');
    writeFileSync(file, text.replace('/opt/plantry/node_modules/.bin/node', process.execPath));
    const { error, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    return error ? null : stderr;
  }
  const hasSystemd = saidBySystemd(textOf(UNIT)) !== null;
  if (!hasSystemd) console.log('systemd-analyze is not here: it has not looked at docs/plantry.service');

  it('has each directive once, in its section, with a value', () => {
    const sections = textOf(UNIT).split(/^\[(\w+)\]$/m);
    expect(sections.filter((_, at) => at % 2 === 1)).toEqual(['Unit', 'Service', 'Install']);
    const lines = textOf(UNIT)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    for (const line of lines) expect(line).toMatch(/^\[\w+\]$|^[A-Z]\w+=/);
    const names = lines.map((line) => line.split('=')[0]).filter((name) => !name?.startsWith('['));
    expect(new Set(names).size).toBe(names.length);
  });

  it.skipIf(!hasSystemd)('is as systemd wants it', () => {
    expect(saidBySystemd(textOf(UNIT))).toBe('');
  });

  it.skipIf(!hasSystemd).each([
    ['Restart=on-failure', 'Restart=on-falure'],
    ['NoNewPrivileges=true', 'NoNewPrivilege=true'],
    ['TimeoutStopSec=30', 'TimeoutStopSec=thirty'],
    ['[Service]', '[Servce]'],
    ['UMask=0077', 'UMask=rw'],
  ])('would not be with %j as %j', (from, to) => {
    expect(saidBySystemd(broken(UNIT, from, to))).not.toBe('');
  });
});
