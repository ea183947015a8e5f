/**
 * Writes THIRD-PARTY.md: whose work the site stands on, with licence, copyright and, of each licence, the text. Packages of
 * production are those of package-lock.json, for every kind of machine; fonts, vectors and tables are in `notices/data.md`.
 * Brings the fonts' licences to each copy of them, too. Usage: npm run notices
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { copyrights, licenceText } from './notices/licences.ts';
import { FONT_LICENCES, type InstalledPackage, productionPackages } from './notices/packages.ts';

const packages = productionPackages();
const owners = await copyrights();
const byLicence = [...Map.groupBy(packages, ({ licence }) => licence)].toSorted(([a], [b]) => (a < b ? -1 : 1));
const taken = new Set(
  byLicence.flatMap(([licence]) =>
    licence
      .replaceAll(/[()]/g, '')
      .replace(/ OR .+/, '')
      .split(' AND '),
  ),
);
const texts = await Promise.all([...taken].toSorted().map(async (id) => [id, await licenceText(id)] as const));

await writeFile(
  'THIRD-PARTY.md',
  [
    '# Third-party notices',
    '`npm run notices` writes this. Every package brings its own licence along, too, in `node_modules`. Of a choice (OR) the first is taken.',
    (await readFile('scripts/notices/data.md', 'utf8')).trim(),
    '## Packages',
    ...byLicence.map(([licence, those]) => `### ${licence}\n\n${those.map(lineOf).join('\n')}`),
    '## Licences',
    ...texts.map(([id, text]) => `### Text of ${id}\n\n\`\`\`\n${text.trim()}\n\`\`\``),
  ].join('\n\n') + '\n',
);
for (const { from, to } of FONT_LICENCES) await copyFile(from, to);
console.log(`${packages.length} packages, ${texts.length} licences`);

/** Without an owner where only some machines have the package: the file is the same on all. */
function lineOf({ name, version, isOptional }: InstalledPackage): string {
  const owner = isOptional ? undefined : owners.get(`${name}@${version}`);
  return `- ${name} ${version}${owner ? `: ${owner}` : ''}`;
}
