/**
 * Checks the import rules: those of .dependency-cruiser.cjs over every module (dependency-cruiser) and over the imports
 * of .astro files, which it cannot read; Astro's modules and `Response` in src/server only under http/ and host/; Lucia
 * in one file; that no two files of src export the same name; that of the folders that stand side by side in
 * src/domain and in src/server none needs, by whatever way, one that needs it; and that no folder of src has more files of
 * code than one can look through.
 * Usage: npm run script -- scripts/check-imports.ts   Ends with 1 when a rule is broken.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';

interface Side {
  path?: string;
  pathNot?: string;
}
interface Rule {
  name: string;
  comment: string;
  from: Side;
  to: Side & Record<string, unknown>;
}

/** A name that is exported, or several that are taken out of one value. */
const EXPORT =
  /^export (?:default )?(?:async )?(?:(?:const|let|function\*?|class|interface|type) ([\w$]+)|const \{([^}]*)\})/gm;

/** Files of code that one folder has at most. In src/pages each is an address, and lies where that says. */
const FILES_OF_A_FOLDER = 25;
const ADDRESSES = 'src/pages';

const require = createRequire(import.meta.url);
const { forbidden } = require('../.dependency-cruiser.cjs') as { forbidden: Rule[] };
const root = dirname(import.meta.dirname);
process.chdir(root);

const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const cruise = spawnSync(process.execPath, [cruiser, '--output-type', 'err', 'src', 'scripts'], { stdio: 'inherit' });

const broken = [
  ...astroFiles(),
  ...httpInServer(),
  ...luciaFiles(),
  ...homonyms(),
  ...circles('src/domain'),
  ...circles('src/server'),
  ...fullFolders(),
];
for (const line of broken) console.error(`  error ${line}`);
console.log(
  broken.length > 0
    ? `x ${broken.length} further violations`
    : '✔ .astro files, server, Lucia, names and folders keep the rules',
);
process.exitCode = cruise.status === 0 && broken.length === 0 ? 0 : 1;

function astroFiles(): string[] {
  const rules = forbidden.filter(({ to }) => Object.keys(to).every((key) => key === 'path' || key === 'pathNot'));
  return globSync('src/**/*.astro').flatMap((file) =>
    importsOf(readFileSync(file, 'utf8')).flatMap((specifier) => {
      const to = placeOf(specifier, file);
      const rule = rules.find((rule) => matches(rule.from, file) && matches(rule.to, to));
      return rule ? [`${rule.name}: ${file} → ${to} (${rule.comment})`] : [];
    }),
  );
}

function importsOf(text: string): string[] {
  return [...text.matchAll(/\bimport\b(?:[^'"();]*?\bfrom)?\s*\(?['"]([^'"]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  );
}

/** Where an import leads, as dependency-cruiser names it. */
function placeOf(specifier: string, file: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  return `node_modules/${specifier}`;
}

function matches({ path, pathNot }: Side, place: string): boolean {
  return (!path || new RegExp(path).test(place)) && !(pathNot && new RegExp(pathNot).test(place));
}

function httpInServer(): string[] {
  return serverFiles(/^src\/server\/(?!http\/|host\/)/).flatMap(({ file, code }) => [
    ...(/['"]astro(?:[:/][^'"]*)?['"]/.test(code) ? [`server-is-not-astro: ${file} imports Astro`] : []),
    ...(/\bResponse\b/.test(withoutTexts(code)) ? [`server-is-not-http: ${file} knows Response`] : []),
  ]);
}

function luciaFiles(): string[] {
  const files = serverFiles(/^src\/server\//).filter(({ code }) => /from ['"](?:lucia|@lucia-auth\/)/.test(code));
  return files.length > 1 ? [`lucia-room: one file knows Lucia, not ${files.map(({ file }) => file).join(', ')}`] : [];
}

function serverFiles(place: RegExp): { file: string; code: string }[] {
  return globSync('src/server/**/*.{ts,tsx}')
    .filter((file) => place.test(file))
    .map((file) => ({ file, code: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '') }));
}

function homonyms(): string[] {
  const names = globSync('src/**/*.{ts,tsx}')
    .filter(isNoAddress)
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      return [...code.matchAll(EXPORT)].flatMap(([, one, several]) =>
        (one ? [one] : namesIn(several)).map((name) => ({ name, file })),
      );
    });
  return [...Map.groupBy(names, ({ name }) => name)]
    .filter(([, found]) => new Set(found.map(({ file }) => file)).size > 1)
    .map(([name, found]) => `one-name-one-thing: ${name} is exported by ${found.map(({ file }) => file).join(', ')}`);
}

/** `$list` and `$users` of "$list, all: $users". */
function namesIn(taken = ''): string[] {
  return [...taken.matchAll(/([\w$]+)\s*(?:,|$)/g)].map(([, name = '']) => name);
}

/** What lies in src/pages is called by its place: every `GET` and `POST` is its own. */
function isNoAddress(file: string): boolean {
  return !file.startsWith(`${ADDRESSES}/`);
}

/** Folders of one folder that need each other, in a circle of any length; the same of every folder within. */
function circles(parent: string): string[] {
  const folders = globSync(`${parent}/*/`).map((folder) => folder.replace(/\/$/, ''));
  const needs = new Map(folders.map((folder) => [folder, neighboursOf(folder, parent)]));
  const circle = folders.map((folder) => wayTo(folder, [folder], needs)).find((way) => way !== null);
  const here = circle ? [`no-circle-of-folders: ${circle.join(' → ')}`] : [];
  return [...here, ...folders.flatMap(circles)];
}

function neighboursOf(folder: string, parent: string): Set<string> {
  const places = globSync(`${folder}/**/*.{ts,tsx}`).flatMap((file) =>
    importsOf(readFileSync(file, 'utf8')).map((specifier) => placeOf(specifier, file)),
  );
  const inside = places.filter((place) => place.startsWith(`${parent}/`));
  return new Set(inside.map((place) => join(parent, place.slice(parent.length + 1).split('/')[0] ?? '')));
}

function fullFolders(): string[] {
  const code = globSync('src/**/*.{ts,tsx,astro,css}').filter(isNoAddress);
  return [...Map.groupBy(code, dirname)]
    .filter(([, files]) => files.length > FILES_OF_A_FOLDER)
    .map(([folder, { length }]) => `no-full-folder: ${folder} has ${length} files, more than ${FILES_OF_A_FOLDER}`);
}

/** A way on from the last of `way` and back to `start`; `null` where there is none. */
function wayTo(
  start: string,
  way: string[],
  needs: Map<string, Set<string>>,
  seen = new Set<string>(),
): string[] | null {
  for (const next of needs.get(way.at(-1) ?? '') ?? []) {
    if (next === start && way.length > 1) return [...way, start];
    if (seen.has(next) || next === start) continue;
    seen.add(next);
    const found = wayTo(start, [...way, next], needs, seen);
    if (found) return found;
  }
  return null;
}

function withoutTexts(code: string): string {
  return code.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
}
