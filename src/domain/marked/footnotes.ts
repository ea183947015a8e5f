import { parseIngredientLine } from '../ingredients/ingredient-lines.ts';
import { capital } from '../words/capital.ts';

/** Stars and daggers behind a word: "1 cup flour*", "milk**, warm". */
const MARK = /(?<=[\p{L}\p{N})%.])\s?(\*{1,4}|†{1,2}|‡)(?=[\s,;.)]|$)/gu;
const NOTE = /^(\*{1,4}|†{1,2}|‡)\s*(?=\p{L}|\d)/u;

/** Ingredients without the stars that point to a note, and the notes, each with what it is about instead of its stars. */
export function withFootnotes(
  ingredients: readonly string[],
  notes: readonly string[],
): { ingredients: string[]; notes: string[] } {
  const pointing = new Map<string, string[]>();
  const plain = ingredients.map((line) => {
    const marks = [...line.matchAll(MARK)].map(([, mark = '']) => mark);
    if (marks.length === 0) return line;
    const bare = line.replace(MARK, '').replace(/\s+/g, ' ').trim();
    for (const mark of marks) pointing.set(mark, [...(pointing.get(mark) ?? []), parseIngredientLine(bare).name]);
    return bare;
  });
  const explained = notes.map((note) => {
    const mark = NOTE.exec(note)?.[1] ?? '';
    const about = pointing.get(mark);
    const words = note.replace(NOTE, '');
    if (!about) return words;
    const isSaid = about.some((name) => words.slice(0, 80).toLowerCase().includes(name.toLowerCase()));
    return isSaid ? words : `${capital(about.join(', '))}: ${words}`;
  });
  return { ingredients: plain, notes: explained };
}
