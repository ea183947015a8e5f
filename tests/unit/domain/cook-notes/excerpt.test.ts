import { describe, expect, it } from 'vitest';
import { changesInWords, countedCharacters, notesInOneLine } from '#src/domain/cook-notes/counted-notes.ts';
import { excerptOf } from '#src/domain/cook-notes/excerpt.ts';
import { aNote, anAnswer, paragraphsOf } from './a-note.ts';

const textOf = (note: { paragraphs: { text: string }[][] }) =>
  note.paragraphs.map((parts) => parts.map(({ text }) => text).join('')).join('\n\n');

describe('the beginning of a note', () => {
  it('is all of one that is hardly longer', () => {
    const paragraphs = paragraphsOf(`${'word '.repeat(60)}end`);
    expect(excerptOf(aNote({ paragraphs }), 'helpful')).toMatchObject({ paragraphs, isCut: false, otherAnswers: 0 });
  });

  it('ends after a word, across paragraphs and links, and says so', () => {
    const link = { text: 'Red Lentil Dal', recipeId: 'red-lentil-dal' };
    const paragraphs = [
      [{ text: 'a'.repeat(100), recipeId: null }, link],
      ...paragraphsOf('I doubled the lime, and more. '.repeat(20)),
    ];
    const cut = excerptOf(aNote({ paragraphs }), 'newest');
    expect(cut).toMatchObject({ isCut: true, among: 'newest' });
    expect(cut.paragraphs[0]?.[1]).toEqual(link);
    expect(textOf(cut)).toMatch(/\S …$/);
    expect(textOf(cut).length).toBeLessThan(330);
    expect(`${'a'.repeat(100)}Red Lentil Dal\n\n${'I doubled the lime, and more. '.repeat(20)}`).toContain(
      textOf(cut).slice(0, -2),
    );
  });

  it('leaves no marks before its end', () => {
    const text = textOf(
      excerptOf(aNote({ paragraphs: paragraphsOf(`${'x'.repeat(255)} … – , ${'y'.repeat(300)}`) }), 'newest'),
    );
    expect(text).toMatch(/^x+ … …$/);
  });

  it('cuts what has no spaces, and no character in two', () => {
    for (const before of ['', 'x']) {
      const text = textOf(excerptOf(aNote({ paragraphs: paragraphsOf(before + '🌶'.repeat(800)) }), 'helpful'));
      expect(text.isWellFormed()).toBe(true);
      expect(text.length).toBeLessThan(330);
    }
  });

  it('has one answer, that of the kitchen where there is one, and counts the others', () => {
    const answers = [anAnswer({ id: 'a' }), anAnswer({ id: 'b', badge: 'author' }), anAnswer({ id: 'c' })];
    expect(excerptOf(aNote({ answers }), 'helpful')).toMatchObject({ answers: [{ id: 'b' }], otherAnswers: 2 });
    expect(excerptOf(aNote({ answers: answers.slice(0, 1) }), 'helpful')).toMatchObject({
      answers: [{ id: 'a' }],
      isAnswerCut: false,
      otherAnswers: 0,
    });
  });
});

describe('a long answer', () => {
  it('is cut like a note', () => {
    const answers = [anAnswer({ paragraphs: paragraphsOf('Taste first, then salt. '.repeat(30)) })];
    const cut = excerptOf(aNote({ answers }), 'helpful');
    expect(cut).toMatchObject({ isCut: false, isAnswerCut: true });
    expect(cut.answers.map(textOf)).toEqual([expect.stringMatching(/^Taste first.{100,160} …$/)]);
  });
});

describe('what is said of notes', () => {
  it('fits into a line', () => {
    expect(notesInOneLine(1, null)).toBe('1 cook’s note');
    expect(notesInOneLine(23, { cooks: 8, words: 'took less sugar' })).toBe('23 cooks’ notes · 8 took less sugar');
  });

  it('counts characters as a reader does', () => {
    expect(countedCharacters(' 🌶🌶 ', { max: 1500 })).toBe('2 of 1,500 characters');
    expect(countedCharacters('x'.repeat(1501), { max: 1500 })).toBe('1,501 of 1,500 characters: 1 too many');
  });

  it('names servings and swaps', () => {
    expect(changesInWords({ servings: 1, swaps: [{ from: 'butter', to: 'olive oil' }] })).toEqual([
      '1 serving',
      'olive oil instead of butter',
    ]);
  });
});
