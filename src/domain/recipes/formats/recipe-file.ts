import { z } from 'zod';
import { nutriScoreSchema } from '../../nutrition/nutri-score.ts';
import { nutritionSchema } from '../../nutrition/nutrition-figures.ts';
import { bareAddress } from '../../pictures/picture-address.ts';
import { recipeChangeSchema } from '../editing/recipe-editing.ts';
import { recipeSchema } from '../recipe.ts';
import { type FieldName, fieldEntries } from '../recipe-fields.ts';
import { slugSchema } from '../slug.ts';
import type { RecipePlace } from './facts.ts';

/** The name of the format, by which a file of it is known, and its version: another one where an old file would be read wrongly. */
export const RECIPE_FORMAT = 'plantry-recipe';
export const RECIPE_FORMAT_VERSION = 1;
/** The folder of an archive in which pictures lie, by their names. */
export const PICTURE_FOLDER = 'pictures';

const moment = z.iso.datetime();

/** A picture that a recipe names: its address there, and the name by which an archive has it. */
const pictureSchema = z.object({
  /** As fields of the recipe name it, without what stands behind `#`. */
  address: z.string().max(200),
  /** Its file in the folder `pictures` of the same archive. */
  name: z.string().max(200),
  /** RecipePlace it can be had on the web. */
  url: z.string().max(2000),
});

/** What a site has worked out of a recipe: for readers of the file. Whoever takes the recipe in works it out anew. */
const estimatedSchema = z.object({
  /** Per 100 g; salt as `sodium`, in milligrams. */
  nutrition: nutritionSchema.nullable(),
  /** Of a serving. */
  calories: z.number(),
  nutriScore: nutriScoreSchema.nullable(),
  restKind: recipeSchema.shape.restKind,
  allergens: recipeSchema.shape.allergens,
  dietNotes: recipeSchema.shape.dietNotes,
});

const { title, ...others } = recipeChangeSchema.shape;

/**
 * The file of one recipe, as docs/format.md tells of it. `recipe` has every field that is written of a recipe, under the
 * rules of whoever saves one; a field that is left out says nothing.
 */
export const recipeFileSchema = z.object({
  format: z.literal(RECIPE_FORMAT),
  version: z.literal(RECIPE_FORMAT_VERSION),
  /** Its name in addresses where it comes from. */
  id: slugSchema,
  recipe: z.object({ title: title.unwrap(), ...others }),
  dates: z.object({ created: moment, published: moment.nullable(), updated: moment }),
  /** The site it comes from, and its page there. */
  from: z.object({ site: z.string().max(200), url: z.string().max(2000) }),
  ratings: z.object({ average: z.number().min(0).max(5), count: z.int().min(0) }),
  pictures: z.array(pictureSchema).max(100),
  estimated: estimatedSchema,
});
export type RecipeFile = z.input<typeof recipeFileSchema>;

type Fields = z.input<typeof recipeChangeSchema>;
/** A recipe as the site keeps it, as far as whoever asks may see it. */
export type FiledRecipe = z.infer<typeof estimatedSchema> & {
  id: string;
  createdAt: number;
  publishedAt: number | null;
  updatedAt: number;
  avgRating: number;
  totalRatings: number;
} & { [F in FieldName]?: Fields[F] | undefined };

/** A recipe as a file of ours. */
export function recipeFile(recipe: FiledRecipe, { site, page, absolute }: RecipePlace): RecipeFile {
  const { nutrition, calories, nutriScore, restKind, allergens, dietNotes } = recipe;
  const iso = (at: number): string => new Date(at).toISOString();
  const fields = Object.fromEntries(
    fieldEntries.flatMap(([name]) => (recipe[name] === undefined ? [] : [[name, recipe[name]]])),
  );
  return {
    format: RECIPE_FORMAT,
    version: RECIPE_FORMAT_VERSION,
    id: recipe.id,
    recipe: fields as RecipeFile['recipe'],
    dates: {
      created: iso(recipe.createdAt),
      published: recipe.publishedAt === null ? null : iso(recipe.publishedAt),
      updated: iso(recipe.updatedAt),
    },
    from: { site, url: page },
    ratings: { average: recipe.avgRating, count: recipe.totalRatings },
    pictures: picturesOf(recipe).map((address) => ({
      address,
      name: nameOf(address),
      url: absolute(address),
    })),
    estimated: { nutrition, calories, nutriScore, restKind, allergens, dietNotes },
  };
}

/** The bare addresses of all pictures that a recipe names, each once. */
export function picturesOf({
  imageUrl,
  processImages = [],
  availableImages = [],
}: Pick<FiledRecipe, 'imageUrl' | 'processImages' | 'availableImages'>): string[] {
  const all = [...(imageUrl ? [imageUrl] : []), ...processImages, ...availableImages];
  return [...new Set(all.map(bareAddress))];
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The JSON Schema of {@link recipeFileSchema}, as docs/recipe.schema.json publishes it. */
export function recipeFileJsonSchema(): Record<string, unknown> {
  return {
    ...z.toJSONSchema(recipeFileSchema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }),
    title: 'A recipe file of Plantry',
  };
}
