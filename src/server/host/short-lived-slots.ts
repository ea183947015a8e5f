import type { Plugin } from 'vite';

const ASTROS = /this\.slotValues\[name\] = (\(\) => \{[\s\S]*?\n {6}\});/;
const OURS = 'const slot = $1;\n      this.slotValues[name] = slot;';

/**
 * Has Astro make the slots of components where what lives for a page is made. V8 takes a function that is written where it
 * is assigned to a property for one that lives long, and makes it among the old: every slot held what its page had drawn
 * until the next large collection (docs/decisions/0016). Fails the build of an Astro that does otherwise.
 */
export function shortLivedSlots(): Plugin {
  return {
    name: 'plantry:short-lived-slots',
    apply: 'build',
    transform: {
      filter: { id: /astro\/dist\/runtime\/server\/render\/astro\/instance\.js$/ },
      handler(code) {
        if (!ASTROS.test(code)) this.error('Astro makes slots otherwise: see docs/decisions/0016');
        return { code: code.replace(ASTROS, OURS), map: null };
      },
    },
  };
}
