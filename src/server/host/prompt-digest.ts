import type { Plugin } from 'vite';

const ASTROS = 'await crypto.subtle.digest(algorithm, encoder.encode(data))';
const OURS = "createHash(algorithm.replace('-', '')).update(data).digest()";

/**
 * Has Astro hash on the spot what a page has inline. For every page it hands the texts of its scripts and styles to another
 * thread, one after the other, most of them empty, and the page waits (docs/decisions/0015). Fails the build of an Astro that
 * does otherwise.
 */
export function promptDigest(): Plugin {
  return {
    name: 'plantry:prompt-digest',
    apply: 'build',
    transform: {
      filter: { id: /astro\/dist\/core\/encryption\.js$/ },
      handler(code) {
        if (!code.includes(ASTROS)) this.error('Astro hashes otherwise: see docs/decisions/0015');
        return { code: `import { createHash } from 'node:crypto';\n${code.replace(ASTROS, OURS)}`, map: null };
      },
    },
  };
}
