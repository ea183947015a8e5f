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

/** In English every sentence has words such as "the" and "with": fewer than this share of a text, and it is another language. */
const ENGLISH_SHARE = 0.03;
/** The shorter ones are words of others, too: Hungarian has "a" and "is". */
const ENGLISH = new Set(
  [...(LISTS.find(({ language }) => language === 'English')?.words ?? [])].filter((word) => word.length > 2),
);
const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * The language of a text where it is plainly not English. What its source declares (`lang="sv"`) names it, and decides where the
 * words alone do not; whoever declares a language and writes English is read.
 */
export function foreignLanguage(text: string, declared: string | null): string | null {
  const told = otherLanguage(text);
  const code = /^[a-z]{2,3}/i.exec(declared ?? '')?.[0].toLowerCase() ?? 'en';
  const name = code === 'en' ? undefined : NAMES.of(code);
  if (told !== null || name === undefined) return told === null ? null : (name ?? told);
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return english < words.length * ENGLISH_SHARE ? name : null;
}
