import type { MarkedRecipe } from '#src/domain/marked/marked-recipe.ts';
import { readMarkedRecipe } from '#src/domain/marked/read-marked.ts';
import { minutesOfDuration } from '#src/domain/quantities/duration-texts.ts';
import type { GeneratedRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import { definedFields, type ForeignFields } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { textIn } from '#src/domain/recipes/formats/values.ts';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import { linesOfHtml } from '../web-pages/plain-text.ts';

/** A recipe as a file marks it, as far as files do. */
export type FileMarks = Pick<
  MarkedRecipe,
  'title' | 'description' | 'yields' | 'minutes' | 'ingredients' | 'steps' | 'notes'
> & { categories: string[]; tags?: string[]; equipment?: string[]; cuisine?: string; language?: string | null };

/** What makes lines of HTML: where it has none, those of the text are the lines. */
const BLOCK = /<\/?(?:p|br|li|ul|ol|div|h[1-6]|table|tr)\b/i;

/** Lines of a text that may be HTML. An "&" or a "<" alone makes no HTML of it, in which a new line is a blank. */
export const textLines = (text: string | undefined): string[] =>
  text === undefined ? [] : BLOCK.test(text) ? linesOfHtml(text) : text.split(/[\r\n]+/).flatMap(linesOfHtml);

/** Minutes of a duration in whatever words; `undefined` for none. */
export const minutesTold = (value: unknown): number | undefined => minutesOfDuration(textIn(value) ?? '') ?? undefined;

export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/\S/i.test(value);

/** The address that a value is; `undefined` for anything else. */
export const addressTold = (value: unknown): string | undefined => (isAddress(value) ? value : undefined);

interface MarkedDraft {
  fields: ForeignFields;
  kept: Record<string, unknown>;
  /** What the fields hold in part, word for word. */
  within: Record<string, unknown>;
}

/**
 * The draft of a recipe that a file marks, and what of it became nothing. What nobody says stays open: a file is no prose.
 * A language is no reason to refuse one whose lines are named. Throws `validation` where there are no ingredients.
 */
export function markedDraft(
  { categories, tags = [], equipment = [], cuisine = '', language = null, ...marks }: FileMarks,
  sourceUrl: string | null,
): MarkedDraft {
  const steps = marks.steps.map(({ heading, lines }) => ({ heading, lines: lines.map(asHeading) }));
  const marked: MarkedRecipe = {
    ...{ ...marks, steps, equipment, language },
    ...{ isRunTogether: false, addresses: [], parts: [] },
    labels: { categories, cuisine, keywords: [...tags, ...categories] },
  };
  const made = readMarkedRecipe(marked, sourceUrl, { inAnyLanguage: true });
  const unknown = unreadIn(made);
  const labels = [...tags, ...categories].filter((word) => !isLabel(made, word));
  return {
    fields: fieldsOf(made, marked),
    kept: {
      ...(unknown.length > 0 && { 'lines beyond what a recipe holds': unknown }),
      ...(labels.length > 0 && { labels }),
      ...tooLong(marks),
    },
    within: inPart(made, { ...marks, steps }),
  };
}

/** Yields of which the number alone was taken, and headings that stand over nothing here. */
function inPart(
  made: GeneratedRecipe,
  { yields, ingredients, steps }: Pick<MarkedRecipe, 'yields' | 'ingredients' | 'steps'>,
) {
  const { servings, ingredientGroups, instructions } = made;
  const plain = [`${servings}`, `${servings} servings`, `serves ${servings}`];
  const written = yields.filter((words) => !plain.includes(words.trim().toLowerCase()));
  const here = [...ingredientGroups.map(({ name }) => name), ...instructions].join('\n').toLowerCase();
  const headings = [...ingredients, ...steps].flatMap(({ heading }) =>
    heading !== null && !here.includes(heading.toLowerCase()) ? [heading] : [],
  );
  return {
    ...(written.length > 0 && { 'yield as written': written.join('; ') }),
    ...(headings.length > 0 && { headings: [...new Set(headings)] }),
  };
}

/** The draft of a recipe that was read of a page, and what of the page became nothing. */
export function draftOfPage(made: GeneratedRecipe): { fields: ForeignFields; kept: Record<string, unknown> } {
  const unknown = unreadIn(made);
  const { prepTime: prep, cookTime: cook, restTime: rest } = made;
  const isTold = !made.assumed.includes('prepTime');
  const minutes = isTold ? { prep, cook, rest, total: null } : { prep: null, cook: null, rest: null, total: null };
  return {
    // Without marks, what stands around an ingredient is prose.
    fields: { ...fieldsOf(made, { minutes }), ingredients: made.ingredientLines },
    kept: unknown.length > 0 ? { 'lines of its page that became nothing': unknown } : {},
  };
}

/** "[For the sauce]" among steps, as RecipeSage writes it. */
const asHeading = (line: string): string => line.trim().replace(/^\[([^[\]]{1,60})\]$/, '**$1**');

const unreadIn = ({ source: { text, spans } }: GeneratedRecipe): string[] =>
  spans.flatMap(({ from, to, used }) => (used === null ? [text.slice(from, to).trim()] : []));

const isLabel = ({ category, tags }: GeneratedRecipe, word: string): boolean =>
  tags.includes(slugOf(word)) || slugOf(word) === category;

/** Texts that are cut, as they were. */
function tooLong({ title, description, steps }: Pick<FileMarks, 'title' | 'description' | 'steps'>) {
  const long = steps.flatMap(({ lines }) => lines).filter((line) => line.length > RECIPE_FIELDS.instructions.longest);
  return {
    ...(title.length > RECIPE_FIELDS.title.most && { title }),
    ...(description.length > RECIPE_FIELDS.description.most && { description }),
    ...(long.length > 0 && { 'long steps': long }),
  };
}

function fieldsOf(made: GeneratedRecipe, { minutes }: Pick<MarkedRecipe, 'minutes'>): ForeignFields {
  const { assumed, source } = made;
  const isTold = minutes.cook !== null || minutes.total !== null;
  const areTimesTold = isTold && !assumed.includes('prepTime');
  // As it is written, not as it is understood: that is done anew at every reading.
  const written = source.spans.flatMap(({ from, to, used }) =>
    used === 'ingredient' ? [source.text.slice(from, to).trim()] : [],
  );
  const { title, description, category, difficulty, tags, ingredientGroups, instructions, sourceUrl } = made;
  return definedFields({
    ...{ title, description, category, difficulty, tags, ingredientGroups, instructions, sourceUrl },
    cuisine: made.cuisine || null,
    tipsAndNotes: made.tipsAndNotes || null,
    // Whether it's quick is not known where a time is not.
    dietaryRestrictions: made.dietaryRestrictions.filter((diet) => diet !== 'quick-easy' || areTimesTold),
    servings: assumed.includes('servings') ? null : made.servings,
    prepTime: minutes.prep ?? (minutes.total !== null && !assumed.includes('prepTime') ? made.prepTime : null),
    cookTime: isTold ? made.cookTime : null,
    restTime: isTold || minutes.rest !== null ? made.restTime : null,
    ingredients: written,
  });
}
