import { foodsIn } from '../foods/find.ts';
import { leadingAmount } from './amount.ts';
import { BREAK, type PastedLine } from './clean.ts';
import { isGroupHeading, isShouted } from './group-headings.ts';
import {
  type GivenPart,
  type Heading,
  headingLine,
  headingOf,
  isFacts,
  isOrder,
  isSubPart,
  type SectionKind,
} from './headings.ts';
import { ingredientTexts, isIngredient, listedIn, mayBeIngredient } from './ingredients.ts';
import { sentencesOf } from './sentences.ts';
import { withoutTips } from './tips.ts';
import { listStart, listsIngredients, NEEDED, TAKEN } from './told-lists.ts';
import { cookingWords, startsWithVerb, tellsToCook } from './verbs.ts';
import { wholeLinesOf } from './whole-lines.ts';

/** A paragraph of the method. */
export interface MethodParagraph {
  text: string;
  /** As it is numbered in the text. */
  number: number | null;
}

/** An ingredient as it stands in the text, and the heading it stands under. */
export interface ListedText {
  text: string;
  /** It stands where ingredients stand, whoever knows the food. */
  isSure: boolean;
  group: string | null;
}

/** What the lines of a text are. */
export interface Sections {
  /** Everything said before and around the recipe. */
  intro: string[];
  /** One text for each ingredient. */
  ingredients: ListedText[];
  method: MethodParagraph[];
  /** How to keep, prepare ahead and serve it. */
  tips: string[];
}

/** Parts a text into what it says about the dish, its ingredients, its method, its facts and its notes. */
export function sectionsOf(text: string, given?: readonly GivenPart[]): Sections {
  return new Sorter(wholeLinesOf(text, given)).sorted();
}

