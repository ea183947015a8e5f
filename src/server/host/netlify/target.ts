import { fileURLToPath } from 'node:url';
import netlify from '@astrojs/netlify';
import type { AstroIntegration } from 'astro';
import { previewUrl } from './settings.ts';

const ENTRY = new URL('../entries/netlify.ts', import.meta.url);

/** The part of Astro's configuration that is Netlify's own. */
export const netlifyTarget = () => ({
  adapter: ownFunction(netlify()),
  // Apart from a build for Node.js; `netlify.toml` names it too.
  outDir: 'dist/netlify',
  plugins: [],
  // Its CDN answers for most pages, and tells nobody.
  countsInBrowser: true,
  previewUrl: previewUrl(process.env),
  // Functions reach a database over HTTP only, and have no use for SQLite itself.
  alias: [
    { find: /^@libsql\/client$/, replacement: '@libsql/client/web' },
    { find: /^libsql$/, replacement: fileURLToPath(new URL('./no-sqlite.ts', import.meta.url)) },
  ],
});

/** Netlify's adapter, with our own function in front of Astro's application. */
function ownFunction({ name, hooks }: AstroIntegration): AstroIntegration {
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:done': (params) => {
        type Done = typeof params;
        const setAdapter: Done['setAdapter'] = (adapter) => params.setAdapter({ ...adapter, serverEntrypoint: ENTRY });
        return hooks['astro:config:done']?.(Object.create(params, { setAdapter: { value: setAdapter } }) as Done);
      },
    },
  };
}
