import { bounded } from '../pattern.ts';
import type { CookAnswerView, CookNoteSort, CookNoteView } from './note.ts';
import type { NotePart } from './note-links.ts';

/** Characters of a note on a recipe's page, and of its answer there, before the rest is asked for. */
const [NOTE_LENGTH, ANSWER_LENGTH] = [260, 130];
/** What would be left is shown too: nobody asks for two words. */
const NOT_WORTH_ASKING = 60;

/** A note as a recipe's page has it: its beginning, and what was left out. */
export interface NoteExcerpt extends CookNoteView {
  isCut: boolean;
  isAnswerCut: boolean;
  /** Answers that are left out. */
  otherAnswers: number;
  /** The order among whose first ten it is, where all of it stands. */
  among: CookNoteSort;
}

/** The beginning of a note with one answer, that of the kitchen where there is one: ten of them must not weigh on a page. */
export function excerptOf(note: CookNoteView, among: CookNoteSort): NoteExcerpt {
  const paragraphs = beginningOf(note.paragraphs, NOTE_LENGTH);
  const answer = note.answers.find(({ badge }) => badge !== null) ?? note.answers[0];
  const said = answer && beginningOf(answer.paragraphs, ANSWER_LENGTH);
  return {
    ...note,
    paragraphs: paragraphs ?? note.paragraphs,
    answers: answer ? [{ ...answer, paragraphs: said ?? answer.paragraphs }] : [],
    isCut: paragraphs !== null,
    isAnswerCut: Boolean(said),
    otherAnswers: Math.max(0, note.answers.length - 1),
    among,
  };
}

type Paragraphs = CookAnswerView['paragraphs'];

/** The first so many characters of a text, up to the end of a word; `null` where the whole is hardly longer. */
function beginningOf(paragraphs: Paragraphs, length: number): Paragraphs | null {
  const whole = paragraphs.flat().reduce((sum, { text }) => sum + text.length, 0);
  if (whole <= length + NOT_WORTH_ASKING) return null;
  let left = length;
  const kept: NotePart[][] = [];
  for (const paragraph of paragraphs) {
    const parts: NotePart[] = [];
    for (const part of paragraph) {
      if (left <= 0) break;
      parts.push(part.text.length <= left ? part : { ...part, text: upToWord(part.text, left) });
      left -= part.text.length;
    }
    if (parts.length > 0) kept.push(parts);
    if (left <= 0) break;
  }
  return kept.map((parts, at) => (at === kept.length - 1 ? ended(parts) : parts));
}

/** Cut at a space, or in the middle of what has none, but never within a character. */
const upToWord = (text: string, length: number): string => {
  const cut = text.slice(0, length + 1);
  const space = cut.search(/\s\S*$/u);
  return space > length / 2 ? cut.slice(0, space) : text.slice(0, length - 1).replace(/[\ud800-\udbff]$/u, '');
};

const ended = (parts: NotePart[]): NotePart[] =>
  parts.map((part, at) =>
    at === parts.length - 1 ? { ...part, text: `${part.text.replace(bounded(10_000, /[\s.,;:–-]+$/u), '')} …` } : part,
  );
