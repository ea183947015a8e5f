import { folded } from '../words/folded.ts';

/** A page that a search may name: a collection or a guide. */
export interface NamedPage {
  kind: 'Collections' | 'Guides';
  title: string;
  path: string;
  /** Words that name it besides its title. */
  also: readonly string[];
}

/** Words of a search that say nothing of what a page is about. */
const EMPTY = new Set(
  'a an and any at can do for from i in it me my of on or our some that the to us want we what when which with vegan recipe recipes dish dishes food ideas collection collections guide guides how should'.split(
    ' ',
  ),
);

const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a search may mean a page: each of its words that says something begins one of its name. */
export function isNamedBy(typed: string, { title, also }: Pick<NamedPage, 'title' | 'also'>): boolean {
  const wanted = wordsIn(typed).filter((word) => !EMPTY.has(word));
  const words = [title, ...also].flatMap(wordsIn);
  return (
    wanted.length > 0 &&
    wanted.every((word) => words.some((each) => each === word || (word.length > 2 && each.startsWith(word))))
  );
}
