/** Nouns of the kitchen that are the same for one and for many. */
const UNCHANGING = /(?:anise|choi|lemongrass|nori|vermicelli|broccoli|fennel|couscous|hummus|asparagus|edamame)$/i;
const TAKES_ES = /(?:tomato|potato|mango|ch|sh|ss|x)$/i;

/** "onion" → "onions", "leaf" → "leaves"; a plural stays one, and so does what no English word ends like. */
export function plural(noun: string): string {
  if (!/[a-z]$/i.test(noun) || UNCHANGING.test(noun) || singular(noun) !== noun) return noun;
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(?:leaf|loaf|half)$/i.test(noun)) return `${noun.slice(0, -1)}ves`;
  if (/chilli$/i.test(noun)) return `${noun}es`;
  return TAKES_ES.test(noun) ? `${noun}es` : `${noun}s`;
}

/** "onions" → "onion", "leaves" → "leaf"; a singular stays one. */
export function singular(noun: string): string {
  if (UNCHANGING.test(noun) || !/[^s]s$/i.test(noun)) return noun;
  if (/chillies$/i.test(noun)) return noun.slice(0, -2);
  if (/(?:[^aeiou]ies)$/i.test(noun) && noun.length > 4) return `${noun.slice(0, -3)}y`;
  if (/(?:lea|loa|hal)ves$/i.test(noun)) return `${noun.slice(0, -3)}f`;
  const bare = noun.slice(0, -2);
  return /es$/i.test(noun) && TAKES_ES.test(bare) ? bare : noun.slice(0, -1);
}
