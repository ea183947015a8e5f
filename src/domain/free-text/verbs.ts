import VERBS from './words/verbs.json' with { type: 'json' };

/** What one does with a finished dish: no step of its own. */
const AFTERWARDS = ['eat', 'enjoy', 'drink', 'devour'];
const IRREGULAR: Record<string, string> = {
  broke: 'break',
  brought: 'bring',
  drained: 'drain',
  ground: 'grind',
  left: 'leave',
  made: 'make',
  shook: 'shake',
  stood: 'stand',
  stuck: 'stick',
  took: 'take',
  tore: 'tear',
  threw: 'throw',
  froze: 'freeze',
  went: 'add',
};

const forms = new Map<string, string>(Object.entries(IRREGULAR));
for (const verb of [...VERBS, ...AFTERWARDS]) {
  const stem = verb.replace(/e$/, '');
  const doubled = /[^aeiou][aeiou][^aeiouwxy]$/.test(verb) ? verb + verb.at(-1) : stem;
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled}ed`;
  const third = /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`;
  for (const form of [verb, third, past, `${doubled}ing`]) forms.set(form, verb);
}

/** Words that may stand before the verb of an instruction. */
const BEFORE =
  /^(?:(?:first|firstly|then|next|now|meanwhile|finally|lastly|afterwards?|also|again|just|and|so|but|carefully|gently|lightly|finely|roughly|thinly|coarsely|quickly|slowly|thoroughly|immediately|simply|you|i|we|can|should|will|please|to|start by|begin by|step \d+)[\s,:.]+)+/i;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
const bareInstruction = (sentence: string): string => sentence.trim().replace(BEFORE, '');
const firstVerb = (text: string): string | undefined =>
  forms.get(/^["“‘']?([\p{L}-]+)/u.exec(text.trim().toLowerCase())?.[1] ?? '');
const afterwards = new Set(AFTERWARDS);

/** "let me know"; "zest and juice of 1 lemon" */
const NO_INSTRUCTION =
  /^(?:let(?:'s|’s|\s+(?:me|us))\b|(?:i|we) (?:always |often |usually )?(?:make|made|cook|serve|keep)\b|(?:it |this |they )?(?:keeps|freezes|lasts|stores)\b|stuff:|zest (?:and juice )?of\b)/i;

/** "Fold in the oats", "First, heat…", "Fried the onion": it starts with what is done. */
export const startsWithVerb = (sentence: string): boolean => {
  const verb = firstVerb(bareInstruction(sentence));
  return verb !== undefined && !afterwards.has(verb) && !NO_INSTRUCTION.test(sentence.trim());
};

/** "In a large bowl, whisk…", "The night before, mix…": an instruction after an introduction. */
export const tellsToCook = (sentence: string): boolean =>
  startsWithVerb(sentence) ||
  sentence
    .split(/,|;|:|\bwhile\b|\bthen\b/i)
    .slice(1)
    .some(startsWithVerb) ||
  (/^(?:in|on|into|over|using|with|for|to|when|once|after|before|while|as soon as|the (?:night|day) before|next day|meanwhile|it)\b/i.test(
    sentence.trim(),
  ) &&
    cookingWords(sentence) > 0);

/** How many words of a text are something that cooks do. */
export const cookingWords = (text: string): number => wordsOf(text).filter((word) => forms.has(word)).length;

/** The verbs of a text in their plain form. */
export const verbsIn = (text: string): Set<string> => new Set(wordsOf(text).flatMap((word) => forms.get(word) ?? []));
