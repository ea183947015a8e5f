import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { satisfies } = createRequire(import.meta.url)('semver') as {
  satisfies: (version: string, range: string) => boolean;
};

interface Locked {
  version: string;
  integrity?: string;
  /** Comes inside another, under its hash. */
  inBundle?: boolean;
  hasInstallScript?: boolean;
  engines?: { node?: string };
  os?: string[];
  cpu?: string[];
}
const textOf = (file: string): string => readFileSync(file, 'utf8');
const own = JSON.parse(textOf('package.json')) as {
  engines: { node: string };
  optionalDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
  scripts: Record<string, string>;
};
const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Locked> };
const others = Object.entries(packages).filter(([place]) => place !== '');
const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');
const brought = Object.entries(own.optionalDependencies).filter(([name]) => name.startsWith('node-'));
const least = own.engines.node.replace('>=', '');

describe('every package', () => {
  it.each([...new Set([least, ...brought.map(([, version]) => version)])])('runs on Node.js %s', (version) => {
    const isElsewhere = ({ cpu }: Locked) => cpu?.includes('ia32');
    const tooNew = others.filter(
      ([, one]) => one.engines?.node && !isElsewhere(one) && !satisfies(version, one.engines.node),
    );
    expect(tooNew.map(([place]) => place)).toEqual([]);
  });

  it('is known by its hash, Node.js too', () => {
    expect(
      others.filter(([, one]) => !one.inBundle && !one.integrity?.startsWith('sha512-')).map(([place]) => place),
    ).toEqual([]);
    expect(new Set(brought.map(([, version]) => version)).size).toBe(1);
    for (const [name, version] of brought) expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  });

  it('that would run a script when it is installed was decided on', () => {
    const scripts = others.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place));
    expect([...new Set(scripts)].toSorted()).toEqual(Object.keys(own.allowScripts).toSorted());
  });
});

describe('the least Node.js', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'docs/hosting.md'])('is the same in %s', (file) => {
    const said = [...textOf(file).matchAll(/Node\.js (\d+(?:\.\d+)*) or newer/g)].map(([, version]) => `${version}.0`);
    expect(said).toEqual([least]);
    expect(textOf(file)).not.toMatch(/any Node\.js|Node\.js from \d+/i);
  });

  it('is the only one that anything else names', () => {
    const files = globSync(['*.{md,toml,yaml}', 'Dockerfile', 'docs/*.{md,service}', '.ci/*', 'scripts/*.{ts,mjs}'], {
      // Versions of packages are no versions of Node.js.
      exclude: ['docs/benchmarks.md', 'THIRD-PARTY.md'],
    });
    const [major = ''] = least.split('.');
    const known = new Set([major, least.replace(/\.0$/, ''), least, brought[0]?.[1]]);
    const named = files.flatMap((file) =>
      [...textOf(file).matchAll(/\bnode(?:\.?js)?(?:_version)?[ "=:@]+v?(\d{2}(?:\.\d+)*)\b/gi)].map(
        ([, version = '']) => `${file}: ${version}`,
      ),
    );
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((one) => !known.has(one.split(': ')[1]))).toEqual([]);
  });

  it('is what the image and Netlify begin with', () => {
    const [major] = least.split('.');
    expect(textOf('Dockerfile')).toMatch(new RegExp(`^FROM node:${major}-`, 'm'));
    expect(textOf('netlify.toml')).toContain(`NODE_VERSION = "${major}"`);
  });
});

describe('scripts/meant-node.mjs', () => {
  const machine = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'plantry-meant-'));
    mkdirSync(join(folder, 'scripts'));
    writeFileSync(join(folder, 'scripts/meant-node.mjs'), textOf('scripts/meant-node.mjs'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What a program says and ends with that is meant for this. */
  function run(
    optionalDependencies: Record<string, string>,
    node = '>=24.15.0',
  ): { status: number | null; said: string } {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node }, optionalDependencies }));
    const first = pathToFileURL(join(folder, 'scripts/meant-node.mjs')).href;
    const { status, stderr } = spawnSync(process.execPath, ['--import', first, '-e', ''], { encoding: 'utf8' });
    return { status, said: stderr };
  }

  it('lets the one run that is meant', () => {
    expect(run({ [machine]: process.versions.node })).toEqual({ status: 0, said: '' });
  });

  it('says where the one is that is meant', () => {
    mkdirSync(join(folder, 'node_modules', machine), { recursive: true });
    const { status, said } = run({ [machine]: '24.99.0' });
    expect(status).toBe(1);
    expect(said).toMatch(/runs on 24\.99\.0, which it brings along: use npm start, or node_modules\/\.bin\/node/);
    expect(said).toContain('Nothing was started or changed.');
  });

  it('says how to get it where it was not installed', () => {
    expect(run({ [machine]: '24.99.0' })).toMatchObject({
      status: 1,
      said: expect.stringContaining('run npm ci again'),
    });
  });

  it('takes any that is new enough on a machine for which none comes along', () => {
    expect(run({ 'node-other-x64': '24.99.0' })).toEqual({ status: 0, said: '' });
    expect(run({}, '>=99.0.0')).toMatchObject({ status: 1, said: expect.stringContaining('needs 99.0.0 or newer') });
    expect(run({}, `>=${process.versions.node}`).status).toBe(0);
  });

  it('is asked by every command of whoever runs a site', () => {
    for (const name of ['start', 'build', 'seed', 'backup', 'restore', 'test']) {
      const command = own.scripts[name] ?? '';
      expect(command, name).toContain('--import ./scripts/meant-node.mjs ');
      const [file = ''] = /scripts\/\w+\.ts/.exec(command) ?? [];
      // Units of an earlier version name the file alone.
      if (name !== 'test') expect(textOf(file), name).toMatch(/\*\/\nimport '\.\/meant-node\.mjs';/);
    }
    for (const file of ['Dockerfile', 'docs/plantry.service'])
      expect(textOf(file)).toContain('./scripts/meant-node.mjs');
  });
});
