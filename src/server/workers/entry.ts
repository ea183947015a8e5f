/** The file a worker thread runs. A build puts its own in place of this one: see host/worker-plugin.ts. */
export const ENTRY = new URL('./from-source.ts', import.meta.url).href;
