import { foodWords } from '#src/domain/foods/food-words.ts';
import { escaped, patternFrom } from '#src/domain/pattern.ts';
import { MENU_NAMES } from '#src/domain/search/menu-names.ts';
import { readSearch, searchWords } from '#src/domain/search/search-words.ts';
import { countUpTo, phrase } from './full-text.ts';

const MOST_WORDS_OF_A_NAME = 4;
const keyOf = (words: readonly string[]): string => foodWords(words.join(' ')).join(' ');
const BY_KEY = new Map(MENU_NAMES.flatMap((dish) => dish.names.map((name) => [keyOf(searchWords(name)), dish])));

/** `left` names what it only comes near. */
export interface PlainSearch {
  search: string;
  left: string[];
}

/**
 * A search in plain English: a name that menus use ("mousse au chocolat") becomes what the dish is, or what comes near it,
 * and then `left` names it. One that recipes here have themselves stays, and one that is refused: a limit is what was said.
 */
export async function inPlainEnglish(search: string): Promise<PlainSearch> {
  const words = searchWords(search);
  for (let length = Math.min(MOST_WORDS_OF_A_NAME, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const name = words.slice(at, at + length);
      const dish = BY_KEY.get(keyOf(name));
      if (!dish) continue;
      const plain = replaced(search, name, dish.plain);
      const isRefused = JSON.stringify(readSearch(plain).limits) !== JSON.stringify(readSearch(search).limits);
      const [isHere] = isRefused ? [1] : await countUpTo([phrase(name.join(' '))], 1);
      if (isHere) return { search, left: [] };
      return { search: plain, left: dish.isSame ? [] : [name.join(' ')] };
    }
  }
  return { search, left: [] };
}

/** The marks between the words of a search say what belongs together: the rest of it stays as it is. */
function replaced(search: string, name: readonly string[], plain: string): string {
  return search
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(
      patternFrom(`(?<![\\p{L}\\p{N}])${name.map(escaped).join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'iu'),
      plain,
    );
}
