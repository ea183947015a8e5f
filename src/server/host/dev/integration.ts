import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { env } from '../../base/env.ts';
import { startFailure } from '../../base/start/start-failure.ts';
import { newestOf } from './newest.ts';
import { viteFiles } from './vite-files.ts';

type AppModule = typeof import('../node/astro-app.ts');
type SiteModule = typeof import('./dev-site.ts');

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Milliseconds after which Vite knows which modules a change made old. */
const SETTLING = 100;

/**
 * `npm run dev`: what Vite's server is asked goes through the site's own host, and the site's work goes on beside it. Both
 * are loaded as pages are, so that they share one database and one set of limits with them, and anew when their code changes.
 */
export function devSite(): AstroIntegration {
  let end: () => Promise<void> = () => Promise.resolve();
  return {
    name: 'plantry:dev-site',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        updateConfig({
          vite: {
            plugins: [{ name: 'plantry:dev-site', closeServer: () => end() }],
            // The site writes there all the time.
            server: { watch: { ignored: [join(env().DATA_DIR, '**'), join(ROOT, 'dist/**')] } },
          },
        });
      },
      'astro:server:setup': ({ server }) => {
        end = carry(server);
      },
    },
  };
}

/** Has a server answer by the site; returns the way to end that. */
function carry(vite: ViteDevServer): () => Promise<void> {
  const { runner } = vite.environments.ssr as RunnableDevEnvironment;
  const app = newestOf(
    () => runner.import<AppModule>('/src/server/host/node/astro-app.ts'),
    ({ openAstroApp }) => openAstroApp(),
  );
  const site = newestOf(
    () => runner.import<SiteModule>('/src/server/host/dev/dev-site.ts'),
    ({ openDevSite }) => openDevSite({ newestApp: app.get, files: viteFiles(vite), root: ROOT }),
    (opened) => opened.end(),
  );
  const { httpServer, watcher } = vite;
  httpServer?.once('listening', () => void site.get().catch((error) => console.error(startFailure(error))));
  // Vite's own comes after the site, for its files.
  httpServer?.removeAllListeners('request');
  httpServer?.on('request', (req, res) => {
    site.get().then(
      ({ answer }) => answer(req, res),
      (error) => res.writeHead(500, { 'Content-Type': 'text/plain' }).end(startFailure(error)),
    );
  });
  let settling: NodeJS.Timeout | undefined;
  watcher.on('change', (file) => {
    if (!file.startsWith(join(ROOT, 'src') + sep)) return;
    clearTimeout(settling);
    settling = setTimeout(
      () =>
        void site.get().then(
          ({ renew }) => renew(),
          () => undefined,
        ),
      SETTLING,
    );
  });
  return () => {
    clearTimeout(settling);
    return site.end();
  };
}
