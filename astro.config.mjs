import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { sourcesDigest } from './scripts/build/sources.ts';
import { ownDirectives } from './src/islands/directives/integration.ts';
import { HEAD_SCRIPT, SPECULATION_RULES, VISITORS_HEAD_SCRIPT } from './src/layouts/head-script.ts';
import { hostEntries } from './src/server/host/build/host-entries.ts';
import { keptWorker } from './src/server/host/build/kept-worker.ts';
import { workerFile } from './src/server/host/build/worker-file.ts';
import { devSite } from './src/server/host/dev/integration.ts';
import { isForNetlify } from './src/server/host/netlify/settings.ts';
import { inlineHash, PAGE_DIRECTIVES, SCRIPT_SOURCES } from './src/server/http/csp.ts';

const ownCache = { name: 'plantry', entrypoint: new URL('./src/server/http/cache-provider.ts', import.meta.url) };

/** What a build for Node.js, or one for Netlify, has of its own. Netlify's tools are loaded for Netlify only. */
const target = isForNetlify(process.env)
  ? (await import('./src/server/host/netlify/target.ts')).netlifyTarget()
  : {
      adapter: node({ mode: 'middleware' }),
      outDir: 'dist',
      plugins: [hostEntries()],
      alias: [],
      countsInBrowser: false,
      previewUrl: undefined,
    };

/**
 * What every page runs, in one file. Left to themselves these are four, each asked for by the one before, because the
 * islands share two of them.
 */
const ON_EVERY_PAGE = {
  name: 'boot',
  test: /\/Boot\.astro|\/src\/browser\/(boot|theme|view-transition)\.ts|preload-helper/,
};

export default defineConfig({
  output: 'server',
  adapter: target.adapter,
  outDir: target.outDir,
  integrations: [react(), ownDirectives(), devSite()],
  session: false,
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  cache: { provider: ownCache },
  image: { endpoint: { entrypoint: './src/server/http/no-image-endpoint.ts' }, service: passthroughImageService() },
  security: {
    // Every changing call is checked by src/server/http/cross-site.ts; Astro's own check knows form types only, and takes
    // a DELETE without a body, or any call behind a proxy that ends https, for such a form.
    checkOrigin: false,
    csp: {
      directives: [...PAGE_DIRECTIVES],
      scriptDirective: {
        resources: [...SCRIPT_SOURCES],
        hashes: [HEAD_SCRIPT, VISITORS_HEAD_SCRIPT, SPECULATION_RULES].map(inlineHash),
      },
    },
  },
  vite: {
    plugins: [tailwindcss(), workerFile(), keptWorker(() => sourcesDigest(import.meta.dirname)), ...target.plugins],
    define: {
      'import.meta.env.COUNTS_IN_BROWSER': String(target.countsInBrowser),
      'import.meta.env.PREVIEW_URL': JSON.stringify(target.previewUrl ?? ''),
    },
    resolve: { alias: target.alias },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [ON_EVERY_PAGE] } } } } },
    },
    // Taken into the build, where only the parts in use remain: a start would read hundreds of their files.
    ssr: { noExternal: ['drizzle-orm', 'zod', 'lucia', '@lucia-auth/adapter-drizzle'] },
  },
});
