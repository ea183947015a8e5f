import { saidOf, TRACES } from '#src/domain/ingredients/allergen-statement.ts';
import { micronutrientRows, noteOnFigures, nutritionRows } from '#src/domain/nutrition/nutrition-table.ts';
import {
  RECIPE_MAILS_A_DAY,
  RECIPE_MAILS_TO_A_STRANGER,
  type RecipeMail,
  SAME_MAIL_MINUTES,
} from '#src/domain/premium/recipe-mail.ts';
import { dietNoteText } from '#src/domain/recipes/diet-notes.ts';
import { DIET_LABELS } from '#src/domain/recipes/kitchen.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { recipeAsRead, tipsAsRead } from '#src/domain/recipes/recipe-as-read.ts';
import type { RecipeReading } from '#src/domain/recipes/recipe-reading.ts';
import { sourceOf } from '#src/domain/recipes/source.ts';
import { allFacts } from '#src/domain/recipes/times.ts';
import { allergensShown, partText, type ScalableLine, type StepPart, scaledLine } from '#src/domain/scaling/scaling.ts';
import { paths } from '#src/paths.ts';
import { write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { sha256 } from '../base/secrets/secrets.ts';
import { type SignedIn, VISITOR } from '../base/viewer.ts';
import { countAsked, takeTurn } from '../mail/first-mails.ts';
import { mailPicture } from '../mail/mail-picture.ts';
import { addressOfMember, namedMember, wordsOfMember } from '../mail/proven.ts';
import { queueMail } from '../mail/queue.ts';
import { refusalLinks, refusesMail } from '../mail/refusals.ts';
import type { MailData } from '../mail/templates.ts';
import { findRecipe } from '../recipes/recipes.ts';
import { siteFacts } from '../site/site-facts.ts';

const aDay = cap({ times: RECIPE_MAILS_A_DAY, seconds: 86_400 });
/** The cap for all members together. */
const toStranger = cap({
  times: RECIPE_MAILS_TO_A_STRANGER,
  seconds: 86_400,
  message: 'This address has had enough recipes for today. Please try again tomorrow.',
});
const theSame = cap({ times: 1, seconds: SAME_MAIL_MINUTES * 60 });

type MailText = MailData<'recipe'>;

/**
 * Mails a published recipe to the member, or to another address what its owner might see on the site; `false` where
 * there is no such recipe. Whether the other address refused such mails is not told.
 */
export async function mailRecipe(
  viewer: SignedIn,
  id: string,
  { to = viewer.email, note, ...reading }: RecipeMail,
  network: string,
) {
  const isOwn = to === viewer.email;
  const recipe = await findRecipe(id, isOwn ? viewer : VISITOR);
  if (!recipe?.isPublished) return false;
  const same = `${id} ${sha256(to)}`;
  await theSame.take(same);
  await aDay.take(viewer.id);
  if (!isOwn) await toStranger.take(sha256(to));
  try {
    const text = { ...mailOf(recipe, reading), note: wordsOfMember(viewer, note ?? '') };
    if (isOwn) {
      const data = { ...text, sender: null, refusal: null };
      await write((tx) => queueMail(tx, { to: addressOfMember(viewer), template: 'recipe', data }));
      return true;
    }
    const counted = countAsked({ network, to, form: `recipe ${id}` });
    if (await refusesMail(to, 'recipes')) return true;
    const data = { ...text, sender: namedMember(viewer), refusal: await refusalLinks(to, 'recipes') };
    await write((tx) => queueMail(tx, { to, turn: takeTurn(counted), template: 'recipe', data }));
    return true;
  } catch (error) {
    // Nothing was sent: it counts for nothing.
    await Promise.all([theSame.giveBack(same), aDay.giveBack(viewer.id), !isOwn && toStranger.giveBack(sha256(to))]);
    throw error;
  }
}

function mailOf(recipe: Recipe, reading: RecipeReading): Omit<MailText, 'note' | 'sender' | 'refusal'> {
  const { url } = siteFacts();
  const shown = recipeAsRead(recipe, reading);
  const { lines, steps } = shown;
  const servings = reading.servings ?? recipe.servings;
  const { nutriScore } = recipe;
  return {
    // A header is a single line, whatever an old title was.
    title: recipe.title.replaceAll(/\p{Cc}+/gu, ' '),
    description: recipe.description,
    link: new URL(paths.recipe(recipe.id), url).href,
    picture: mailPicture(recipe.imageUrl),
    facts: allFacts(recipe, servings),
    diets: ['Vegan', ...recipe.dietaryRestrictions.map((diet) => DIET_LABELS[diet])],
    notes: recipe.dietNotes.map(dietNoteText),
    ingredients: lines.map(lineOf),
    ingredientGroups: recipe.ingredientGroups,
    source: sourceOf(recipe.sourceUrl),
    allergens: [...saidOf(recipe.isTeaser ? recipe.allergens : allergensShown(shown)), { name: '', text: TRACES }],
    steps: steps.map((parts) => parts.map((part) => wordsOf(part))),
    stepsNote: shown.note?.text ?? null,
    // A teaser has none, not even those of every recipe.
    tips: recipe.isTeaser ? [] : tipsAsRead(recipe, reading),
    nutriScore,
    nutrition: figuresOf(recipe, lines),
  };
}

function figuresOf(recipe: Recipe, lines: readonly ScalableLine[]): MailText['nutrition'] {
  const { nutrition } = recipe;
  if (!nutrition) return null;
  const weight = `One serving weighs about ${nutrition.servingGrams}\u00a0g.`;
  return {
    rows: [...nutritionRows(nutrition, recipe), ...micronutrientRows(nutrition)].map(({ per100: _, ...row }) => row),
    note: [weight, noteOnFigures(nutrition, lines)].filter(Boolean).join(' '),
  };
}

function lineOf(line: ScalableLine): MailText['ingredients'][number] {
  const { amount, rest } = scaledLine(line);
  return { amount, rest: line.instead ? `${rest} (instead of ${line.instead})` : rest };
}

const wordsOf = (part: StepPart): MailText['steps'][number][number] => ({
  text: partText(part),
  isStrong: typeof part !== 'string',
});
