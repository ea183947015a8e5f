import { keepJson, readStoredJson } from '../../local-storage.ts';

const TAB = 'plantry:tab';
const random = (): string => Math.random().toString(36).slice(2, 10);

/** The name of this tab: a page that is loaded again, or brought back with its tab, has the same. */
function tabName(): string {
  const known = readStoredJson(TAB, 'sessionStorage');
  if (typeof known === 'string') return known;
  const made = random();
  keepJson(TAB, made, 'sessionStorage');
  return made;
}

/** A key nobody else has: what is written in one editor never comes over what is written in another. */
export const newDraftKey = (base: string): string => `${base}:${tabName()}-${random()}`;

/** Whether a draft was written in this tab. A tab that was doubled has the name of the first. */
export const isOfThisTab = (key: string): boolean => key.slice(key.lastIndexOf(':') + 1).startsWith(`${tabName()}-`);

/** The keys of the editors that are open in this page. */
const open = new Set<string>();
/** Those of editors it had open, of which the browser may still say so for a moment. */
const closed = new Set<string>();

/**
 * Says in every tab that the editor with this key is open, until what it returns is called or the page is gone, however that
 * comes about. Where a browser has no locks (no HTTPS) only this page knows.
 */
export function holdDraft(key: string): () => void {
  open.add(key);
  closed.delete(key);
  const { promise, resolve } = Promise.withResolvers<void>();
  globalThis.navigator?.locks?.request(key, () => promise).catch(() => undefined);
  return () => {
    open.delete(key);
    closed.add(key);
    resolve();
  };
}

/** The keys of all editors that are open, in whatever tab. */
export async function heldDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await globalThis.navigator?.locks?.query().catch(() => undefined)) ?? {};
  const names = held.flatMap(({ name }) => (name === undefined || closed.has(name) ? [] : [name]));
  return new Set([...names, ...open]);
}
