import { mendedAstro } from './mended-astro.ts';

const ASTROS = 'await crypto.subtle.digest(algorithm, encoder.encode(data))';
const OURS = "createHash(algorithm.replace('-', '')).update(data).digest()";
const IMPORT = "import { createHash } from 'node:crypto';\n";

/**
 * Has Astro hash on the spot what a page has inline. For every page it hands the texts of its scripts and styles to another
 * thread, one after the other, most of them empty, and the page waits.
 */
export const promptDigest = () =>
  mendedAstro({
    name: 'prompt-digest',
    file: /astro\/dist\/core\/encryption\.js$/,
    mend: (code) => (code.includes(ASTROS) ? IMPORT + code.replace(ASTROS, OURS) : code),
    decision: '0015',
  });
