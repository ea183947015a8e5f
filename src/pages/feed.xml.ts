import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { CATEGORY_LABELS } from '#src/domain/recipes/kitchen.ts';
import { shareImage } from '#src/layouts/seo.ts';
import { paths } from '#src/paths.ts';
import { tag } from '#src/server/base/tags.ts';
import { newestCollections } from '#src/server/collections/collections.ts';
import { allGuides } from '#src/server/guides/guides.ts';
import { newestRecipes } from '#src/server/recipes/recipes.ts';
import { siteFacts } from '#src/server/site/site-facts.ts';

const NEWEST = 30;
const XMLNS = { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' };

export const GET: APIRoute = async ({ cache }) => {
  cache.set({ tags: [tag.recipes, tag.collections, tag.guides, tag.site], maxAge: 86_400 });
  const site = siteFacts();
  const absolute = (path: string): string => new URL(path, site.url).href;
  const [recipes, collections, guides] = await Promise.all([
    newestRecipes(NEWEST),
    newestCollections(NEWEST),
    allGuides(),
  ]);
  const items = [
    ...recipes.map(({ id, title, description, category, createdAt, imageUrl }) => ({
      ...{ title, description, imageUrl, createdAt },
      link: paths.recipe(id),
      category: CATEGORY_LABELS[category],
    })),
    ...collections.map(({ id, title, description, createdAt, cover }) => ({
      ...{ title, description, createdAt },
      imageUrl: cover[0]?.url ?? null,
      link: paths.collection(id),
      category: 'Collections',
    })),
    ...guides.map(({ id, title, description, createdAt, imageUrl }) => ({
      ...{ title, description, createdAt, imageUrl },
      link: paths.guide(id),
      category: 'Guides',
    })),
  ];
  const newest = items.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, NEWEST);
  return rss({
    title: `New on ${site.name}`,
    description: 'The newest vegan recipes, collections and guides.',
    site: site.url,
    trailingSlash: false,
    xmlns: XMLNS,
    customData: `<language>en</language><atom:link href="${absolute(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    items: newest.map(({ title, description, category, link, createdAt, imageUrl }) => {
      const image = shareImage(imageUrl);
      return {
        title,
        description,
        link,
        pubDate: new Date(createdAt),
        categories: [category],
        ...(image && {
          customData: `<media:content url="${absolute(image).replaceAll('&', '&amp;')}" medium="image"/>`,
        }),
      };
    }),
  });
};
