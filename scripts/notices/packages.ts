import { readFileSync } from 'node:fs';
import { FIGTREE, FRAUNCES, fileOf, PAIRS } from '../fonts/packages.ts';

export interface InstalledPackage {
  name: string;
  version: string;
  /** Its SPDX expression. */
  licence: string;
  /** Whether it's for one kind of machine, and so not here on others. */
  isOptional: boolean;
}

/** Packages of before package.json had a field for it; their README.md and LICENSE say MIT. */
const UNSAID = new Map([
  ['callsite', 'MIT'],
  ['png-js', 'MIT'],
]);

/** All that `npm ci --omit=dev` installs on any machine, each version once, by name. Throws where one says no licence. */
export function productionPackages(): InstalledPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { name?: string; version: string; license?: string; dev?: true; optional?: true }>;
  };
  const found = Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { name = place.split('node_modules/').at(-1) ?? '', version, license, optional = false }]) => {
      const licence = license ?? UNSAID.get(name);
      if (!licence)
        throw new Error(`${name} ${version} says no licence: look for one, and keep it in ${import.meta.url}`);
      return { name, version, licence, isOptional: optional };
    });
  return [...new Map(found.map((one) => [`${one.name} ${one.version}`, one])).values()].toSorted((a, b) =>
    a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1,
  );
}

const licenceOf = (file: string): string => `node_modules/${file.split('/').slice(0, 2).join('/')}/LICENSE`;

/** The OFL wants its text beside each copy of a font. */
export const FONT_LICENCES = [
  ...['public/fonts', 'src/server/pdf/fonts'].flatMap((folder) => [
    { from: licenceOf(FIGTREE), to: `${folder}/figtree-OFL.txt` },
    { from: licenceOf(FRAUNCES), to: `${folder}/fraunces-OFL.txt` },
  ]),
  ...Object.values(PAIRS)
    .flatMap(({ display, text }) => [display, text])
    .map(({ name, from }) => ({ from: licenceOf(from), to: `public/fonts/${fileOf(name)}-OFL.txt` })),
];
