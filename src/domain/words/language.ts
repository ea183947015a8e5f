import SMALL_WORDS from './small-words.json' with { type: 'json' };

/** The commonest small words of languages recipes come in, none of them a word of another here. */
const LISTS = SMALL_WORDS.map(({ language, words }) => ({ language, words: new Set(words) }));
/** Fewer small words than this prove nothing. */
const LEAST = 4;

/** The language of a text where it is plainly not English, else `null`. */
export function otherLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 20 && latin < letters / 2) return 'another script';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = LISTS.map(({ language, words: small }) => ({
    language,
    count: words.filter((word) => small.has(word)).length,
  }));
  const english = counts.find(({ language }) => language === 'English')?.count ?? 0;
  const best = counts.toSorted((a, b) => b.count - a.count)[0];
  return best && best.language !== 'English' && best.count >= LEAST && best.count > english * 1.5
    ? best.language
    : null;
}
