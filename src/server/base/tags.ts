/** Names of what a page shows, for {@link https://docs.astro.build caching} and for `content_versions`. */
export const tag = {
  recipe: (id: string): string => `recipe:${id}`,
  /** The notes of cooks on a recipe. */
  cookNotes: (recipeId: string): string => `cook-notes:${recipeId}`,
  /** Any list of recipes. */
  recipes: 'recipes',
  trending: 'trending',
  collection: (id: string): string => `collection:${id}`,
  /** Any list of collections, and which recipe is in which. */
  collections: 'collections',
  guide: (id: string): string => `guide:${id}`,
  /** Any list of guides, and which names lead to which. */
  guides: 'guides',
  /** When things are to be published, and to be taken off the site; no page shows it. */
  schedule: 'schedule',
  /** Settings, banners, page titles, advertising. */
  site: 'site',
  /** A letter of the newsletter. */
  letter: (id: string): string => `letter:${id}`,
  /** The list of those that went out. */
  letters: 'letters',
  /** Addresses that lead elsewhere: no page shows them. */
  redirects: 'redirects',
} as const;
