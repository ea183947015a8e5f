import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ENTRY = source('../../workers/entry.ts');
const JOBS = source('../../workers/jobs.ts');
const FILE = 'worker.mjs';

/** Builds the file that worker threads run, and says in the program where it is. */
export function workerFile(): Plugin {
  let file: string;
  return {
    name: 'plantry:worker-file',
    apply: 'build',
    // Before Vite's own, which would take the file for one that browsers ask for.
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    buildStart() {
      file = this.emitFile({ type: 'chunk', id: JOBS, fileName: FILE });
    },
    load: (id) => (id === ENTRY ? `export const ENTRY = import.meta.ROLLUP_FILE_URL_${file};` : null),
    resolveFileUrl: ({ fileName, relativePath }) =>
      fileName === FILE ? `new URL('${relativePath}', import.meta.url).href` : null,
  };
}
