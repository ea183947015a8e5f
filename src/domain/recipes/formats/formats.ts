/** The formats in which one recipe can be had, each with its media type and the end of its file's name. */
export const RECIPE_FORMATS = {
  plantry: { label: 'Recipe file', type: 'application/vnd.plantry.recipe+json', ending: 'plantry.json' },
  jsonld: { label: 'JSON-LD', type: 'application/ld+json', ending: 'jsonld' },
  cooklang: { label: 'Cooklang', type: 'text/plain; charset=utf-8', ending: 'cook' },
  markdown: { label: 'Markdown', type: 'text/markdown; charset=utf-8', ending: 'md' },
  text: { label: 'Plain text', type: 'text/plain; charset=utf-8', ending: 'txt' },
} as const;
export type RecipeFormat = keyof typeof RECIPE_FORMATS;
export const RECIPE_FORMAT_NAMES = Object.keys(RECIPE_FORMATS) as [RecipeFormat, ...RecipeFormat[]];

/** The formats in which many recipes can be had at once, each as an archive. */
export const ARCHIVE_FORMATS = {
  plantry: { label: 'Recipe files with pictures', ending: 'zip' },
  jsonld: { label: 'JSON-LD with pictures', ending: 'zip' },
  cooklang: { label: 'Cooklang folder', ending: 'zip' },
  markdown: { label: 'Markdown folder', ending: 'zip' },
  mealie: { label: 'Mealie', ending: 'zip' },
  paprika: { label: 'Paprika', ending: 'paprikarecipes' },
} as const;
export type ArchiveFormat = keyof typeof ARCHIVE_FORMATS;
export const ARCHIVE_FORMAT_NAMES = Object.keys(ARCHIVE_FORMATS) as [ArchiveFormat, ...ArchiveFormat[]];

/** Recipes that are chosen one by one: an address can name so many. */
export const EXPORT_CHOICE_MAX = 60;
