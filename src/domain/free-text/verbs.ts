import VERBS from './words/verbs.json' with { type: 'json' };

/** The work of a word, by every form of it: "fried" heats, "left" waits. */
const forms = new Map<string, string>();
for (const { does, verbs } of VERBS) {
  for (const verb of verbs.split(' ')) {
    const stem = verb.replace(/e$/, '');
    const doubled = /[^aeiou][aeiou][^aeiouwxy]$/.test(verb) ? verb + verb.at(-1) : stem;
    const y = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}i` : null;
    const third = y ? `${y}es` : `${verb}${/(?:s|x|z|ch|sh)$/.test(verb) ? 'es' : 's'}`;
    for (const form of [verb, third, `${y ?? doubled}ed`, `${doubled}ing`]) forms.set(form, does);
  }
}

/** Words that may stand before the verb of an instruction. */
const BEFORE =
  /^(?:(?:first|firstly|then|next|now|meanwhile|finally|lastly|afterwards?|also|again|just|and|so|but|carefully|gently|lightly|finely|roughly|thinly|coarsely|quickly|slowly|thoroughly|immediately|simply|you|i|we|can|should|will|please|to|start by|begin by|step \d+)[\s,:.]+)+/i;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
const bareInstruction = (sentence: string): string => sentence.trim().replace(BEFORE, '');
const firstWork = (text: string): string | undefined =>
  forms.get(/^["“‘']?([\p{L}-]+)/u.exec(text.trim().toLowerCase())?.[1] ?? '');

/** "let me know"; "zest and juice of 1 lemon" */
const NO_INSTRUCTION =
  /^(?:let(?:'s|’s|\s+(?:me|us))\b|(?:i|we) (?:always |often |usually )?(?:make|made|cook|serve|keep)\b|(?:it |this |they )?(?:keeps|freezes|lasts|stores)\b|stuff:|zest (?:and juice )?of\b)/i;

/** "Fold in the oats", "First, heat…", "Fried the onion": it starts with what is done. */
export const startsWithVerb = (sentence: string): boolean => {
  const work = firstWork(bareInstruction(sentence));
  // What one does with a finished dish is no step of its own.
  return work !== undefined && work !== 'eat' && !NO_INSTRUCTION.test(sentence.trim());
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

/** The works that a text's verbs do, in their order: "heat", "wait", "cut" … */
export const worksIn = (text: string): string[] => wordsOf(text).flatMap((word) => forms.get(word) ?? []);

/** Counts the words of a text for something that cooks do. */
export const cookingWords = (text: string): number => worksIn(text).length;
