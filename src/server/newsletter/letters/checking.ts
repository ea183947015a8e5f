import { eq } from 'drizzle-orm';
import { newsletterLetters } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { LetterText } from '#src/domain/newsletter/letter.ts';
import { addressesOfLetter, type LetterProblem, letterProblems } from '#src/domain/newsletter/letter-problems.ts';
import { FIXED_PAGES } from '#src/fixed-pages.ts';
import { paths } from '#src/paths.ts';
import { read } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { siteLink } from '../../base/site-link.ts';
import { findCollection } from '../../collections/collections.ts';
import { findGuide } from '../../guides/guides.ts';
import { listAuthors } from '../../recipes/authors.ts';
import { recipeCards } from '../../recipes/recipes.ts';
import { allRedirects } from '../../site/redirects.ts';
import { letterContents } from './contents.ts';
import { renderLetter, shownLetter } from './rendering.ts';

/** The problems an editor should know of a letter. Throws `not_found` where there is none. */
export async function checkLetter(id: string): Promise<LetterProblem[]> {
  const [letter] = await read().select().from(newsletterLetters).where(eq(newsletterLetters.id, id));
  if (!letter) throw new AppError('not_found', 'There’s no such letter');
  const { html } = await renderLetter(letter, await shownLetter(letter), siteLink(paths.home));
  const { recipes, collections, guides } = await letterContents(letter);
  return letterProblems(letter, {
    bytes: Buffer.byteLength(html),
    deadLinks: await deadLinksOf(letter),
    isPublic: {
      recipe: new Set(recipes.keys()),
      collection: new Set(collections.keys()),
      guide: new Set(guides.keys()),
    },
  });
}

/** The addresses of this site in a letter behind which there is no page. */
async function deadLinksOf(letter: Pick<LetterText, 'blocks'>): Promise<Set<string>> {
  const own = addressesOfLetter(letter).flatMap((address) => {
    const path = ownPath(address);
    return path === null ? [] : [{ address, path }];
  });
  const alive = await Promise.all(own.map(({ path }) => isPage(path)));
  return new Set(own.flatMap(({ address }, i) => (alive[i] ? [] : [address])));
}

/** The path of an address of this site; `null` of any other. */
function ownPath(address: string): string | null {
  const url = URL.parse(address, env().SITE_URL);
  return url && url.origin === new URL(env().SITE_URL).origin ? url.pathname : null;
}

const RECIPE = new URLPattern({ pathname: '/recipes/:id' });
const COLLECTION = new URLPattern({ pathname: '/collections/:id' });
const GUIDE = new URLPattern({ pathname: '/guides/:id' });
const AUTHOR = new URLPattern({ pathname: '/authors/:slug' });
const LETTER = new URLPattern({ pathname: '/letters/:id' });
const FILES = /^\/(?:pictures|media|crops)\//;

async function isPage(pathname: string): Promise<boolean> {
  if (FIXED_PAGES.some(({ path }) => path === pathname) || FILES.test(pathname)) return true;
  if ((await allRedirects()).has(pathname)) return true;
  const named = (pattern: URLPattern): string | undefined =>
    Object.values(pattern.exec({ pathname })?.pathname.groups ?? {})[0];
  const recipe = named(RECIPE);
  if (recipe) return (await recipeCards([recipe])).length > 0;
  const collection = named(COLLECTION);
  if (collection) return (await findCollection(collection)) !== null;
  const guide = named(GUIDE);
  if (guide) return (await findGuide(guide)) !== null;
  const author = named(AUTHOR);
  if (author) return (await listAuthors()).some(({ slug }) => slug === author);
  const letter = named(LETTER);
  if (!letter) return false;
  const [sent] = await read()
    .select({ begunAt: newsletterLetters.begunAt })
    .from(newsletterLetters)
    .where(eq(newsletterLetters.id, letter));
  return sent !== undefined && sent.begunAt !== null;
}
