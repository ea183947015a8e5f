import { eq } from 'drizzle-orm';
import { newsletterLetters } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { LetterText } from '#src/domain/newsletter/letter.ts';
import { addressesOfLetter, type LetterProblem, letterProblems } from '#src/domain/newsletter/letter-problems.ts';
import { paths } from '#src/paths.ts';
import { read } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { siteLink } from '../../base/site-link.ts';
import { ownPages } from '../../site/own-pages.ts';
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
  const [{ answers }, redirects] = await Promise.all([ownPages(read()), allRedirects()]);
  return new Set(own.flatMap(({ address, path }) => (answers(path) || redirects.has(path) ? [] : [address])));
}

/** The path of an address of this site; `null` of any other. */
function ownPath(address: string): string | null {
  const url = URL.parse(address, env().SITE_URL);
  return url && url.origin === new URL(env().SITE_URL).origin ? url.pathname : null;
}
