/**
 * Leaves in node_modules what a finished build needs to run, back itself up and be restored: for the image, where it
 * saves half of the room. `npm ci` brings the rest back. Usage: npm run script -- scripts/slim.ts
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { filesUnder } from './build/files.ts';
import { DIST, ROOT } from './build/site.ts';

/** Dependencies that make the build. What a build takes of theirs without having it inside is found in the build. */
const BUILD_ONLY = /^(?:astro|tailwindcss|@tailwindcss\/.+|@astrojs\/.+|lucide-react)$/;
/** In packages: for people and their editors. */
const READ_BY_NO_PROGRAM = /\.(?:map|d\.[cm]?ts)$/;
const MODULES = join(ROOT, 'node_modules');
/** No packages: where Node.js is looked for, and where units of an earlier version do. */
const LINKS = ['.bin', 'node'];

interface Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const kept = new Set<string>();
const { dependencies, optionalDependencies } = packageIn(ROOT);
const own = Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !BUILD_ONLY.test(name));
for (const name of new Set([...own, ...takenByBuild()])) keep(name, ROOT);

/** Entries of node_modules with something in them that stays. */
const tops = new Set([...kept].map((folder) => topOf(relative(MODULES, folder))));
for (const name of namesIn(MODULES))
  if (!tops.has(name) && !LINKS.includes(name)) rmSync(join(MODULES, name), { recursive: true });
for (const name of readdirSync(join(MODULES, '.bin'))) if (name !== 'node') rmSync(join(MODULES, '.bin', name));
// Of Node.js itself only the program is needed.
for (const name of namesIn(MODULES).filter((one) => /^node-(?:linux|win)-/.test(one)))
  for (const part of ['include', 'share', 'CHANGELOG.md'])
    rmSync(join(MODULES, name, part), { recursive: true, force: true });
for (const file of filesUnder(MODULES)) if (READ_BY_NO_PROGRAM.test(file)) rmSync(join(MODULES, file));
console.log(`${tops.size} packages stay`);

/** Packages that the files of the build name. */
function takenByBuild(): string[] {
  const server = join(DIST, 'server');
  const programs = filesUnder(server).filter((file) => /\.m?js$/.test(file));
  return programs.flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*["']([^"'./#\s][^"'\s]*)["']/g)]
      .map(([, name = '']) => topOf(name))
      .filter((name) => !isBuiltin(name)),
  );
}

/** Keeps a package, as a package in `folder` finds it, and what it needs. */
function keep(name: string, folder: string): void {
  const found = find(name, folder);
  if (!found || kept.has(found)) return;
  kept.add(found);
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta: meta = {},
  } = packageIn(found);
  const peers = Object.keys(peerDependencies).filter((peer) => !meta[peer]?.optional);
  for (const needed of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) keep(needed, found);
}

/** Where Node.js looks: beside, and in every folder above. `null` of what is not installed, as for other machines. */
function find(name: string, folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (at === ROOT) return null;
  }
}

function packageIn(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

/** `@scope/name` or `name` of a path that begins with it. */
function topOf(path: string): string {
  return path
    .split(sep)
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

function namesIn(modules: string): string[] {
  return readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}
