/** Fills the page store of a built site; `scripts/prerender.ts` calls it as `dist/server/prerender.mjs`. */
import { resolve } from 'node:path';

// Before anything else is loaded: React chooses its slow development half otherwise.
process.env.NODE_ENV ??= 'production';
const { countPages, fillStore } = await import('../store/fill-store.ts');

export { countPages };
export const prerender = fillStore.bind(null, resolve(import.meta.dirname, '..'));
