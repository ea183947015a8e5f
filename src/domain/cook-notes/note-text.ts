import { z } from 'zod';
import { bounded } from '../pattern.ts';

export const COOK_NOTE_LENGTH = { min: 10, max: 1500 } as const;
export const COOK_ANSWER_LENGTH = { min: 2, max: 1000 } as const;

/** Characters that turn the direction of a text around. */
const DIRECTION = /\p{Bidi_Control}/u;
/** Characters nobody sees; those that join letters and emoji, and say that a sign is an emoji, belong to writing. */
const UNSEEN = bounded(10_000, /[\p{Default_Ignorable_Code_Point}--[\u200c\u200d\ufe0f\p{Bidi_Control}]]/v);
/** No text: control characters but line break and tab, parts of characters, characters that are none. */
const NO_TEXT = bounded(10_000, /[[\p{Cc}--[\n\t]]\p{Cs}\p{Co}\p{Cn}]/v);
/** More marks on a letter than any language sets. */
const PILED_MARKS = /\p{M}{5}/u;

/** How long a text is to who reads it: an emoji counts once. */
const lengthOf = (text: string): number => [...text].length;

/** As it is kept: line breaks alike, no spaces at the ends of lines, paragraphs one line apart. */
const tidied = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(bounded(10_000, /[^\S\n]+\n/g), '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const WRITE_FIRST = 'Write something first';

const publicText = (name: string, { min, max }: { min: number; max: number }) =>
  z
    // What is much too long is not looked at.
    .string(WRITE_FIRST)
    .max(max * 8, `${name} has at most ${max} characters`)
    .transform(tidied)
    .pipe(
      z
        .string()
        .min(1, WRITE_FIRST)
        .refine((text) => lengthOf(text) >= min, `${name} has at least ${min} characters`)
        .refine((text) => lengthOf(text) <= max, `${name} has at most ${max} characters`)
        .refine((text) => !DIRECTION.test(text), 'Leave out characters that change the direction of the text')
        .refine((text) => !UNSEEN.test(text), 'Leave out characters that nobody can see')
        .refine((text) => !NO_TEXT.test(text) && !PILED_MARKS.test(text), `${name} is plain text`),
    );

/** The text a cook writes about a recipe: plain text in paragraphs. */
export const cookNoteTextSchema = publicText('A note', COOK_NOTE_LENGTH);
/** The text of an answer. */
export const cookAnswerTextSchema = publicText('A reply', COOK_ANSWER_LENGTH);

/**
 * The key that the same text is known by: its letters and digits alone, without accents and capitals. Empty where it has hardly
 * any.
 */
export const textKeyOf = (text: string): string => {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return letters.length < SHORTEST_KEY ? '' : letters;
};
/** Shorter texts are said by many: "loved it". */
const SHORTEST_KEY = 20;
