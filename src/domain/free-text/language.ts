/** The commonest small words of languages recipes come in, none of them a word of another here. */
const SMALL_WORDS: Record<string, string> = {
  English: 'the and of with for until into then add to in a or from it is on you',
  German: 'und der die das mit den ein eine bis dann nach auf zu für etwa im dem nicht aus',
  French: 'et le la les des avec une du dans pour puis jusqu au aux sur pendant que vous',
  Spanish: 'y el los las con una del en para hasta que por se un al durante cuando',
  Italian: 'e il gli con una del nella per fino che di un al poi della sono quando',
  Dutch: 'en de het een met van voor tot dan op aan of door uit over niet zijn',
  Polish: 'i w z na do się oraz przez aż nie jest po dodaj lub od',
  Portuguese: 'e o os as com uma do da em para até que por se um ao durante quando',
};
const LISTS = Object.entries(SMALL_WORDS).map(([language, words]) => ({ language, words: new Set(words.split(' ')) }));
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
