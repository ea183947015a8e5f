/**
 * Programs and packages that only some people's work needs: a libSQL server, Lighthouse, the Nu checker, Stryker's
 * instrumenter. They are no dependencies, so that nobody else installs them (some 150 MB); whoever first runs what needs one
 * gets it from the npm registry, pinned, into node_modules/.cache.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const CACHE = join(import.meta.dirname, '../node_modules/.cache/tools');

/** A package, its one version, and the file in it that is run or imported. */
export interface Tool {
  name: string;
  version: string;
  file: string;
}

/** Where the tool's file is, or would be. The version is in the path: another one is installed beside it. */
const placeOf = ({ name, version, file }: Tool): string =>
  join(folderOf({ name, version }), 'node_modules', name, file);
const folderOf = ({ name, version }: Pick<Tool, 'name' | 'version'>): string =>
  join(CACHE, `${name.replaceAll('/', '+')}@${version}`);

/** The tool's file where it is installed, or `null`. */
export const findTool = (tool: Tool): string | null => (existsSync(placeOf(tool)) ? placeOf(tool) : null);

/**
 * Finds the tool's file, or installs the package; `null` where the registry is out of reach. No script of any package
 * runs: such scripts fetch from elsewhere, and fail where nothing else is reached.
 */
export function ensureTool(tool: Tool): string | null {
  if (findTool(tool)) return placeOf(tool);
  const folder = folderOf(tool);
  mkdirSync(folder, { recursive: true });
  // A project of its own: npm would otherwise look for the one above it.
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--omit=peer', '--save-exact'];
  spawnSync('npm', ['install', ...options, `${tool.name}@${tool.version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return findTool(tool);
}

/** Imports the tool's file. Throws where it can be neither found nor installed. */
export async function importTool<Module>(tool: Tool): Promise<Module> {
  const file = ensureTool(tool);
  if (!file) throw new Error(`${tool.name}@${tool.version} is not here, and npm cannot install it`);
  return (await import(pathToFileURL(createRequire(import.meta.url).resolve(file)).href)) as Module;
}
