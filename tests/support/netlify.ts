import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { sourcesDigest } from '#scripts/build/sources.ts';
import { searchFragmentOf } from './search-fragments.ts';

const ROOT = join(import.meta.dirname, '../..');
const KEPT = join(ROOT, 'node_modules/.cache/plantry-tests/netlify');
const PATIENCE_MS = 8 * 60_000;

/** Of a deploy that is not the live site, and of the live site. */
export const SITE_URL = 'https://deploy-preview-7--plantry.example';
export const LIVE_URL = 'https://plantry.example';

export interface NetlifyBuild {
  /** Netlify's `_headers` for the files. */
  headers: string;
  /** Whether Netlify would serve a file at this address without asking the function. */
  hasFile(address: string): boolean;
  /** Address of what the search index tells of a recipe. */
  fragmentOf(id: string): Promise<string>;
  /** Whether the function brings a file. */
  brings(path: string): boolean;
  /** Answers a request as Netlify has the function answer it, and does what was left for after the answer. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  remove(): Promise<void>;
}

/** What to ask a call of the site's API with. */
export const call = (body: unknown, cookie = ''): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
  body: JSON.stringify(body),
});

type Handler = (request: Request, context: Partial<Context>) => Promise<Response>;

/**
 * The build for Netlify of today's sources, made once and kept, with its function loaded into this process from a folder
 * outside of the project, where it finds nothing but what it brings. A build brings `databaseUrl` up to date.
 */
export async function netlifyBuild(databaseUrl: string): Promise<NetlifyBuild> {
  const kept = await keptNetlifyBuild(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'plantry-netlify-'));
  await cp(join(kept, 'function'), folder, { recursive: true });
  const { default: handler } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'ssr.mjs')).href)) as {
    default: Handler;
  };
  let asked = 0;
  return {
    headers: await readFile(join(kept, 'site/_headers'), 'utf8'),
    hasFile: (address) => existsSync(join(kept, 'site', address)),
    async fragmentOf(id) {
      const address = await searchFragmentOf(join(folder, 'search'), id);
      if (!address) throw new Error(`The search index does not know ${id}`);
      return address;
    },
    brings: (path) => existsSync(join(folder, path)),
    async ask(path, init) {
      const left: Promise<unknown>[] = [];
      const context = {
        requestId: `request-${++asked}`,
        ip: '203.0.113.7',
        waitUntil: (promise: Promise<unknown>) => void left.push(promise),
      };
      const response = await handler(new Request(SITE_URL + path, init), context);
      await Promise.all(left);
      return response;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Folder with `site` and `function` of the build of today's sources, which is made where there is none. */
export async function keptNetlifyBuild(databaseUrl: string): Promise<string> {
  const kept = join(KEPT, sourcesDigest(ROOT));
  if (!existsSync(kept)) await build(databaseUrl, kept);
  return kept;
}

async function build(databaseUrl: string, kept: string): Promise<void> {
  await rm(KEPT, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    env: {
      PATH: process.env.PATH,
      NETLIFY: 'true',
      URL: LIVE_URL,
      CONTEXT: 'deploy-preview',
      DEPLOY_PRIME_URL: SITE_URL,
      SITE_NAME: 'calm-otter-1',
      DATABASE_URL: databaseUrl,
    },
  });
  if (status !== 0) throw new Error(`The build for Netlify failed:\n${stdout}${stderr}`);
  const draft = `${kept}.draft`;
  await mkdir(draft, { recursive: true });
  await cp(join(ROOT, 'dist/netlify'), join(draft, 'site'), { recursive: true });
  await cp(join(ROOT, '.netlify/v1/functions/ssr'), join(draft, 'function'), { recursive: true });
  await rename(draft, kept);
}
