import { importTool } from '../tools.ts';

const CHECKER = { name: 'license-checker-rseidelsohn', version: '5.0.1', file: 'lib/index.js' };
const SPDX = { name: 'spdx-license-list', version: '6.12.0', file: 'full.js' };

/** What is used of the checker: it reads who says to own a package out of its licence's file. */
interface Checker {
  init(
    options: { start: string; production: true; customFormat: { copyright: '' } },
    done: (error: Error | null, found: Record<string, { copyright?: string }>) => void,
  ): void;
}

/** Lines of copyright by `name@version`, of what is installed here. */
export async function copyrights(): Promise<Map<string, string>> {
  const { init } = await importTool<Checker>(CHECKER);
  const found = await new Promise<Record<string, { copyright?: string }>>((resolve, reject) =>
    init({ start: process.cwd(), production: true, customFormat: { copyright: '' } }, (error, packages) =>
      error ? reject(error) : resolve(packages),
    ),
  );
  return new Map(Object.entries(found).map(([id, { copyright = '' }]) => [id, tidy(copyright)]));
}

/** A licence's text by its SPDX name. Throws for a name that SPDX does not have. */
export async function licenceText(id: string): Promise<string> {
  const { default: list } = await importTool<{ default: Record<string, { licenseText: string }> }>(SPDX);
  const text = list[id]?.licenseText;
  if (!text) throw new Error(`SPDX has no ${id}`);
  return text;
}

/** Where a file has no line between owner and permission, the checker takes both. */
const tidy = (copyright: string): string =>
  copyright
    .split('. Permission is ')[0]
    ?.replaceAll(/\*|\s+/g, ' ')
    .trim() ?? '';
