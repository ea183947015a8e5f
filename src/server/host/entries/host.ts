/** Serves the built site: `node dist/server/host.mjs`. Settings come from the environment; see .env.example. */
import { resolve } from 'node:path';

// Before anything else is loaded: React chooses its slow development half otherwise.
process.env.NODE_ENV ??= 'production';
const { serve } = await import('../serve.ts');
await serve(resolve(import.meta.dirname, '..'));
