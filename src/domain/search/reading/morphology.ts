/** Words that stand for two, however the apostrophe was typed or forgotten. */
const NOT = /^(ca|wo|do|does|did|is|are|was|were|has|have|had|could|would|should|must|need|ai|sha|dare)n?'?t$/;
const WHOLE: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', ai: 'is', sha: 'shall' };
const SHORT: Readonly<Record<string, string>> = { m: 'am', re: 'are', ve: 'have', d: 'would', ll: 'will' };
const SHORTENED = /^(i|you|we|they|he|she|it|that|there|what|who|let)'(m|re|ve|d|ll|s)$/;
/** The same where the apostrophe is missing and the rest is no other word: "were" and "well" are. */
const BARE = /^(?:(i|you|we|they|there)(ve)|(i)(m)|(they|you)(re)|(you|they)(ll)|(he|she|it|that|there|what|who)(s))$/;

/** "can't" → can not, "I'm" → i am; a word that stands for one is left as it is. */
export function expanded(word: string): string {
  const not = /n'?t$|^cannot$/.test(word) ? NOT.exec(word) : null;
  if (word === 'cannot' || word === 'cnt') return 'can not';
  if (not?.[1] && /n'?t$/.test(word)) return `${WHOLE[not[1]] ?? not[1]} not`;
  const [, subject, verb = ''] =
    SHORTENED.exec(word) ?? (BARE.exec(word)?.filter(Boolean) as string[] | undefined) ?? [];
  if (!subject) return word;
  return verb === 's' ? (subject === 'let' ? 'let us' : `${subject} is`) : `${subject} ${SHORT[verb]}`;
}

/** Regular forms of a verb, beside its base. */
export function formsOf(verb: string): Record<'third' | 'past' | 'participle', string> {
  const isDoubled = /^[^aeiou]*[aeiou][bdgmnpt]$|(?:(?<!li)mit|bid|get|quit)$/.test(verb);
  const stem = verb.endsWith('e') && !verb.endsWith('ee') ? verb.slice(0, -1) : isDoubled ? verb + verb.at(-1) : verb;
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  const third = verb.replace(/([^aeiou])y$/, '$1ie').replace(/(o|s|x|z|ch|sh)$/, '$1e');
  return { third: `${third}s`, past, participle: `${stem}ing` };
}
