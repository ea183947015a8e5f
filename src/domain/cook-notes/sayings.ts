import { bounded, patternFrom } from '../pattern.ts';

/**
 * A saying of cooks about a recipe, found by plain rules: an entry for each thing that notes say often, with the words that say
 * it. Counted for its editor, and for the line at the head of its page.
 */
interface Saying {
  id: string;
  label: string;
}

/** Things that cooks take less or more of. */
const QUANTIFIED = [
  'sugar',
  'salt',
  'garlic',
  'oil',
  'water',
  'spice',
  'chili',
  'lemon',
  'lime',
  'ginger',
  'onion',
  'broth',
  'flour',
  'milk',
  'tofu',
  'vinegar',
  'sauce',
];

const LESS = String.raw`(?:less|half(?:ed)?(?: of)?(?: the)?|halved(?: the)?|reduced?(?: the)?|cut(?: back)?(?: on)?(?: the)?|too much|skipped(?: some of)?(?: the)?)`;
const MORE = String.raw`(?:more|double[d]?(?: the)?|twice(?: the)?|extra|increased?(?: the)?|added(?: some)? more|not enough|upped(?: the)?)`;
/** A word or two may stand between: "less of the brown sugar". */
const BETWEEN = String.raw`(?: (?:of|the|amount|quantity|as|much|brown|white|sea|olive|soy|fresh)){0,4} `;
/** Words that turn a saying into its opposite just before it. */
const NOT = String.raw`(?<!\b(?:not|never|no|isn t|wasn t|don t|didn t|without|hardly|nor)(?: \w+)? )`;

interface Rule extends Saying {
  pattern: RegExp;
}

const rule = (id: string, label: string, said: string): Rule => ({
  id,
  label,
  pattern: bounded(10_000, patternFrom(`${NOT}\\b(?:${said})\\b`)),
});

const TASTES: readonly [id: string, label: string, said: string][] = [
  ['too-salty', 'too salty', 'too salty|over ?salted|salty for (?:me|us|my taste)'],
  ['too-sweet', 'too sweet', 'too sweet|overly sweet|sweet for (?:me|us|my taste)'],
  ['too-spicy', 'too spicy', 'too (?:spicy|hot)|overly spicy'],
  ['too-bland', 'bland', 'bland|lacked flavou?r|needs? (?:more )?flavou?r|under ?seasoned|tasteless'],
  ['too-dry', 'too dry', 'too dry|bit dry|very dry'],
  ['too-wet', 'too wet', 'too (?:wet|runny|watery|soggy)'],
  [
    'too-long',
    'takes longer',
    '(?:takes|took|needs|needed|cook(?:ed)?|baked?)(?: \\w+){0,3} longer|took (?:far|much) longer',
  ],
  ['too-little', 'makes too little', 'makes? too little|portions? (?:are|were) small|not enough for'],
  ['freezes-well', 'freezes well', '(?:freezes?|froze) (?:really |very )?well|freezer friendly'],
  [
    'again',
    'would make it again',
    '(?:will|would|ll|going to) (?:definitely |certainly |surely )?(?:make|cook|bake)(?: \\w+){0,2} again|on repeat|new favou?rite|keeper',
  ],
];

const RULES: readonly Rule[] = [
  ...TASTES.map((entry) => rule(...entry)),
  ...QUANTIFIED.flatMap((food) => [
    rule(`less-${food}`, `less ${food}`, `${LESS}${BETWEEN}${food}s?`),
    rule(`more-${food}`, `more ${food}`, `${MORE}${BETWEEN}${food}s?`),
  ]),
];

const LABELS = new Map(RULES.map(({ id, label }) => [id, label]));

/** Words and spaces alone, so that a rule need not know of punctuation. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The sayings in a note, each once. */
export function sayingsIn(text: string): string[] {
  const read = plain(text);
  return RULES.filter(({ pattern }) => pattern.test(read)).map(({ id }) => id);
}

/** The first sentence of a note that says something; all of it where none does alone. */
export function sentenceWith(text: string, id: string): string {
  const pattern = RULES.find((each) => each.id === id)?.pattern;
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u);
  return sentences.find((sentence) => pattern?.test(plain(sentence))) ?? text;
}

/** The words for a saying; `null` for one that an earlier version knew. */
export const sayingLabel = (id: string): string | null => LABELS.get(id) ?? null;

/** Whether it is about doing something otherwise, which a reader wants to know before cooking. */
export const isChange = (id: string): boolean => /^(?:less|more)-/.test(id);
