import { bounded, patternFrom } from '../../pattern.ts';
import { numberIn } from '../../quantities/numbers.ts';
import type { Kind } from './kinds.ts';
import { entryAt, hasKind, phrasesOf } from './lexicon.ts';
import { type Limit, N, type Rule, rule, type Understand } from './number-rules.ts';
import { keyOf } from './tokens.ts';

const MOST_PEOPLE = 1000;
const CROWD = 8;
const people = (a: number, b = NaN): Limit[] => [
  ...(a >= 1 && a <= MOST_PEOPLE ? [{ of: 'servings', value: Math.ceil(a) }] : []),
  ...(b >= a && b <= MOST_PEOPLE ? [{ of: 'maxServings', value: Math.ceil(b) }] : []),
];
const peopleOf: Understand = ({ groups: { a = '', b = '' } = {} }) => people(numberIn(a), b ? numberIn(b) : undefined);

const isOneOf = (word: string, ...kinds: readonly Kind[]): boolean => hasKind(entryAt([keyOf(word)], 0), ...kinds);
const isUnknown = (word: string): boolean => !entryAt([keyOf(word)], 0);
const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

const GROUPS = /^(?:house|household|family|school|nursery|class|group|team|playgroup|creche|self|him|me|us|m[rs]|dr)$/;
const isBody = (key: string): boolean => entryAt([key], 0)?.concepts.some(({ health }) => health) ?? false;
const PERSONS = phrasesOf('person').filter((key) => !GROUPS.test(key) && !isBody(key));
/** Whom one can count: persons of the lexicon, and by their ending those that no table has ("pensioners", "cyclists"). */
const PERSON = `(?:people|ppl|persons?|adults?|grown ups|diners|eaters|mouths|children|ladies|(?:wo|\\p{L}{3,})?men|folks?|scouts|cubs|brownies|tots|blokes|crew|vegans|relatives|${N} (?:years?|yrs?) olds|years? \\d+ ?s|(?:little|small|young) ones|(?:${PERSONS.join('|').replaceAll('y|', '(?:y|ie)|')})s)`;
const PLATES =
  '(?:servings?|portions?|helpings?|(?:serv|plates|bowls|slices|squares|pieces|pcs|glasses|cups|mugs)(?! of(?: |$)))';
const WHO = `(?:${PERSON}|(?<ending>\\p{L}{3,}(?<!quart|lay)(?:[eo]r|mate|ist)s))`;
const SIZE = '(?:(?:hungry|starving|small|little|large|big|young|older|teenage) )?';
/** What a number of eaters is beside: who they are, what each gets, that they come and where they sit. */
const eaters = (like: string) =>
  `(?:${like}(?:${N} (?:year|yr) old )?${WHO}|${SIZE}${PLATES}|of (?:us|you|(?<them>them))|hungry(?= [,;]|$)|coming|arriving|to feed|(?:round|around|at) (?:the |our |my )?table)`;
const BEFORE_THEM = bounded(1_000, patternFrom(`(?:^| )(?:for|olds|party|${PERSON}) `, 'u'));
const NOT_EATERS =
  '(?! (?:days?|weeks?|nights?|meals?|months?|years?|pots?|pans?|dishes|courses?|ingredients?|steps|euro|pound|dollar|quid|p|kilos?|degrees|lifetime|recipe|winter|summer)(?: |$))';
const NO_WISH =
  '(?!(?: (?:at|in|of|on) \\p{L}+ \\p{L}+)? (?:who|with|allergic|can|have|has|hates?|do|does|will|would|to (?!feed)|(?:is|are) (?!coming|eating|visiting))(?: |$)?)';
const GROUP =
  '(?:a |the |my |our )?(?:family|group|table|class|crowd|household|crew|flat|house|houseful|team|gang|batch) of ';
const FEED =
  '(?<!\\bi , )(?:for|serves?|serving|feeds?|to feed|feeding|to serve|enough for|(?:we|there) (?:are|will be)|makes|x(?= \\d+(?: [,;]|$))|how many (?:are|of|people|for|guests|eaters|mouths)(?: \\p{L}+){0,4} \\?)';
const NEARLY = '(?:about|around|roughly|say|maybe|probably|up to|at least|make that|call it|exactly|like)';
const ABOUT_MANY = `(?:${NEARLY} |the |us |only |just )?`;
const MANY = `(?<a>${N})(?: (?:to|or) (?<b>${N}))?`;
const ENDS = '(?= (?:[,;?]|no|without|for)(?: |$)|$)';

/** What says how people are, rather than what they must not eat or what else is counted. */
const isLike = (word: string): boolean =>
  isUnknown(word) ||
  (isOneOf(word, 'mood', 'filler', 'person', 'through', 'degree', 'want', 'all', 'cuisine', 'difficulty') &&
    !isOneOf(word, 'food', 'dish', 'animal', 'equipment', 'diet', 'preposition', 'aux', 'joiner', 'free', 'without'));
