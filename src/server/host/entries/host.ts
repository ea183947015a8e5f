/** Serves the built site: `node dist/server/host.mjs`. Settings come from the environment; see .env.example. */
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// A page leaves megabytes of short-lived strings behind. V8 would let them pile up to what the machine has, 700 MB after
// ten thousand pages; told to let the heap grow in smaller steps it holds half of that, for some more collecting. How
// large the young generation may become is said where the process is started (package.json): it is settled by now.
setFlagsFromString('--heap-growing-percent=25');
// Before anything else is loaded: React chooses its slow development half otherwise.
process.env.NODE_ENV ??= 'production';
try {
  const { serve } = await import('../node/serve.ts');
  await serve(resolve(import.meta.dirname, '..'));
} catch (error) {
  const { startFailure } = await import('../../base/start/start-failure.ts');
  console.error(`\n${startFailure(error)}`);
  process.exit(1);
}
