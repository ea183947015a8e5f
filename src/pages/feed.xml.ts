import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { CATEGORY_LABELS } from '#src/domain/recipes/kitchen.ts';
import { shareImage } from '#src/layouts/seo.ts';
import { paths } from '#src/paths.ts';
import { tag } from '#src/server/base/tags.ts';
import { newestRecipes } from '#src/server/recipes/recipes.ts';
import { siteFacts } from '#src/server/site/site-facts.ts';

const NEWEST = 30;
const XMLNS = { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' };

export const GET: APIRoute = async ({ cache }) => {
  cache.set({ tags: [tag.recipes, tag.site], maxAge: 86_400 });
  const site = siteFacts();
  const absolute = (path: string): string => new URL(path, site.url).href;
  const recipes = await newestRecipes(NEWEST);
  return rss({
    title: `New recipes on ${site.name}`,
    description: 'The newest vegan recipes, with their nutrition facts.',
    site: site.url,
    trailingSlash: false,
    xmlns: XMLNS,
    customData: `<language>en</language><atom:link href="${absolute(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    items: recipes.map(({ id, title, description, category, createdAt, imageUrl }) => {
      const image = shareImage(imageUrl);
      return {
        title,
        description,
        link: paths.recipe(id),
        pubDate: new Date(createdAt),
        categories: [CATEGORY_LABELS[category]],
        ...(image && {
          customData: `<media:content url="${absolute(image).replaceAll('&', '&amp;')}" medium="image"/>`,
        }),
      };
    }),
  });
};
