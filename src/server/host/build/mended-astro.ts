import type { Plugin } from 'vite';

interface Mend {
  name: string;
  /** The one file of Astro's it is about. */
  file: RegExp;
  /** Gives the code mended, or as it was where what is to be mended is not there. */
  mend: (code: string) => string;
  /** Number of the decision that says why. */
  decision: string;
}

/** Mends a file of Astro's in the build, and fails the build of an Astro in which what is to be mended is not found. */
export const mendedAstro = ({ name, file, mend, decision }: Mend): Plugin => ({
  name: `plantry:${name}`,
  apply: 'build',
  transform: {
    filter: { id: file },
    handler(code) {
      const mended = mend(code);
      if (mended === code) this.error(`Astro does otherwise: see docs/decisions/${decision}`);
      return { code: mended, map: null };
    },
  },
});
