import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DECISIONS = 'docs/decisions';
const decisions = readdirSync(join(ROOT, DECISIONS)).filter((name) => name !== 'README.md');
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Whole paths between backticks, and what links lead to in the project. */
const PATHS = /`((?:src|tests|scripts|docs|pictures|public)\/[\w./[\]-]+)`/g;
const LINKS = /\]\((?!https?:)([^)#\s]+)\)/g;

describe('the documents', () => {
  it.each([
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'docs/hosting.md',
    'docs/netlify.md',
    'docs/signing-in.md',
    ...[...decisions, 'README.md'].map((name) => `${DECISIONS}/${name}`),
  ])('name nothing that is not there: %s', (file) => {
    const text = textOf(file);
    const named = [...text.matchAll(PATHS)].map(([, path = '']) => path);
    const linked = [...text.matchAll(LINKS)].map(([, path = '']) => join(dirname(file), path));
    expect([...named, ...linked].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('start a script by npm, which finds the Node.js that reads it, or name that one', () => {
    const files = globSync(['*.md', 'docs/**/*.md', 'scripts/**/*.ts', 'tests/**/make.ts'], { cwd: ROOT });
    // In a container there is no other.
    const bare = /.*(?<!(?:exec|--rm) web |\.bin\/)\bnode (?:-\S+ )*(?:scripts|tests)\/\S+\.ts/g;
    expect(files.flatMap((file) => (textOf(file).match(bare) ?? []).map((line) => `${file}: ${line}`))).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  it('count the recipes that there are', () => {
    const count = (folder: string) => globSync(`src/db/seed/${folder}/**/*.json`, { cwd: ROOT }).length;
    expect(textOf('README.md')).toContain(`${count('recipes')} recipes and ${count('exclusive')} exclusive ones`);
  });

  it('list every decision once, by its number and title', () => {
    const listed = [...textOf(`${DECISIONS}/README.md`).matchAll(/^\| (\d+) \| \[(.+?)\]\(([^)]+)\) \|/gm)];
    expect(listed.map(([, , , file]) => file)).toEqual(decisions);
    for (const [, number, title, file = ''] of listed) {
      expect(textOf(`${DECISIONS}/${file}`).split('\n')[0]).toBe(`# ${number} · ${title}`);
      expect(file.startsWith(String(number).padStart(4, '0'))).toBe(true);
    }
    expect(new Set(listed.map(([, number]) => number)).size).toBe(decisions.length);
  });

  it('lead from the first screen to a start, and to whoever wants to join', () => {
    const readme = textOf('README.md');
    expect(readme.slice(0, readme.indexOf('npm start')).split('\n').length).toBeLessThan(20);
    for (const file of ['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md']) expect(readme).toContain(`](${file})`);
  });
});
