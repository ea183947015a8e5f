import { bareAddress } from '#src/domain/pictures/picture-address.ts';
import { CATEGORIES } from '#src/domain/recipes/kitchen.ts';
import { FIXED_PAGES } from '#src/fixed-pages.ts';
import { paths } from '#src/paths.ts';
import { escapeMarkup } from '../base/escape.ts';
import { publishedCollections } from '../collections/collections.ts';
import { allGuides } from '../guides/guides.ts';
import { listAuthors } from '../recipes/authors.ts';
import { publishedRecipes } from '../recipes/recipes.ts';
import { siteFacts } from '../site/site-facts.ts';

/** Search engines read at most 50,000 addresses of a file. */
const SITEMAP_LENGTH = 45_000;

interface Entry {
  path: string;
  /** UTC milliseconds. */
  changedAt?: number | undefined;
  imageUrl?: string | null;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE_SPACE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Everything worth finding in one file, or the index of the files that hold it. */
export async function sitemap(length = SITEMAP_LENGTH): Promise<string> {
  const entries = await allEntries();
  if (entries.length <= length) return urlSet(entries);
  const parts = Array.from({ length: Math.ceil(entries.length / length) }, (_, i) => paths.sitemapPart(i + 1));
  const items = parts.map((path) => `<sitemap><loc>${address(path)}</loc></sitemap>`);
  return `${XML}<sitemapindex ${SPACE}>\n${items.join('\n')}\n</sitemapindex>\n`;
}

/** One of the files that the index names, from 1; `null` for any other number. */
export async function sitemapPart(part: number, length = SITEMAP_LENGTH): Promise<string | null> {
  const entries = (await allEntries()).slice((part - 1) * length, part * length);
  return part >= 1 && entries.length > 0 ? urlSet(entries) : null;
}

async function allEntries(): Promise<Entry[]> {
  const recipes = await publishedRecipes();
  const changedAt =
    recipes.length > 0 ? recipes.reduce((last, recipe) => Math.max(last, recipe.updatedAt), 0) : undefined;
  const fixed = FIXED_PAGES.flatMap(({ path, forSearch }) =>
    forSearch ? [{ path, changedAt: forSearch === 'recipes' ? changedAt : undefined }] : [],
  );
  return [
    ...fixed,
    ...CATEGORIES.map((category) => ({ path: paths.recipes({ category }), changedAt })),
    ...(await listAuthors()).map(({ slug }) => ({ path: paths.author(slug), changedAt })),
    ...(await publishedCollections()).map(({ id, updatedAt, imageUrl }) => ({
      path: paths.collection(id),
      changedAt: updatedAt,
      imageUrl,
    })),
    ...(await allGuides()).map(({ id, updatedAt, imageUrl }) => ({
      path: paths.guide(id),
      changedAt: updatedAt,
      imageUrl,
    })),
    ...recipes.map(({ id, updatedAt, imageUrl }) => ({ path: paths.recipe(id), changedAt: updatedAt, imageUrl })),
  ];
}

const urlSet = (entries: readonly Entry[]): string =>
  `${XML}<urlset ${SPACE} ${IMAGE_SPACE}>\n${entries.map(urlOf).join('\n')}\n</urlset>\n`;

function urlOf({ path, changedAt, imageUrl }: Entry): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  const image = imageUrl ? `<image:image><image:loc>${address(bareAddress(imageUrl))}</image:loc></image:image>` : '';
  return `<url><loc>${address(path)}</loc>${changed}${image}</url>`;
}

const address = (path: string): string => escapeMarkup(new URL(path, siteFacts().url).href);