class Sorter {
  private readonly lines: readonly PastedLine[];
  private readonly result: Sections = { intro: [], ingredients: [], method: [], tips: [] };
  private group: string | null = null;
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
    return this.withTipsOfIntro();
  }

  private withTipsOfIntro(): Sections {
    const parted = this.result.intro.map(withoutTips);
    const intro = parted.map(({ text }) => text).filter(Boolean);
    return { ...this.result, intro, tips: [...this.result.tips, ...parted.flatMap(({ tips }) => tips)] };
  }

  private takeMethodFrom(intro: readonly string[]): void {
    this.result.intro = [];
    for (const text of intro) {
      const sentences = sentencesOf(text);
      const from = sentences.findIndex(tellsToCook);
      const isHead = isShouted(text) && !intro.every(isShouted);
      const isTold = !isHead && sentences.some(startsWithVerb) && cookingWords(text) + foodsIn(text).length > 1;
      const talk = isTold ? sentences.slice(0, from) : [text];
      this.result.intro.push(...talk);
      if (isTold) this.result.method.push({ text: sentences.slice(from).join(' '), number: null });
    }
  }

  private sort(line: PastedLine, at: number): void {
    if (line.part) {
      this.placeGiven(line, line.part);
      return;
    }
    const heading = headingOf(line.text.replaceAll(BREAK, ''));
    if (heading) this.begin(heading, line, at);
    else if (
      isGroupHeading(this.lines, at, {
        part: this.part,
        hasIntro: this.result.intro.length > 0,
        isParted: this.group !== null,
      })
    ) {
      if (this.part !== 'method' || this.isListAhead(at)) {
        this.part = this.part === 'notes' ? 'notes' : 'ingredients';
        this.group = headingLine(line.text);
      }
    } else if (line.number === null && this.tellsFacts(line.text)) {
      const more = sentencesOf(line.text).filter((sentence) => !isFacts(sentence));
      if (more.length > 0) this.place({ ...line, text: more.join(' ') }, at);
    } else this.place(line, at);
  }

  private tellsFacts(text: string): boolean {
    return isFacts(text) && !isIngredient(text) && !(isOrder(text) && this.result.ingredients.length > 0);
  }

  private begin({ part, rest }: Heading, line: PastedLine, at: number): void {
    if (part === 'notes' && rest !== '') this.result.tips.push(line.text);
    else {
      this.part = part;
      this.group = null;
      if (rest !== '') this.place({ ...line, text: rest }, at);
    }
  }

  private placeGiven({ text, number }: PastedLine, part: GivenPart): void {
    if (part === 'group') this.group = headingLine(text);
    else if (part === 'ingredients') this.list([text], this.group, true);
    else if (part === 'method') this.result.method.push({ text, number });
    else if (part === 'notes') this.result.tips.push(text);
    else if (part === 'intro') this.result.intro.push(text);
  }

  private list(texts: readonly string[], group = this.group, isSure = false): void {
    this.result.ingredients.push(...texts.map((text) => ({ text, group, isSure })));
  }

  private place(written: PastedLine, at: number): void {
    const hasTitle = this.part === 'intro' && this.result.ingredients.length === 0;
    const line = hasTitle ? written : { ...written, text: written.text.replaceAll(` ${BREAK} `, ' ') };
    if (this.part === 'other') return;
    if (this.part === 'notes') this.placeTip(line.text);
    else if (this.part === 'method') this.placeInMethod(line, at);
    else this.placeInList(line, at);
  }

  /** What stands under "Notes", but "Love, Gran". */
  private placeTip(text: string): void {
    if (text.split(' ').length > 3 || foodsIn(text).length > 0) this.result.tips.push(text);
  }

  private placeInMethod(line: PastedLine, at: number): void {
    const isList =
      line.number === null && isIngredient(line.text) && (this.result.ingredients.length === 0 || this.isListAhead(at));
    if (isList) {
      this.part = 'ingredients';
      this.placeInList(line, at);
    } else this.addStep(line);
  }

  /** Before the method: ingredients, and what is said around them. */
  private placeInList(line: PastedLine, at: number): void {
    const { text } = line;
    const label = /^\p{L}[\p{L} '’]{2,40}:\s+/u.exec(text)?.[0] ?? '';
    const body = text.slice(label.length);
    if (label !== '' && isSubPart(label.trim()) && listedIn(body) > 0) {
      this.part = 'ingredients';
      this.list(ingredientTexts(body), headingLine(label));
    } else if (isIngredient(text) || (label !== '' && isIngredient(body) && listedIn(body) > 0)) {
      this.part = 'ingredients';
      const isOwn = isIngredient(text);
      this.list(ingredientTexts(isOwn ? text : body), isOwn ? this.group : headingLine(label));
    } else if ((listedIn(text) >= 2 || NEEDED.test(text)) && sentencesOf(text).some(listsIngredients))
      this.placeSentences(line);
    else if (this.part === 'ingredients' && mayBeIngredient(text)) this.list(ingredientTexts(text));
    else if ((this.part === 'ingredients' && this.isListed(line)) || this.isFirstListed(line, at)) {
      this.part = 'ingredients';
      this.list([text], this.group, true);
    } else if (
      this.part === 'ingredients' &&
      !this.hasMethodHeading &&
      this.result.ingredients.length > 0 &&
      (isMethod(text) || (line.number !== null && text.split(' ').length > 4 && cookingWords(text) > 0))
    ) {
      this.part = 'method';
      this.addStep(line);
    } else this.result.intro.push(text);
  }

  /** One of a list with bullets, though nobody knows the food. */
  private isListed({ text, isBullet }: PastedLine): boolean {
    return isBullet && text.split(' ').length <= 8 && !/[.!?:]$/.test(text) && !startsWithVerb(text);
  }

  /** "1 9-inch pie shell" right above a list, though nobody knows the food. */
  private isFirstListed({ text, number }: PastedLine, at: number): boolean {
    const next = this.lines[at + 1];
    const rest = number === null && this.part === 'intro' ? leadingAmount(text)?.rest : undefined;
    if (!rest || !/^\d/.test(text) || text.split(' ').length > 6 || /[.!?:]$/.test(text) || startsWithVerb(rest))
      return false;
    return next !== undefined && !next.afterGap && isIngredient(next.text);
  }

  /** A paragraph that lists ingredients in a sentence, and may go on with the method. */
  private placeSentences(line: PastedLine): void {
    for (const sentence of sentencesOf(line.text)) {
      const from = listStart(sentence);
      if (from !== null && listsIngredients(sentence)) {
        if (from > 0 && !TAKEN.test(sentence) && this.result.ingredients.length === 0)
          this.result.intro.push(sentence.slice(0, from));
        this.list(ingredientTexts(sentence.slice(from)));
        this.part = 'ingredients';
      } else if (isFacts(sentence)) continue;
      else if (this.result.ingredients.length > 0 && tellsToCook(sentence)) {
        this.part = 'method';
        this.addStep({ ...line, text: sentence, number: null });
      } else this.result.intro.push(sentence);
    }
  }

  private addStep({ text: written, number }: PastedLine): void {
    const { text, tips } = number === null ? withoutTips(written) : { text: written, tips: [] };
    this.result.tips.push(...tips);
    if (text === '') return;
    const { method } = this.result;
    const isTold =
      tellsToCook(text) || (cookingWords(text) > 0 && foodsIn(text).length > 0) || foodsIn(text).length > 1;
    const isNumbered = method.some((block) => block.number !== null);
    if (number !== null || (isTold && !(isNumbered && number === null))) method.push({ text, number });
    else if (isTold && isNumbered) method[method.length - 1] = continued(method.at(-1), text);
  }

  private isListAhead(at: number): boolean {
    const next = this.lines.slice(at, at + 3).filter(({ text, number }) => number === null && isIngredient(text));
    return next.length >= 2 || (next.length === 1 && isSubPart(this.lines[at]?.text ?? ''));
  }
}

/** A step that goes on in a paragraph of its own. */
const continued = (step: MethodParagraph | undefined, text: string): MethodParagraph => ({
  text: step ? `${step.text} ${text}` : text,
  number: step?.number ?? null,
});

const isMethod = (text: string): boolean => sentencesOf(text).some(tellsToCook);
