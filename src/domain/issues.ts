import type { z } from 'zod';
import { counted } from './counted.ts';
import type { FieldIssue } from './errors.ts';
import { capital } from './words/capital.ts';

type Issue = z.core.$ZodRawIssue;
type Checked<S extends z.ZodType> = { data: z.output<S>; issues: null } | { data: null; issues: FieldIssue[] };

/**
 * Parses an input with a schema. Returns the data, or what is wrong with it in words for people: the schema's own
 * message where it has one, else a sentence of {@link sentenceOn}. Whoever shows validation messages to people uses
 * this.
 */
export function checked<S extends z.ZodType>(schema: S, input: unknown): Checked<S> {
  const result = schema.safeParse(input, { error: (issue) => sentenceOn(issue) });
  if (result.success) return { data: result.data, issues: null };
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return { data: null, issues };
}

/** The error map of a schema whose field has a label of its own. */
export const labelled =
  (label: string) =>
  (issue: Issue): string =>
    sentenceOn(issue, label);

/** The problem with a field, as a sentence that begins with its label. */
function sentenceOn(issue: Issue, label = labelAt(issue.path ?? [])): string {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') {
    return `${label} ${issue.code === 'invalid_type' && issue.expected === 'array' ? 'are' : 'is'} required`;
  }
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === null
        ? `${label} must not be empty`
        : `${label} must be ${KINDS[issue.expected] ?? 'valid'}`;
    case 'too_small':
      return tooSmall(issue, label);
    case 'too_big':
      return tooBig(issue, label);
    case 'not_multiple_of':
      return `${label} must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return `${label} ${FORMATS[issue.format] ?? 'is not written in the way it has to be'}`;
    case 'invalid_value':
      return `${label} must be ${oneOf(issue.values.map(String))}`;
    case 'invalid_union':
      return issue.discriminator ? `${label} is of no known kind` : unionSentence(issue, label);
    case 'unrecognized_keys':
      return `There is no field named ${issue.keys.map(quoted).join(' or ')} here`;
    default:
      return `${label} is not valid`;
  }
}

/** The types of JSON; `int` is what a number has to be that has no fraction. */
const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
  null: 'empty',
};

const FORMATS: Record<string, string> = {
  email: 'must be an e-mail address',
  url: 'must be a web address',
  uuid: 'must be an id such as 123e4567-e89b-42d3-a456-426614174000',
  date: 'must be a day such as 2026-11-23',
};

type TooSmall = Extract<Issue, { code: 'too_small' }>;
type TooBig = Extract<Issue, { code: 'too_big' }>;

function tooSmall({ origin, minimum, inclusive, exact }: TooSmall, label: string): string {
  if (origin === 'string' && minimum === 1) return `${label} is required`;
  return `${label} ${amount(origin, minimum, exact ? 'exactly' : inclusive === false ? 'more than' : 'at least')}`;
}

const tooBig = ({ origin, maximum, inclusive, exact }: TooBig, label: string): string =>
  `${label} ${amount(origin, maximum, exact ? 'exactly' : inclusive === false ? 'less than' : 'at most')}`;

function amount(origin: string, bound: number | bigint, how: string): string {
  if (Math.abs(Number(bound)) >= Number.MAX_SAFE_INTEGER) return 'is not a number one can count with';
  if (origin === 'string') return `must be ${how} ${counted(Number(bound), 'character')} long`;
  if (origin !== 'array' && origin !== 'set' && origin !== 'object' && origin !== 'record')
    return `must be ${how} ${bound}`;
  return `must have ${how} ${bound} ${bound === 1 ? 'entry' : 'entries'}`;
}

/** Beyond so many values a list of them says less than that it is none of them. */
const MOST_NAMED = 24;

function oneOf(values: readonly string[]): string {
  const named = values.filter((value) => value !== '');
  if (named.length > MOST_NAMED) return 'one of the values there are';
  return named.length > 1 ? `one of ${named.slice(0, -1).join(', ')} or ${named.at(-1)}` : (named[0] ?? 'empty');
}

/** Names all values of a choice among values; for one among shapes it only says that it is none of them. */
function unionSentence({ errors }: Extract<Issue, { code: 'invalid_union' }>, label: string): string {
  const values = errors.flat().map((issue) => (issue.code === 'invalid_value' ? issue.values.map(String) : null));
  return values.length > 0 && values.every((each) => each !== null)
    ? `${label} must be ${oneOf(values.flat())}`
    : `${label} is not valid`;
}

/** A name from outside, cut where it is long. */
const quoted = (name: string): string => `“${name.length > 40 ? `${name.slice(0, 40)}…` : name}”`;

/** Labels that the words of a field's name do not make. */
const LABELS: Record<string, string> = {
  energyKcal: 'Energy (kcal)',
  energyKj: 'Energy (kJ)',
  fallbackImageUrl: 'Fallback image URL',
  html: 'Page',
  id: 'ID',
  ids: 'Choice',
  imageUrl: 'Image URL',
  inputText: 'Recipe input',
  maxWeekdayMinutes: 'Minutes on weekdays',
  nutriScore: 'Nutri-Score',
  per100g: 'Nutrition per 100 g',
  perServing: 'Nutrition per serving',
  publisherId: 'Publisher ID',
  entryId: 'Entry',
  recipeId: 'Recipe',
  recipeIds: 'Recipes',
  rotationIntervalHours: 'Rotation interval (hours)',
  servingGrams: 'One serving (g)',
  url: 'Address',
  vitaminC: 'Vitamin C',
};

/** "prepTime" → "Prep time", "isPublished" → "Published"; of a line of a list also which: "Ingredients (number 3)". */
function labelAt(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string');
  if (typeof name !== 'string') return 'The request';
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  const label = Object.hasOwn(LABELS, name) ? LABELS[name] : capital(words);
  const last = path.at(-1);
  return typeof last === 'number' ? `${label} (number ${last + 1})` : `${label}`;
}
