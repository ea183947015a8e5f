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
