import { z } from 'zod';
import { counted } from '../../counted.ts';
import { ingredientGroupSchema, isInOrder } from '../../ingredients/ingredient-groups.ts';
import { labelled } from '../../issues.ts';
import { byHandFromFacts, nutritionByHandSchema, nutritionFactsSchema } from '../../nutrition/nutrition-by-hand.ts';
import { bounded } from '../../pattern.ts';
import { bareAddress, focusOf, isFocus, stepOf, withFocus, withStep } from '../../pictures/picture-address.ts';
import { type FieldName, type FieldOf, ofEachField, type RecipeFields, schemasOf } from '../recipe-fields.ts';
import { slugSchema } from '../slug.ts';
import { sourceOf } from '../source.ts';

/** The end of the year 9999, the last that a date can name in four digits. */
const LATEST = Date.UTC(9999, 11, 31);

const words = (most: number, label?: string) =>
  z
    .string(label && { error: labelled(label) })
    .trim()
    .max(most, `Use at most ${most} characters`);
const text = ({ label, least, most }: FieldOf<'text'>) =>
  words(most, label).min(least, least === 1 ? `${label} is required` : `${label} must be at least ${least} characters`);
const note = ({ label, most }: FieldOf<'note'>) => words(most, label);
const whole = ({ unit, least, most }: FieldOf<'number'>) =>
  z
    .int(`Whole ${unit}s, please`)
    .min(least, least === 0 ? 'Not below 0' : `At least ${counted(least, unit)}`)
    .max(most, `At most ${counted(most, unit)}`);
const lines = ({ label, noun, longest, most, isNeeded }: FieldOf<'lines'>) =>
  z
    .array(words(longest).min(1, `Empty ${noun}`), { error: labelled(label) })
    .min(isNeeded ? 1 : 0, `At least one ${noun} is required`)
    .max(most, `At most ${most}`);
const tags = ({ label, most }: FieldOf<'tags'>) =>
  z.array(slugSchema, { error: labelled(label) }).max(most, `At most ${most} tags`);
const groups = ({ label, most }: FieldOf<'groups'>) =>
  z
    .array(ingredientGroupSchema, { error: labelled(label) })
    .max(most, `At most ${most} groups`)
    .refine(isInOrder, 'Keep them in the order of the ingredients');
/** Empty text is no address. */
const address = ({ label, most }: FieldOf<'address'>) =>
  words(most, label)
    .refine((written) => written === '' || sourceOf(written), 'Use an address that begins with https://')
    .transform((written) => written || null)
    .nullable();

/** Whole minutes are what a form has; a call may be finer. */
const moment = ({ label }: FieldOf<'moment'>) =>
  z
    .int({ error: labelled(label) })
    .min(0)
    .max(LATEST, 'That’s too far in the future')
    .nullable();

/** A picture of this site: of the catalogue, or uploaded. Others' pictures are never hot-linked. */
const ownPictureSchema = z
  .string()
  .max(200)
  .regex(
    bounded(10_000, /^\/(?:pictures|media)\/(?!.*\.\.)[a-z0-9][a-z0-9./-]*\.(?:jpg|avif|webp|png)$/),
    'Use a picture of this site',
  );
/** The same with what may be said behind it: the step it shows, and the point that stays in sight. */
const placedPictureSchema = z.string().refine(
  (address) => {
    const [step, focus] = [stepOf(address), focusOf(address)];
    const isPlain = withFocus(withStep(bareAddress(address), step), focus) === address;
    return isPlain && (!focus || isFocus(focus)) && ownPictureSchema.safeParse(bareAddress(address)).success;
  },
  { error: 'Use a picture of this site' },
);
const pictures = ({ ofSteps, most }: FieldOf<'pictures'>) =>
  z.array(ofSteps ? placedPictureSchema : ownPictureSchema).max(most, `At most ${most} pictures`);

const made = {
  ...{ text, lines, tags, groups, address, moment, pictures, picture: () => placedPictureSchema.nullable() },
  figures: () => nutritionByHandSchema.nullable(),
};
/** The rules of each field, of notes and numbers where there is one. */
export const RULES = schemasOf({ ...made, note, number: whole });

/** The fields of a recipe that an administrator writes. */
const fields = schemasOf({
  ...made,
  /** Empty text is no text. */
  note: (field) =>
    note(field)
      .transform((written) => written || null)
      .nullable(),
  number: (field) => whole(field).nullable(),
});

type Fields = typeof fields;
type New = {
  [F in FieldName]: RecipeFields[F] extends { isNeeded: true } ? Fields[F] : z.ZodDefault<Fields[F]>;
};
/** The same of a recipe that is new, which may leave out what it does not need. */
export const NEW_FIELDS = ofEachField((field, name) =>
  field.isNeeded ? fields[name] : (fields[name] as z.ZodType).default(field.empty),
) as New;
const { isPublished, nutriScoreByHand, ...written } = NEW_FIELDS;

const said = z.array(words(300)).max(100, 'At most 100');
/** The confirmations of a recipe's publisher; kept where that was asked. */
export const confirmationsSchema = z.object({
  /** Ingredient lines, or foods of steps, that are vegan. */
  confirmedVegan: said.optional(),
  /** Ingredient lines, times or figures that look impossible and are right. */
  confirmedFigures: said.optional(),
});
export type Confirmations = z.output<typeof confirmationsSchema>;

/**
 * A new recipe; what is left out is empty, and it is a draft. `published`, `nutriScore` and `nutritionFacts` are the
 * names the call has for what is `isPublished`, `nutriScoreByHand` and, in another shape, `nutritionByHand` ever after.
 */
export const newRecipeSchema = z
  .strictObject({
    ...written,
    published: isPublished,
    nutriScore: nutriScoreByHand,
    nutritionFacts: nutritionFactsSchema
      .transform(byHandFromFacts)
      .pipe(nutritionByHandSchema)
      .nullable()
      .default(null),
    ...confirmationsSchema.shape,
  })
  .transform(({ published, nutriScore, nutritionFacts, nutritionByHand: stated, ...recipe }) => ({
    ...recipe,
    isPublished: published,
    nutriScoreByHand: nutriScore,
    nutritionByHand: stated ?? nutritionFacts,
  }));
export type NewRecipe = z.output<typeof newRecipeSchema>;

/** The changes of a recipe. */
/** Who stands beside a newer text of the catalogue in the history of a recipe that was changed here. */
export const CATALOGUE_ACTOR = 'the catalogue';
export const recipeChangeSchema = z.strictObject(fields).partial();
export type RecipeChange = z.output<typeof recipeChangeSchema>;
