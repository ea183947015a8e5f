import { createHash } from 'node:crypto';
import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { markedDraft } from '../marked-draft.ts';
import { clockMinutes } from './clock-minutes.ts';
import type { FormatReader } from './told-recipe.ts';

const BEGINS = /^\s*\*\s+Exported from\s+MasterCook\b.*\*\s*$/i;
const TABLE = /^-{6,} {1,4}-{6,} {1,4}-{6,}/;
const DASHES = /^\s*(?:- ){8,}-?\s*$/;
const FIELD = /^(Recipe By|Serving Size|Categories)\s*:(.*)$/i;
const PREPARATION = /Preparation Time\s*:\s*(\d+:\d\d)/i;
/** What stands behind the method, each under its name: "Source:" with the words in the next line, "NOTES : " before them. */
const AFTER =
  /^(Description|Source|Copyright|Yield|Start to Finish Time|T\([^)]{1,30}\)|NOTES|Ratings|Suggested Wine) {0,9}:/i;
/** Where its columns begin. */
const [MEASURE, FOOD] = [10, 24];

/** MasterCook as text (`.mxp`, `.txt`): any number of recipes, whose ingredients stand in a table. */
export const masterCookTextIn: FormatReader = ({ content }) => {
  if (content.kind !== 'text') return [];
  const lines = content.text.split(/\r?\n/);
  const starts = lines.flatMap((line, at) => (BEGINS.test(line) ? [at] : []));
  return starts.map((from, number) => {
    const own = lines.slice(from + 1, starts[number + 1]);
    return { name: titleOf(own), read: () => readRecipe(own) };
  });
};

const titleOf = (lines: readonly string[]): string => lines.find((line) => line.trim() !== '')?.trim() ?? '';

function readRecipe(lines: readonly string[]): ForeignRecipe {
  const table = lines.findIndex((line) => TABLE.test(line));
  const head = lines.slice(0, Math.max(0, table));
  const below = lines.slice(table + 1);
  const rows = below.slice(
    0,
    Math.max(
      0,
      below.findIndex((line) => line.trim() === ''),
    ),
  );
  const fields = headFields(head);
  const { method, after } = methodIn(below.slice(rows.length));
  const { description = '', notes, yield: made = '', 'start to finish time': total, ...more } = after;
  const draft = markedDraft(
    {
      ...{ title: titleOf(head), description, notes: notes ? [notes] : [], categories: fields.categories },
      yields: [fields.servings, made].filter(Boolean),
      minutes: { prep: fields.prep, cook: null, rest: null, total: clockMinutes(total) },
      ingredients: [{ heading: null, lines: ingredientLines(rows) }],
      steps: [{ heading: null, lines: method }],
    },
    null,
  );
  return {
    // It has no id of its own; the same text is the same recipe.
    foreignId: createHash('sha256').update(lines.join('\n').trim()).digest('hex'),
    fields: draft.fields,
    pictures: [],
    ...(fields.by && { author: fields.by }),
    kept: { ...(fields.by && { 'recipe by': fields.by }), ...more, ...draft.kept },
    account: { fields: [], within: draft.within },
  };
}

function headFields(head: readonly string[]) {
  const found = { by: '', servings: '', prep: null as number | null, categories: [] as string[] };
  let isCategories = false;
  for (const line of head) {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    // Categories go on below each other in two columns.
    isCategories = name ? /^categories/i.test(name) : isCategories && /^\s{8,}\S/.test(line);
    if (/^recipe by/i.test(name)) found.by = value.trim();
    if (/^serving/i.test(name)) {
      found.servings = /\d+/.exec(value)?.[0] ?? '';
      found.prep = clockMinutes(PREPARATION.exec(value)?.[1]);
    }
    if (isCategories)
      found.categories.push(
        ...(name ? value : line)
          .split(/\s{2,}/)
          .map((word) => word.trim())
          .filter(Boolean),
      );
  }
  return found;
}

/** Amount, measure, and "food -- how it is prepared"; each row is a line. */
function ingredientLines(rows: readonly string[]): string[] {
  return rows.flatMap((row) => {
    const cells = [row.slice(0, MEASURE), row.slice(MEASURE, FOOD), row.slice(FOOD)].map((cell) => cell.trim());
    const line = cells
      .filter(Boolean)
      .join(' ')
      .replace(/ -- {1,9}/, ', ');
    return line ? [line] : [];
  });
}

/** The paragraphs of the method, and by name what stands behind them. */
function methodIn(lines: readonly string[]) {
  const method: string[] = [];
  const after: Partial<Record<string, string>> = {};
  let place: string | null = null;
  for (const line of lines) {
    const [before = '', name] = AFTER.exec(line) ?? [];
    const words = line.trim().replace(/^"|"$/g, '');
    if (name) {
      place = name.toLowerCase();
      after[place] = line.slice(before.length).trim();
    } else if (DASHES.test(line)) place = 'more';
    else if (words && place === null) method.push(words);
    else if (words && place !== null) after[place] = [after[place], words].filter(Boolean).join(' ');
  }
  return { method, after };
}
