import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { ownDirectives } from './src/islands/directives/integration.ts';
import { HEAD_SCRIPT, SPECULATION_RULES } from './src/layouts/head-script.ts';
import { hostEntries } from './src/server/host/build-plugin.ts';
import { PAGE_DIRECTIVES, SCRIPT_SOURCES, scriptHash } from './src/server/http/csp.ts';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), ownDirectives()],
  session: false,
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  cache: { provider: { name: 'plantry', entrypoint: new URL('./src/server/http/cache-provider.ts', import.meta.url) } },
  security: {
    // Every changing call is checked by src/server/http/cross-site.ts; Astro's own check knows form types only, and takes
    // a DELETE without a body, or any call behind a proxy that ends https, for such a form.
    checkOrigin: false,
    csp: {
      directives: [...PAGE_DIRECTIVES],
      scriptDirective: { resources: [...SCRIPT_SOURCES], hashes: [HEAD_SCRIPT, SPECULATION_RULES].map(scriptHash) },
    },
  },
  vite: {
    plugins: [tailwindcss(), hostEntries()],
    // Taken into the build, where only the parts in use remain: a start would read hundreds of their files.
    ssr: { noExternal: ['drizzle-orm', 'zod', 'lucia', '@lucia-auth/adapter-drizzle'] },
  },
});
