import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** No container engine is needed for these: they hold what the files promise. */
const ROOT = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const SETTINGS = new Set([...textOf('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name));
/** Of Node.js and of the shell, not of the site. */
const FOREIGN = ['NODE_ENV', 'PATH'];

/** Instructions of a Dockerfile, whole: `[name, arguments]`, by stages. */
const stages = textOf('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((stage) =>
    stage
      .trim()
      .split(/\n+(?! )/)
      .map((line) => [line.split(' ', 1)[0] ?? '', line.replace(/^\S+\s+/, '')] as const),
  );
const argumentsOf = (stage: (typeof stages)[number] | undefined, name: string): string[] =>
  (stage ?? []).filter(([instruction]) => instruction === name).map(([, text]) => text);

interface Service {
  image: string;
  build?: string;
  read_only?: boolean;
  ports?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  configs: Record<string, { content: string }>;
}

/** A tag that is always the same version, or at least the same line. */
const isPinned = (image: string): boolean => /:v?\d[\w.-]*$/.test(image) || /:(?:trixie|\d+-trixie)-slim$/.test(image);

describe('the image', () => {
  const [, runs] = stages;

  it('is made in two stages from named versions, for any machine', () => {
    expect(stages).toHaveLength(2);
    for (const [from] of stages.map((stage) => argumentsOf(stage, 'FROM'))) {
      expect(isPinned(from?.split(' ')[0] ?? ''), from).toBe(true);
    }
    expect(textOf('Dockerfile').replaceAll(/^#.*\n/gm, '')).not.toMatch(/amd64|arm64|x64|x86_64|aarch64/);
  });

  it('runs as nobody special, on a volume, looked after, and is told itself to stop', () => {
    expect(argumentsOf(runs, 'USER')).toEqual(['1000:1000']);
    expect(argumentsOf(runs, 'VOLUME')).toEqual(['/data']);
    const [health] = argumentsOf(runs, 'HEALTHCHECK');
    expect(health).toContain('/readyz');
    const [command = ''] = argumentsOf(runs, 'CMD');
    const [program, ...args] = JSON.parse(command) as string[];
    // As `npm start` does.
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: { start: string } };
    expect([program, ...args].join(' ')).toBe(scripts.start);
  });

  it('sets what there is, and takes in no settings and no data', () => {
    const set = stages.flatMap((stage) => argumentsOf(stage, 'ENV')).flatMap((text) => [...text.matchAll(/(\w+)=/g)]);
    const names = set.map(([, name = '']) => name).filter((name) => !FOREIGN.includes(name));
    expect(names.filter((name) => !SETTINGS.has(name) && name !== 'ASTRO_TELEMETRY_DISABLED')).toEqual([]);
    const ignored = textOf('.dockerignore').split('\n');
    for (const name of ['.env', '.git', 'data', 'backups', 'node_modules', 'dist']) expect(ignored).toContain(name);
    // What the build and its digest read must come along.
    for (const name of ['src', 'public', 'scripts', 'CHANGELOG.md', 'package-lock.json'])
      expect(ignored).not.toContain(name);
  });
});

describe.each(['compose.yaml', 'compose.libsql.yaml'])('%s', (file) => {
  const { services, volumes, configs } = parse(textOf(file), { merge: true }) as Compose;
  const sites = Object.values(services).filter(({ build }) => build !== undefined);

  it('names versions, and settings and volumes that there are', () => {
    for (const { image } of Object.values(services)) expect(isPinned(image), image).toBe(true);
    for (const { environment = {} } of sites)
      expect(Object.keys(environment).filter((name) => !SETTINGS.has(name))).toEqual([]);
    const named = Object.values(services).flatMap(({ volumes: used = [] }) => used.map((text) => text.split(':')[0]));
    expect(new Set(named)).toEqual(new Set(Object.keys(volumes)));
    const { version } = JSON.parse(textOf('package.json')) as { version: string };
    for (const { image } of sites) expect(image).toBe(`plantry:${version}`);
  });

  it('lets nothing but the proxy be reached, and the site write nowhere but in its volumes', () => {
    expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['caddy']);
    for (const { read_only: isReadOnly } of sites) expect(isReadOnly).toBe(true);
    for (const { environment } of sites) expect(environment).toMatchObject({ TRUSTED_HOPS: '1', HOST: '0.0.0.0' });
  });

  it('leads the proxy to every process', () => {
    const names = Object.keys(services).filter((name) => services[name]?.build !== undefined);
    for (const name of names) expect(configs.caddyfile?.content).toContain(`${name}:4321`);
  });
});

describe('several processes', () => {
  it('have a DATA_DIR each and the uploaded pictures in common', () => {
    const { services } = parse(textOf('compose.libsql.yaml'), { merge: true }) as Compose;
    const [one = [], other = []] = ['web-1', 'web-2'].map((name) => services[name]?.volumes ?? []);
    expect(one.filter((volume) => other.includes(volume))).toEqual(['media:/data/media']);
    expect(one).toHaveLength(2);
    expect(other).toHaveLength(2);
  });
});

describe('the systemd unit', () => {
  it('starts what npm start does, with the Node.js of the project', () => {
    const unit = textOf('docs/plantry.service');
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: { start: string } };
    const [, folder] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
    expect(unit).toContain(`ExecStart=${folder}/node_modules/.bin/${scripts.start}\n`);
    const [, set = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
    const names = [...set.matchAll(/(\w+)=/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !SETTINGS.has(name) && !FOREIGN.includes(name))).toEqual([]);
    expect(existsSync(join(ROOT, 'scripts/start.ts'))).toBe(true);
  });
});
