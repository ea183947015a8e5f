/** A word that no table has, and that every plain object seems to inherit while inputs are tried, as it does "constructor". */
export const INHERITED = 'inheritedword';
const [SOURCE, PACKAGES] = ['/src/', '/node_modules/'];

/** Places of our own code that asked a plain object for the word. */
const found = new Set<string>();

/** Has every plain object say who asks it for the word. */
export function watchInherited(): void {
  Object.defineProperty(Object.prototype, INHERITED, {
    configurable: true,
    get() {
      const [, , asking = ''] = new Error().stack?.split('\n') ?? [];
      if (asking.includes(SOURCE) && !asking.includes(PACKAGES)) found.add(asking.trim());
    },
    set(value: unknown) {
      Object.defineProperty(this, INHERITED, { value, writable: true, enumerable: true, configurable: true });
    },
  });
}

/** Throws where somebody asked: what comes out for "constructor" is a function. */
export function stopWatchingInherited(): void {
  Reflect.deleteProperty(Object.prototype, INHERITED);
  if (found.size > 0)
    throw new Error(`A plain object is asked for a word from outside; make it a wordTable:\n${[...found].join('\n')}`);
}
