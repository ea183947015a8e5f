import { foodsIn } from '../foods/find.ts';
import { BREAK, linesOf, type PastedLine } from './clean.ts';
import { headingOf, isFacts, isSubPart, type SectionKind } from './headings.ts';
import { ingredientTexts, isIngredient, listedIn, mayBeIngredient } from './ingredients.ts';
import { sentencesOf } from './sentences.ts';
import { cookingWords, startsWithVerb, tellsToCook } from './verbs.ts';

/** A paragraph of the method. */
export interface MethodParagraph {
  text: string;
  /** As it is numbered in the text. */
  number: number | null;
}

/** What the lines of a text are. */
export interface Sections {
  /** Everything said before and around the recipe. */
  intro: string[];
  /** One text for each ingredient. */
  ingredients: string[];
  method: MethodParagraph[];
  /** Lines that tell servings and times. */
  facts: string[];
  notes: string[];
}

/** Parts a text into what it says about the dish, its ingredients, its method, its facts and its notes. */
export function sectionsOf(text: string): Sections {
  return new Sorter(joined(carried(linesOf(text)))).sorted();
}

/** "STEP 1" on a line of its own numbers the next; "1 Heat the oven" is numbered without a dot. */
function carried(lines: readonly PastedLine[]): PastedLine[] {
  const kept: PastedLine[] = [];
  let waiting: number | null = null;
  for (const line of lines) {
    if (line.text === '') {
      waiting = line.number ?? waiting;
      continue;
    }
    const bare = /^(\d{1,2})\s+(?=\p{Lu}\p{Ll})/u.exec(line.text);
    const rest = bare ? line.text.slice(bare[0].length) : '';
    const isStep = bare !== null && startsWithVerb(rest) && rest.split(' ').length > 4;
    kept.push({
      ...line,
      ...(isStep && { text: rest }),
      number: line.number ?? waiting ?? (isStep ? Number(bare[1]) : null),
    });
    waiting = null;
  }
  return kept;
}

/** Joins lines that a mail program or a printed page has broken in mid-sentence. */
function joined(lines: readonly PastedLine[]): PastedLine[] {
  // Who writes no capitals starts no sentence with one.
  const capitals = lines.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  if (capitals * 3 < lines.filter(({ text }) => /^\p{Ll}/u.test(text)).length) return [...lines];
  const kept: PastedLine[] = [];
  for (const line of lines) {
    const last = kept.at(-1);
    if (last && !line.afterGap && !line.isBullet && line.number === null && isBroken(last, line)) {
      last.text = `${last.text} ${line.text}`;
    } else kept.push({ ...line });
  }
  return kept;
}

function isBroken(last: PastedLine, next: PastedLine): boolean {
  if (last.text.length < 25 || isIngredient(next.text) || /[:]$/.test(last.text) || isIngredient(last.text))
    return false;
  if (headingOf(next.text) || isFacts(next.text)) return false;
  const isOpen =
    !/[.!?)]$/.test(last.text) &&
    (/^[a-z(]/.test(next.text)
      ? !startsWithVerb(next.text) || /^(?:and|or|then|until|for|with) /.test(next.text)
      : /,$|\b(?:the|a|an|and|or|of|in|with|for|to|until|over|into|stock|\d+)$/.test(last.text));
  // A numbered step goes on until the next number.
  return (
    isOpen || (last.number !== null && /^\p{Lu}/u.test(next.text) && last.text.length > 40 && tellsToCook(next.text))
  );
}

class Sorter {
  private readonly lines: readonly PastedLine[];
  private readonly result: Sections = { intro: [], ingredients: [], method: [], facts: [], notes: [] };
  private part: SectionKind | 'intro' = 'intro';
  private readonly hasMethodHeading: boolean;

  constructor(lines: readonly PastedLine[]) {
    this.lines = lines;
    this.hasMethodHeading = lines.some(({ text }) => headingOf(text)?.part === 'method');
  }

  sorted(): Sections {
    for (const [at, line] of this.lines.entries()) this.sort(line, at);
    const { method, intro } = this.result;
    // The method stood before the list, or nothing was listed at all.
    if (method.length === 0) this.takeMethodFrom(intro);
    return this.result;
  }

  private takeMethodFrom(intro: readonly string[]): void {
    this.result.intro = [];
    for (const text of intro) {
      const sentences = sentencesOf(text);
      const from = sentences.findIndex(tellsToCook);
      const isTold = sentences.some(startsWithVerb) && cookingWords(text) + foodsIn(text).length > 1;
      const talk = isTold ? sentences.slice(0, from) : [text];
      this.result.intro.push(...talk);
      if (isTold) this.result.method.push({ text: sentences.slice(from).join(' '), number: null });
    }
  }

