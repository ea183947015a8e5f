import { isAnimal, namesIn } from '#src/domain/recipes/dish-names.ts';
import { searchWords } from '#src/domain/search/search-words.ts';
import { anyMatch, phrase } from './full-text.ts';
import { repair } from './spelling.ts';

/** One thing that is looked for, as published recipes have it. */
export interface Term {
  /** What was typed and the other names of it, in whole words. */
  names: string[];
  /** What was typed, where it may be the beginning of more. */
  beginning: string | null;
  /** Meat, fish, egg or milk: what a cook who types "chicken parmigiana" here can do without. */
  isAnimal: boolean;
}

/** Shorter beginnings would match half the kitchen. */
const SHORTEST_BEGINNING = 2;

interface Candidate {
  words: string[];
  names: string[];
  isLast: boolean;
}

/**
 * Terms for words somebody typed, each with the other English names of the food or dish. A word that nothing matches is
 * taken for a slip of the finger and mended; what cannot be mended is left out ("chicken" in "chicken parmigiana").
 */
export async function termsFor(words: readonly string[], mayRepair = true): Promise<Term[]> {
  const candidates = grouped(words);
  const found = await Promise.all(candidates.map(term));
  const terms = await Promise.all(
    candidates.map(async ({ words }, i) => {
      const known = found[i];
      if (known) return [known];
      if (words.length > 1) return termsOfEach(words, mayRepair);
      const [word = ''] = words;
      // Beef is no slip for beet.
      const repaired = mayRepair && !isAnimal(word) ? await repair(word) : null;
      return repaired ? termsFor(repaired, false) : [];
    }),
  );
  return terms.flat();
}

/** The words by themselves, where together they name nothing that is here. */
async function termsOfEach(words: readonly string[], mayRepair: boolean): Promise<Term[]> {
  return (await Promise.all(words.map((word) => termsFor([word], mayRepair)))).flat();
}

function grouped(words: readonly string[]): Candidate[] {
  const named = new Map(namesIn(words).map((name) => [name.at, name]));
  const candidates: Candidate[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, names } = named.get(at) ?? { length: 1, names: [] };
    const end = at + length;
    candidates.push({ words: words.slice(at, end), names, isLast: end === words.length });
    at = end;
  }
  return candidates;
}

async function term({ words, names, isLast }: Candidate): Promise<Term | null> {
  const text = words.join(' ');
  const all = [...new Set([text, ...names.map((name) => searchWords(name).join(' '))])];
  const found = await anyMatch(all.map((name) => phrase(name)));
  const known = all.filter((_, i) => found[i]);
  // The last word may still be being typed; a word before it is whole unless no such word is known.
  const mayBegin = (isLast || known.length === 0) && (words.at(-1)?.length ?? 0) >= SHORTEST_BEGINNING;
  // A word that is known begins itself; asking would take as long as the search.
  const begins =
    mayBegin && (known.includes(text) || (await anyMatch([phrase(text, { prefix: true })])).includes(true));
  if (known.length === 0 && !begins) return null;
  return { names: known, beginning: begins ? text : null, isAnimal: isAnimal(text) };
}
