import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLine, type LineTruth, plain, type ReadLine } from './ingredient-truth.ts';

/** What a person reads in a pasted text. `null` and empty lists are not judged; ranges are [from, to]. */
export interface RecipeTruth {
  name: string;
  text: string;
  /** The title's own words; a reader may keep up to `SPARE_WORDS` around them. */
  title: string | null;
  servings: [number, number] | null;
  /** Minutes. */
  prep: [number, number] | null;
  cook: [number, number] | null;
  rest: [number, number] | null;
  /** `at` is the index of a group's first line. */
  groups: { name: string; at: number }[];
  lines: LineTruth[];
  /** How each step begins. */
  steps: string[];
  /** Words that stand in a tip, and in no step. */
  tips: string[];
}

/** What a reader makes of a text, as far as it is judged. */
export interface ReadText {
  title: string;
  ingredients: ReadLine[];
  ingredientGroups?: { name: string; at: number }[] | undefined;
  instructions: string[];
  prepTime: number;
  cookTime: number;
  restTime: number;
  servings: number;
  tips: string;
}

export interface Score {
  lines: number;
  linesRight: number;
  /** Lines of the reader that no line of the text stands for. */
  invented: number;
  /** Title, servings, times, groups and steps, each one fact where it is judged; and tips. */
  facts: number;
  factsRight: number;
  wrong: string[];
}

const SPARE_WORDS = 5;

/** The texts of a folder: each with its truth beside it. */
export const recipeTruths = (folder: string): RecipeTruth[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const name = file.replace('.json', '');
      const truth = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<RecipeTruth, 'name' | 'text'>;
      return { ...truth, name, text: readFileSync(join(folder, `${name}.txt`), 'utf8') };
    });

export function scoreOf(truth: RecipeTruth, read: ReadText): Score {
  const left = [...read.ingredients];
  const missing = truth.lines.filter((line) => {
    const index = left.findIndex((ingredient) => isLine(line, ingredient));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  const facts = factsOf(truth, read);
  const shown = ({ amount, unit, name }: ReadLine) => `${amount} | ${unit} | ${name}`;
  return {
    lines: truth.lines.length,
    linesRight: truth.lines.length - missing.length,
    invented: Math.max(0, read.ingredients.length - truth.lines.length),
    facts: facts.length,
    factsRight: facts.filter(({ right }) => right).length,
    wrong: [
      ...missing.map((line) => `line ${JSON.stringify(line)}, of those left: ${left.map(shown).join(' + ')}`),
      ...facts.filter(({ right }) => !right).map(({ what, is }) => `${what}: ${is}`),
    ],
  };
}

interface Fact {
  what: string;
  right: boolean;
  is: string;
}

function factsOf(truth: RecipeTruth, read: ReadText): Fact[] {
  const within = (value: number, range: [number, number] | null) => !range || (value >= range[0] && value <= range[1]);
  const times = [truth.prep, truth.cook, truth.rest];
  const groups = (read.ingredientGroups ?? []).map(({ name, at }) => `${groupName(name)} @${at}`).join(', ');
  const expected = truth.groups.map(({ name, at }) => `${groupName(name)} @${at}`).join(', ');
  const { instructions } = read;
  return [
    ...(truth.title ? [{ what: 'title', right: isTitle(truth.title, read.title), is: read.title }] : []),
    ...(truth.servings
      ? [{ what: 'servings', right: within(read.servings, truth.servings), is: String(read.servings) }]
      : []),
    ...(times.some(Boolean)
      ? [
          {
            what: 'times',
            right: [read.prepTime, read.cookTime, read.restTime].every((value, index) =>
              within(value, times[index] ?? null),
            ),
            is: `${read.prepTime} + ${read.cookTime} + ${read.restTime}`,
          },
        ]
      : []),
    { what: 'groups', right: groups === expected, is: groups },
    { what: 'steps', right: areSteps(truth.steps, instructions), is: instructions.join(' / ') },
    ...truth.tips.map((tip) => ({
      what: `tip "${tip}"`,
      right: plain(read.tips).includes(plain(tip)) && !plain(instructions.join(' ')).includes(plain(tip)),
      is: read.tips,
    })),
  ];
}

/** "A) For the sauce:" is the group "sauce". */
const groupName = (name: string): string =>
  plain(name)
    .replace(/^[a-h\d] /, '')
    .replace(/^for (the )?/, '');

function isTitle(expected: string, title: string): boolean {
  const words = (text: string) => text.split(' ').length;
  const [wanted, is] = [plain(expected), plain(title)];
  return ` ${is} `.includes(` ${wanted} `) && words(is) - words(wanted) <= SPARE_WORDS;
}

const areSteps = (expected: string[], steps: string[]): boolean =>
  expected.length === 0
    ? steps.length > 0
    : steps.length === expected.length &&
      expected.every((beginning, index) => plain(steps[index] ?? '').startsWith(plain(beginning)));
