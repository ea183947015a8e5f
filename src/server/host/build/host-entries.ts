import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The entries Node.js is started with, beside Astro's own entry: made in the same build, so both share one database. */
const ENTRIES = {
  'host.mjs': '../entries/host.ts',
  'prerender.mjs': '../entries/prerender.ts',
  'letters.mjs': '../entries/letters.ts',
  'moving.mjs': '../entries/moving.ts',
  'loop-watch.mjs': '../entries/loop-watch.ts',
};

/** Adds the host's own entries to the build of the server. */
export function hostEntries(): Plugin {
  return {
    name: 'plantry:host-entries',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    buildStart() {
      for (const [fileName, source] of Object.entries(ENTRIES)) {
        this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(source, import.meta.url)), fileName });
      }
    },
  };
}