/** "Hungry cyclists"; but burners are no people, nor are figs, "ten of them", and "one child is coeliac" counts nobody. */
const counted: Understand = (match) => {
  const { like = '', ending, them } = match.groups ?? {};
  const isOne = match[0].startsWith('one ') && !/ (?:serv|portion|helping|person|of us)/.test(match[0]);
  if (isOne || !wordsOf(like).every(isLike) || (ending && !isUnknown(ending))) return null;
  return !them || BEFORE_THEM.test(match.input?.slice(0, match.index) ?? '') ? peopleOf(match) : null;
};
/** A number by itself is one of eaters, unless it is somebody's age or how much there is of a food. */
const alone: Understand = ({ 0: said, index = 0, input = '', groups: { a = '', hedge } = {} }) => {
  const [next = '', ...of] = wordsOf(input.slice(index + said.length));
  const before = wordsOf(input.slice(0, index));
  const mark = /^[,;:?]$/.test(before.at(-1) ?? ';') ? (before.pop() ?? ';') : '';
  const word = before.at(-1) ?? '';
  // "Cabbages, red ones, three", "I've pumpkins. Six".
  const sentence = before.slice(before.findLastIndex((each) => /[;?]/.test(each)) + 1);
  const isOfFood = sentence.some((each) => isOneOf(each, 'food')) && !sentence.some((each) => isOneOf(each, 'dish'));
  const isDish = isOneOf(word, 'dish', 'category', 'occasion', 'setting', 'method') || (mark && GROUPS.test(word));
  const isSaid =
    next === 'for'
      ? mark && of.slice(0, 2).some((each) => isOneOf(each, 'category', 'occasion'))
      : mark
        ? !/^\p{L}/u.test(next) && (hedge || said !== a || isDish || (next !== ',' && !isOfFood))
        : isDish && next !== ',';
  const isTime = (mark === ':' && (next || /\d/.test(word))) || /^(?:late|early)$/.test(word);
  return isSaid && !isTime && /^(?!one$)\D|^[2-9]$|^\d{2,3}$/.test(a) ? people(numberIn(a)) : null;
};
/** "Me and two friends" are three. */
const sum: Understand = ({ groups: { a = '', c = 'one' } = {} }) => people(numberIn(a) + numberIn(c));

/** How many eat. */
export const PEOPLE_RULES: readonly Rule[] = [
  rule(
    '(?:for )?(?:me and my|my) (?:partner|wife|husband|girlfriend|boyfriend|friend|mum|dad|flatmate)(?: and (?:me|i|myself))?',
    // "My wife and I" are two; "my wife hates olives" says nothing of how many eat.
    ([text = '']) => (/\b(?:me|i|myself)\b/.test(text) ? people(2) : null),
  ),
  rule('(?:for|to feed|just) (?:(?:a )?couple|(?:the )?(?:two|both|pair) of (?:us|them|you)|us (?:both|two))', () =>
    people(2),
  ),
  rule(
    '(?:(?:for|to feed) (?:a|the) (?:crowd(?! of)|big group|large group)|(?:(?:for|to feed) )?(?:(?:a|the|my|our) )?(?:big|large) family)',
    () => people(CROWD),
  ),
  rule(`(?:for )?(?:between|from) (?<a>${N}) (?:and|to) (?<b>${N}) ${eaters(SIZE)}`, peopleOf),
  rule(
    `(?:for )?(?<a>${N}) ${PERSON}(?: and (?:me|myself|i)|(?: and| plus| ,)? (?<c>${N}) (?:adults|grown ups|kids|children|toddlers|teen(?:ager)?s|little ones))`,
    sum,
  ),
  rule(`(?:for )?(?:me|myself|i) (?:and|plus) (?:my |the )?(?<a>${N}) ${PERSON}`, sum),
  rule(`${FEED} ${ABOUT_MANY}(?:${GROUP})?${MANY}${NOT_EATERS}(?: ${eaters(SIZE)})?`, peopleOf),
  rule(`${GROUP}${MANY}`, peopleOf),
  rule(`(?<=(?:party|bbq|barbecue|buffet|picnic|lunch|dinner|supper|tea) )of ${MANY}${NOT_EATERS}`, peopleOf),
  // "Two people can't have nuts" says nothing of how many eat.
  rule(`(?:${NEARLY} )?${MANY}(?: odd| or so)? ${eaters('(?<like>\\p{L}+ (?:\\p{L}+ )?)??')}${NO_WISH}`, counted),
  rule(
    `(?:(?<hedge>${NEARLY}|so|just|only|us) )?(?<a>${N})(?: (?:or so|or thereabouts|odd|ish|maybe|at least|i think|i guess|in all|at the last count))?(?: please)?${ENDS}`,
    alone,
  ),
  rule('(?:(?:for|just) myself|just (?:for )?me|(?<!leave )me alone|only me|a single person|one person)', () =>
    people(1),
  ),
];