  private sort(line: PastedLine, at: number): void {
    const heading = headingOf(line.text.replaceAll(BREAK, ''));
    if (heading) {
      if (heading.rest === '') this.part = heading.part;
      else if (heading.part === 'notes') this.result.notes.push(heading.rest);
      else {
        this.part = heading.part;
        this.place({ ...line, text: heading.rest }, at);
      }
      return;
    }
    if (isSubPart(line.text)) {
      if (this.part !== 'method' || this.isListAhead(at)) this.part = this.part === 'notes' ? 'notes' : 'ingredients';
      return;
    }
    if (line.number === null && isFacts(line.text) && !isIngredient(line.text)) {
      this.result.facts.push(line.text);
      return;
    }
    this.place(line, at);
  }

  private place(written: PastedLine, at: number): void {
    const hasTitle = this.part === 'intro' && this.result.ingredients.length === 0;
    const line = hasTitle ? written : { ...written, text: written.text.replaceAll(` ${BREAK} `, ' ') };
    if (this.part === 'notes') this.result.notes.push(line.text);
    else if (this.part === 'method') this.placeInMethod(line, at);
    else this.placeInList(line);
  }

  private placeInMethod(line: PastedLine, at: number): void {
    const isList =
      line.number === null && isIngredient(line.text) && (this.result.ingredients.length === 0 || this.isListAhead(at));
    if (isList) {
      this.part = 'ingredients';
      this.placeInList(line);
    } else this.addStep(line);
  }

  /** Before the method: ingredients, and what is said around them. */
  private placeInList(line: PastedLine): void {
    const { text } = line;
    const label = /^\p{L}[\p{L} '’]{2,40}:\s+/u.exec(text)?.[0] ?? '';
    const body = text.slice(label.length);
    if (isIngredient(text) || (label !== '' && isIngredient(body) && listedIn(body) > 0)) {
      this.part = 'ingredients';
      this.result.ingredients.push(...ingredientTexts(isIngredient(text) ? text : body));
    } else if (listedIn(text) >= 2 && sentencesOf(text).some(listsIngredients)) this.placeSentences(line);
    else if (this.part === 'ingredients' && mayBeIngredient(text))
      this.result.ingredients.push(...ingredientTexts(text));
    else if (
      this.part === 'ingredients' &&
      !this.hasMethodHeading &&
      this.result.ingredients.length > 0 &&
      isMethod(text)
    ) {
      this.part = 'method';
      this.addStep(line);
    } else this.result.intro.push(text);
  }

  /** A paragraph that lists ingredients in a sentence, and may go on with the method. */
  private placeSentences(line: PastedLine): void {
    for (const sentence of sentencesOf(line.text)) {
      const from = listStart(sentence);
      if (from !== null && listsIngredients(sentence)) {
        if (from > 0 && this.result.ingredients.length === 0) this.result.intro.push(sentence.slice(0, from));
        this.result.ingredients.push(...ingredientTexts(sentence.slice(from)));
        this.part = 'ingredients';
      } else if (isFacts(sentence)) this.result.facts.push(sentence);
      else if (this.result.ingredients.length > 0 && tellsToCook(sentence)) {
        this.part = 'method';
        this.addStep({ ...line, text: sentence, number: null });
      } else this.result.intro.push(sentence);
    }
  }

  private addStep({ text, number }: PastedLine): void {
    const { method } = this.result;
    const isTold =
      tellsToCook(text) || (cookingWords(text) > 0 && foodsIn(text).length > 0) || foodsIn(text).length > 1;
    const isNumbered = method.some((block) => block.number !== null);
    if (number !== null || (isTold && !(isNumbered && number === null))) method.push({ text, number });
    else this.result.notes.push(text);
  }

  private isListAhead(at: number): boolean {
    const next = this.lines.slice(at, at + 3).filter(({ text, number }) => number === null && isIngredient(text));
    return next.length >= 2 || (next.length === 1 && isSubPart(this.lines[at]?.text ?? ''));
  }
}

const isMethod = (text: string): boolean => sentencesOf(text).some(tellsToCook);

/** It lists ingredients, and does nothing with them. */
function listsIngredients(sentence: string): boolean {
  const from = listStart(sentence);
  if (from === null || startsWithVerb(sentence)) return false;
  const before = sentence.slice(0, from);
  return /:\s*$/.test(before) || cookingWords(before) === 0;
}

/** Where the list of a sentence begins: at its first amount, of which only words of introduction come before. */
function listStart(sentence: string): number | null {
  const colon = sentence.indexOf(': ');
  if (colon >= 0 && listedIn(sentence.slice(colon + 2)) >= 1) return colon + 2;
  const words = [...sentence.matchAll(/\S+/g)];
  for (const { index } of words.slice(0, 16)) {
    const [first = ''] = ingredientTexts(sentence.slice(index));
    if (listedIn(first) === 1 && listedIn(sentence.slice(index)) >= 1) return index;
  }
  return null;
}
