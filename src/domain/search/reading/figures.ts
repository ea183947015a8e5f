import { numberIn } from '../../quantities/numbers.ts';
import {
  ABOUT,
  EACH,
  LEAST,
  type Limit,
  MOST,
  N,
  OF_100,
  OR_LESS,
  OR_MORE,
  type Rule,
  rule,
  TOTAL,
  type Understand,
} from './number-rules.ts';

/** Figures of a serving by the end of their filters' names; how they are called; whether a bare number is the most. */
const FIGURES: readonly { of: string; called: string; isMost: boolean }[] = [
  { of: 'Kcal', called: '(?:k ?cals?|kilo ?calories|calories|calorie|cals?|energy)', isMost: true },
  { of: 'Protein', called: 'proteins?', isMost: false },
  { of: 'Fibre', called: '(?:fibre|fiber)', isMost: false },
  { of: 'Sugar', called: '(?:sugars?)', isMost: true },
  { of: 'Salt', called: 'salt', isMost: true },
  { of: 'Salt', called: 'sodium', isMost: true },
  { of: 'Fat', called: 'fat', isMost: true },
  { of: 'Carbs', called: '(?:carbs?|carbohydrates?)', isMost: true },
];
const UNIT = '(?: ?(?<unit>g|gr|grams?|gramms?|mg|milligrams?))?';
/** Salt of a weight of sodium. */
const SALT_OF_SODIUM = 2.5;

function figureLimits(of: string, isMost: boolean, groups: Record<string, string | undefined>): Limit[] {
  const { a = '', b, most, least, more, less, unit = '', total, of100 } = groups;
  if (of100) return [];
  const scale = (unit.startsWith('m') ? 0.001 : 1) * (groups.called?.startsWith('sodium') ? SALT_OF_SODIUM : 1);
  const limit = (side: 'min' | 'max', text: string): Limit => ({
    of: side + of,
    value: numberIn(text) * scale,
    ...(total && { isTotal: true }),
  });
  if (b) return [limit('min', a), limit('max', b)];
  const side = most || less ? 'max' : least || more ? 'min' : isMost ? 'max' : 'min';
  return [limit(side, a)];
}

const NAMED = FIGURES.flatMap(({ of, called, isMost }) => {
  const named = `(?<called>${called})`;
  const compared = `(?:(?<most>${MOST}) |(?<least>${LEAST}) |${ABOUT} )?`;
  const range = `(?<a>${N})${UNIT.replace('<unit>', '<unita>')}(?: (?:to|and) (?<b>${N}))?${UNIT}`;
  const after = `(?<of100>${OF_100})?${EACH}(?<total>${TOTAL})?`;
  const or = `(?<more>${OR_MORE})?(?<less>${OR_LESS})?`;
  const said = `(?: of| worth of)? ${named}${after}`;
  const understand: Understand = ({ groups = {} }) =>
    figureLimits(of, isMost, { ...groups, unit: groups.unit ?? groups.unita } as Record<string, string | undefined>);
  return [
    rule(`${compared}${range}(?: plus)?(?:${said}${or}|${or}${said})`, understand),
    rule(
      `${named}(?: content)?(?: (?:of|is|should be|has to be))? ${compared.replace(/\?$/, '')}${range}${after}${or}`,
      understand,
    ),
  ];
});

/** What is little of it, for a serving, where no number is named; of fibre about a third of the ten grams a day that doctors allow. */
const LITTLE: Readonly<Record<string, number>> = { Kcal: 400, Sugar: 10, Salt: 1, Fibre: 3 };
const LITTLE_RULES = FIGURES.filter(({ of }) => of in LITTLE).map(({ of, called }) =>
  rule(`(?:low(?:er)?(?: in)?|few(?:er)?|little|less|not (?:too )?much|light on) ${called}`, () => [
    { of: `max${of}`, value: LITTLE[of] ?? 0 },
  ]),
);
/** Figures that are diets of the listing where no number is named. */
const LEVELS: readonly Rule[] = (
  [
    ['diet:high-protein', 'protein', true],
    ['diet:low-carb', '(?:carbs?|carbohydrates?)', false],
    ['diet:low-fat', 'fat', false],
  ] as const
).map(([of, called, isMuch]) =>
  rule(
    isMuch
      ? `(?:high|rich|packed|loaded|full|plenty|lots|heaps|loads|a lot|more|extra|good source)(?: in| with| of)? ${called}`
      : `(?:(?:low|lower)(?: in)?|few|fewer|less|little|no|without|zero|not many|hardly any) ${called}`,
    () => [{ of, value: 1 }],
  ),
);

export const FIGURE_LEVELS: readonly Rule[] = [...LEVELS, ...LITTLE_RULES];
/** Rules that name a number. */
export const NUMBERED_FIGURES: readonly Rule[] = NAMED;
