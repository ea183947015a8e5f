import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { FileServer } from '../node/file-server.ts';

/** Modules by their place in the project, and what Vite has of its own. */
const OF_VITE = /^\/(?:@|__|src\/|node_modules\/)/;

/** The files that Vite serves: those of `public/` and every module of the sources. */
export function viteFiles(vite: Pick<ViteDevServer, 'config' | 'middlewares'>): FileServer {
  const { root, publicDir } = vite.config;
  const isPublic = (path: string) => statSync(join(publicDir, path), { throwIfNoEntry: false })?.isFile() === true;
  return {
    // Astro names the scripts of its components by their whole path.
    has: (path) => OF_VITE.test(path) || path.startsWith(`${root}/`) || isPublic(path),
    send: ({ req, res }) =>
      new Promise((resolve) => {
        res.once('close', resolve);
        vite.middlewares(req, res);
      }),
  };
}
