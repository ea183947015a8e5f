import type { APIContext } from 'astro';
import type { SiteText, SiteTextId } from '#src/domain/site/site-texts.ts';
import { tag } from '../../base/tags.ts';
import { type ShownBlocks, shownBlocks } from '../../guides/shown-blocks.ts';
import { type Site, siteFacts } from '../../site/site-facts.ts';
import { siteText } from '../../texts/texts.ts';
import { showsFilms } from '../films.ts';

/** A page of text with all it shows. */
export interface TextPageFacts extends ShownBlocks {
  site: Site;
  id: SiteTextId;
  description: string;
}

/** A text as its page; says to the answer how long that may be kept, and whether it has films. */
export async function textPage(
  { cache, locals }: Pick<APIContext, 'cache' | 'locals'>,
  id: SiteTextId,
): Promise<TextPageFacts> {
  const page = await asTextPage({ locals }, await siteText(id));
  const { recipes, collections } = page.shown;
  cache.set({
    tags: [tag.site, ...recipes.map(tag.recipe), ...collections.map(tag.collection)],
    maxAge: 86_400,
  });
  return page;
}

/** The same of one that nobody keeps. */
export async function asTextPage(
  context: Pick<APIContext, 'locals'>,
  { id, description, body }: SiteText & { id: SiteTextId },
): Promise<TextPageFacts> {
  const shown = await shownBlocks(body);
  showsFilms(context, shown.blocks);
  return { site: siteFacts(), id, description, ...shown };
}
