import { mendedAstro } from './mended-astro.ts';

const ASTROS = /this\.slotValues\[name\] = (\(\) => \{[\s\S]*?\n {6}\});/;
const OURS = 'const slot = $1;\n      this.slotValues[name] = slot;';

/**
 * Has Astro make the slots of components where what lives for a page is made. V8 takes a function that is written where it
 * is assigned to a property for one that lives long, and makes it among the old: every slot held what its page had drawn
 * until the next large collection.
 */
export const shortLivedSlots = () =>
  mendedAstro({
    name: 'short-lived-slots',
    file: /astro\/dist\/runtime\/server\/render\/astro\/instance\.js$/,
    mend: (code) => code.replace(ASTROS, OURS),
    decision: '0016',
  });
