import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { ownDirectives } from './src/islands/directives/integration.ts';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), ownDirectives()],
  session: false,
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  cache: { provider: { name: 'plantry', entrypoint: new URL('./src/server/http/cache-provider.ts', import.meta.url) } },
  vite: { plugins: [tailwindcss()] },
});
