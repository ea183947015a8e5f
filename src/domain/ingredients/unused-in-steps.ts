import { bounded } from '../pattern.ts';

/** "looks like breadcrumbs": compared with; and colours and tools by a food's name. */
const COMPARED = bounded(
  10_000,
  /\b(?:(?<!\byou )like|as [a-z]{1,12} as|consistency of|size of(?: an?)?|smells? of|thinking of|tastes? (?:more |much )?of|comes? out (?:with|without)|resembles?|texture of|(?:good|nice|lovely|great|enough) (?:with )?)\s*(?:[\p{L}-]+\s+){0,2}[\p{L}-]+/giu,
);
const TOOLS = bounded(
  10_000,
  /\b(?:nut-milk|muslin) bags?|\bbun (?:tins?|trays?|cases?)|\b(?:fish|cheese) (?:slice\b(?=\s*$|\s+(?:to|and)\b|[.,;])|kettles?)|\bpasta water|\bsalt(?:ed)? water|\b[\p{L}]+[- ](?:sized?|shaped?|coloured|colored)\b|\b[\p{L}]+ (?:whisks?|cartons?|box(?:es)?|timers?|scoops?|knife|knives|dish(?:es)?|jugs?|graters?|mashers?|ricers?|peelers?|makers?|machines?|cutters?|moulds?|pans?|slicers?|separators?|poachers?|cups?|patterns?)\b|\b(?:label|mark|write)[^.;]*\bdate\b|\b(?:pale|light|deep|bright|dark|golden) (?:orange|chestnut|lemon|olive|pink|cherry|peach|plum)\b/giu,
);
/** Verbs that could be a food: "sprinkle with", "wrap and chill", "you chop", "cream the margarine". */
const VERBS: readonly RegExp[] = [
  /\b(?:sprinkle|chop|roll|spread|crumble|mash|wrap|pickle|squash|season|brush|coat|dust|sprout|dip|batter|stuff|toast|crisp|sandwich|sauce|dress|glaze|crumb)(?=\s+(?:the|an?|its|it|them|your|each|both|everything|heaped|some|\d+)\b)/gi,
  /(?<=^|[.;:,!?(]\s{0,3}|\b(?:and|then|or|to|you|we|lightly|finely|roughly|thinly|gently)\s)(?:sprinkle|chop|roll|spread|crumble|mash|wrap|pickle|squash|season|brush|coat|dust|sprout|dip|toast|crisp)(?=\s+(?:over|with|on|in|into|out|up|evenly|and|lightly|loosely|tightly|for|at|well|together|until|up|to|from|half|level|roughly|finely|two|the|a)\b|\s{0,3}[,.;)]|\s*$)/gi,
  bounded(
    10_000,
    /(?<=^|[.;:,!?(]\s{0,3}|\b(?:and|then|or|to|lightly)\s)(?:fish(?=\s+(?:it|them|the|everything|out)\b)|(?:cream|milk|ham|jam|egg|honey)(?=\s+(?:the|it|them|your|together|up)\b)|cream(?=\s[^.;,]{0,80}\b(?:until|together)\b)|(?:oil|flour|salt|pepper|water|sugar|ice)(?=\s+(?:the|an?|your|it|them|well|and (?:flour|line))\b))/gi,
  ),
];
/** "the pods are salted": what it was done with is at hand. */
const DONE = /\b(?:salted|oiled|floured|sugared|peppered|boiled|creamed|iced|crisp|bone[- ]dry)\b/gi;

/** Behind these, up to the end of the clause, nothing is used … */
const ABSENT =
  /\b(?:no need (?:for|of|to)|(?:not|[a-z]{1,8}[’']t|never|without|avoid|no) (?:add|adding|use|using|put|putting|need|needing|contain|containing|include|including|require|requiring|call for|want|miss|missing)|skip|omit|leave out|unlike|instead of|rather than|in place of|replac(?:es?|ing)|stands? in for|free (?:of|from)|there(?:’|')?s no|there is no|there are no|has no|have no)\b/i;
/** … unless it is only not yet or not so much that it is not, or the clause goes on with what is used. */
const STILL_USED = /\b(?:yet|until|before|too|all|more|at once|at first|straight away|instead)\b/i;
const GOES_ON = /\b(?:but|use|add|stir|then|pour|whisk|melt|fry)\b/i;

/** What others do, in a sentence that goes on to say that here it is not done. */
const OTHERS =
  /\b(?:traditional|traditionally|classic|classically|usual|usually|normally|originally|often|some|others?|many|most)\b/i;
const HERE = /^\s{0,3}(?:(?:but|and|yet) )?(?:ours|we|i|this|here|mine|not)\b/i;
const NOT_DONE = /\b(?:not|none|no|never|without|skips?|\p{L}{1,8}n[’']t)\b/iu;

const blank = (text: string): string => '\u00b7'.repeat(text.length);

/** A step of the same length in which foods that are only spoken of, or whose name means something else, are dots. */
export const withoutUnused = (step: string): string =>
  [COMPARED, TOOLS, ...VERBS, DONE].reduce(
    (text, pattern) => text.replace(pattern, blank),
    step
      .split(/(?<=[.!?])/)
      .map(withoutAbsent)
      .join(''),
  );

function withoutAbsent(sentence: string): string {
  const clauses = sentence.split(/(?<=[,;:–—])/);
  const notHere = OTHERS.test(sentence) ? clauses.findIndex((clause) => HERE.test(clause) && NOT_DONE.test(clause)) : 0;
  return clauses.map((clause, at) => (at < notHere ? blank(clause) : withoutSpokenOf(clause))).join('');
}

function withoutSpokenOf(clause: string): string {
  const cue = ABSENT.exec(clause);
  if (!cue) return clause;
  const behind = cue.index + cue[0].length;
  const rest = clause.slice(behind);
  if (STILL_USED.test(rest) && !/^(?:instead|rather)/i.test(cue[0])) return clause;
  const goesOn = GOES_ON.exec(rest)?.index ?? rest.length;
  return clause.slice(0, cue.index) + blank(cue[0] + rest.slice(0, goesOn)) + rest.slice(goesOn);
}
