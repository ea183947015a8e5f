import { escaped, patternFrom } from '../pattern.ts';

/** A guide with the names that lead to it. */
export interface NamedGuide {
  id: string;
  title: string;
  names: readonly string[];
}

/** Guides that a recipe's page names at most. */
const MOST = 4;

/** Each name means its plural too: "dried bean" is in "dried beans". */
const patternOf = (name: string): RegExp =>
  patternFrom(`(?<![\\p{L}\\p{N}])${escaped(name)}(?:s|es)?(?![\\p{L}\\p{N}])`, 'iu');

/**
 * The guides whose names a recipe says in its lines, those first that are named first; each once. The longest name counts
 * where one is within another: "silken tofu" is not "tofu" where both have a guide.
 */
export function guidesNamedIn(lines: readonly string[], guides: readonly NamedGuide[]): NamedGuide[] {
  const longestFirst = guides
    .flatMap((guide) => guide.names.map((name) => ({ guide, name, pattern: patternOf(name) })))
    .toSorted((one, other) => other.name.length - one.name.length);
  const found = new Set<NamedGuide>();
  for (const line of lines) {
    let rest = line;
    const here: { guide: NamedGuide; at: number }[] = [];
    for (const { guide, pattern } of longestFirst) {
      const at = rest.search(pattern);
      if (at < 0) continue;
      here.push({ guide, at });
      rest = rest.replace(pattern, (name) => ' '.repeat(name.length));
    }
    for (const { guide } of here.toSorted((one, other) => one.at - other.at)) found.add(guide);
  }
  return [...found].slice(0, MOST);
}
