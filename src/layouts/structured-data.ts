import type {
  BreadcrumbList,
  ImageObject,
  ItemList,
  Organization,
  Person,
  ProfilePage,
  WebSite,
  WithContext,
} from 'schema-dts';
import { STRUCTURED_LIST_LENGTH } from '#src/domain/constants.ts';
import { authorSlug } from '#src/domain/recipes/slug.ts';
import { ICON_SIZES } from '#src/domain/site/appearance/logo.ts';
import { lookFileAt } from '#src/domain/site/appearance/logo-shown.ts';
import { paths } from '#src/paths.ts';
import type { SiteFacts } from './seo.ts';

/** Absolute form of one of the site's own paths. */
export const absolute = ({ url }: Pick<SiteFacts, 'url'>, path: string): string => new URL(path, url).href;

export const organizationId = (site: SiteFacts): string => absolute(site, '/#organization');

/** The site itself, with its search box. */
export const webSite = (site: SiteFacts): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': absolute(site, '/#website'),
  name: site.name,
  url: absolute(site, paths.home),
  inLanguage: 'en',
  publisher: { '@id': organizationId(site) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(site, paths.recipes())}?search={search_term_string}` },
    // schema-dts does not know this property, which search engines read.
    ...{ 'query-input': 'required name=search_term_string' },
  },
});

export const organization = (site: SiteFacts): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': organizationId(site),
  name: site.name,
  url: absolute(site, paths.home),
  logo: logoOf(site),
  ...(site.socials.length > 0 && { sameAs: site.socials.map(({ url }) => url) }),
});

function logoOf(site: SiteFacts): ImageObject {
  const { logo, icons } = site.look;
  const of = (path: string, width: number, height: number): ImageObject => ({
    '@type': 'ImageObject',
    url: absolute(site, path),
    width: String(width),
    height: String(height),
  });
  return logo ? of(lookFileAt(logo.png), logo.width, logo.height) : of(icons.touch, ICON_SIZES.touch, ICON_SIZES.touch);
}

/** Who wrote a recipe. */
export const person = (site: SiteFacts, name: string) =>
  ({
    '@type': 'Person',
    '@id': `${absolute(site, paths.author(authorSlug(name)))}#person`,
    name,
    url: absolute(site, paths.author(authorSlug(name))),
  }) satisfies Person;

/** The page of an author. */
export const authorPage = (site: SiteFacts, name: string): WithContext<ProfilePage> => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  url: absolute(site, paths.author(authorSlug(name))),
  mainEntity: person(site, name),
});

/** Pages of a list, in the order the page shows them, each by its own address alone. */
export const pageList = (
  site: SiteFacts,
  name: string,
  pages: readonly { path: string; title: string }[],
): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: pages.length,
  itemListElement: pages.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: absolute(site, path),
  })),
});

/** The first ten recipes of a list, in the order the page shows them. */
export const recipeList = (
  site: SiteFacts,
  name: string,
  recipes: readonly { id: string; title: string }[],
): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListElement: recipes.slice(0, STRUCTURED_LIST_LENGTH).map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: absolute(site, paths.recipe(id)),
  })),
});

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  path?: string;
}

/** The same trail as the Breadcrumbs component shows. */
export const breadcrumbList = (site: SiteFacts, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(path && { item: absolute(site, path) }),
  })),
});
