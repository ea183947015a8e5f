import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The facts `npm run build` wrote down about a build: `dist/build.json`. */
export interface BuildInfo {
  /** Digest of the sources it was made from. */
  id: string;
  /** Every file under dist/client by its address. */
  files: Record<string, FileInfo>;
}

export interface FileInfo {
  /** Path under dist/client. */
  path: string;
  type: string;
  bytes: number;
  /** For its ETag; see `bodyHash`. */
  digest: string;
  /** Whether `.br` and `.gz` lie beside it. */
  compressed: boolean;
}

export const BUILD_INFO = 'build.json';

/** Throws a plain message where there is no finished build. */
export function readBuildInfo(dist: string): BuildInfo {
  try {
    return JSON.parse(readFileSync(join(dist, BUILD_INFO), 'utf8')) as BuildInfo;
  } catch (cause) {
    throw new Error(`There is no finished build in ${dist}: run "npm run build" first`, { cause });
  }
}
