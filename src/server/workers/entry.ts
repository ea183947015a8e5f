/** The file a worker thread runs. A build puts its own in its place: see `src/server/host/build/worker-file.ts`. */
export const ENTRY = new URL('./from-source.ts', import.meta.url).href;
