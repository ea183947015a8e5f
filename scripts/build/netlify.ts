import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { databaseFile } from '#src/db/database-file.ts';
import type { Env } from '#src/server/base/env.ts';
import { FRAGMENTS, PICTURES } from '#src/server/host/netlify/bundle.ts';
import { takeNetlifySettings } from '#src/server/host/netlify/settings.ts';
import { filesUnder } from './files.ts';
import { ROOT, run } from './site.ts';
import { step } from './step.ts';

/** What Netlify publishes, and the function it runs. */
const SITE = join(ROOT, 'dist/netlify');
const FUNCTION = join(ROOT, '.netlify/v1/functions/ssr');
/** What the adapter put there that the function needs. */
const NEEDED = new Set(['.netlify', 'node_modules', 'package.json', 'ssr.mjs']);

/** Builds the site for Netlify, and brings its remote database up to date. */
export async function buildForNetlify(): Promise<void> {
  process.env.DEPLOY_TARGET = 'netlify';
  takeNetlifySettings(process.env);
  const { env } = await import('#src/server/base/env.ts');
  if (databaseFile(env().DATABASE_URL) !== null) {
    throw new Error('Netlify keeps no files: set DATABASE_URL to a remote libSQL database (libsql://…)');
  }
  const { preparedText, prepareDatabase } = await import('./prepare.ts');
  await step('Preparing the database', prepareDatabase, {
    done: preparedText,
  });
  await step('Building the site', async () => {
    await run(['node_modules/astro/bin/astro.mjs', 'build']);
    await removeStrayFiles();
  });
  await step('Making the search index', makeSearchIndex, { done: (recipes) => `${recipes} recipes` });
  await step('Completing the function', () => completeFunction(env()));
  await makeFirstAdministrator();
  const { mailService } = await import('#src/server/mail/service.ts');
  if (mailService().kind === 'outbox')
    console.warn('! Without SMTP_URL or RESEND_API_KEY mails wait in the queue: nobody can join');
}

/** The adapter takes files for parts of the program that it only finds named there, a database in DATA_DIR among them. */
async function removeStrayFiles(): Promise<void> {
  const strays = (await readdir(FUNCTION)).filter((name) => !NEEDED.has(name));
  await Promise.all(strays.map((name) => rm(join(FUNCTION, name), { recursive: true })));
}

/** Its fragments go with the function, which knows whether their recipes are still on the site. */
async function makeSearchIndex(): Promise<number> {
  const { writeIndexFiles } = await import('#src/server/search/search-index.ts');
  const folder = join(SITE, 'pagefind');
  const recipes = await writeIndexFiles(folder);
  await mkdir(join(FUNCTION, FRAGMENTS), { recursive: true });
  for (const name of await readdir(join(folder, 'fragment'))) {
    await rename(join(folder, 'fragment', name), join(FUNCTION, FRAGMENTS, name));
  }
  await rm(join(folder, 'fragment'), { recursive: true });
  return recipes;
}

async function completeFunction({ isHttps, HSTS_SUBDOMAINS }: Env): Promise<void> {
  await cp(join(SITE, 'pictures'), join(FUNCTION, PICTURES, 'pictures'), {
    recursive: true,
    filter: (path) => basename(path) === 'pictures' || path.endsWith('.jpg'),
  });
  const addresses = filesUnder(SITE)
    .map((path) => `/${path}`)
    .filter((address) => !/^\/_(headers|redirects)$/.test(address));
  // Loaded only now, as all that may read the settings: those Netlify gives must be taken first.
  const { headerRules } = await import('./netlify-headers.ts');
  await writeFile(join(SITE, '_headers'), headerRules(addresses, isHttps, HSTS_SUBDOMAINS));
}

/** Whoever reads the log of a deploy must not learn a password from it: one has to be set. */
async function makeFirstAdministrator(): Promise<void> {
  const { closeDatabase, database } = await import('#src/server/base/database.ts');
  const { env } = await import('#src/server/base/env.ts');
  const { beginPurging } = await import('#src/server/host/netlify/purging.ts');
  try {
    await beginPurging(database());
    if (!env().ADMIN_PASSWORD) return;
    const { ensureFirstAdministrator } = await import('#src/server/members/members.ts');
    const made = await ensureFirstAdministrator();
    if (made) console.log(`✓ The first administrator is ${made.email}, with the password in ADMIN_PASSWORD`);
  } finally {
    closeDatabase();
  }
}
