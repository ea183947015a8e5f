import { z } from 'zod';
import { isInOrder, LONGEST_GROUP_NAME } from '../../ingredients/ingredient-groups.ts';
import { nutritionByHandSchema } from '../../nutrition/nutrition-by-hand.ts';
import { type FieldName, ofEachField, type RecipeFields, schemasOf } from '../recipe-fields.ts';
import { slugSchema } from '../slug.ts';

/** So many times what may be saved can stand in what is being written: it is looked at before it is cut down. */
const ROOM = 5;
const LONGEST_ADDRESS = 200;
const LONGEST_TAG = 120;

const text = (longest: number) => z.string().max(ROOM * longest);
const texts = (longest: number, most: number) => z.array(text(longest)).max(ROOM * most);

const loose = schemasOf({
  text: ({ most }) => text(most),
  note: ({ most }) => text(most).nullable(),
  number: ({ least, most }) => z.int().min(least).max(most).nullable(),
  lines: ({ longest, most }) => texts(longest, most),
  tags: ({ most }) => texts(LONGEST_TAG, most),
  groups: ({ most }) =>
    z
      .array(z.strictObject({ name: text(LONGEST_GROUP_NAME), at: z.int().min(0).max(999) }))
      .max(ROOM * most)
      .refine(isInOrder),
  address: ({ most }) => text(most).nullable(),
  moment: () => z.int().nullable(),
  picture: () => text(LONGEST_ADDRESS).nullable(),
  pictures: ({ most }) => texts(LONGEST_ADDRESS, most),
  figures: () => nutritionByHandSchema.nullable(),
});

type Loose = typeof loose;
/** `null`, an input left empty, is what the field is where nothing is said. */
type Said<F extends FieldName> = null extends RecipeFields[F]['empty']
  ? z.output<Loose[F]>
  : NonNullable<z.output<Loose[F]>>;
type Drafted = { [F in FieldName]: z.ZodDefault<z.ZodType<Said<F>, z.input<Loose[F]>>> };
/** Nobody looks at these before they are saved. */
const { availableImages, isPublished, publishAt, unpublishAt, ...drafted } = ofEachField(({ empty }, name) =>
  (loose[name] as z.ZodType).default(empty).transform((said) => (said === null || said === '' ? empty : said)),
) as unknown as Drafted;

/** A recipe while it is being written: anything may still be empty or missing. */
export const recipeDraftSchema = z.strictObject({
  /** The id of a recipe that is saved already; its ratings count. */
  id: slugSchema.optional(),
  ...drafted,
});
export type RecipeDraft = z.output<typeof recipeDraftSchema>;
