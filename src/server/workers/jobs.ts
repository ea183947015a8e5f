/** The work a worker thread can do; the file such a thread runs. */
import './behind-pages.ts';
import { threadId } from 'node:worker_threads';
import type { PastedItem, PastedList } from '#src/domain/free-text/pasted-list.ts';
import type { RecipeText } from '#src/domain/free-text/read-free-text.ts';
import type { OwnDerived, OwnOrder } from '#src/domain/own-recipes/own-derived.ts';
import type { Finding } from '#src/domain/recipes/editing/finding.ts';
import type { GeneratedRecipe, ReadRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import type { Preview, PreviewOrder } from '#src/domain/recipes/editing/recipe-preview.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import type { SearchFilters } from '#src/domain/search/search-filters.ts';
import type { BounceReport } from '../mail/returned/report.ts';
import type { CookbookContent } from '../pdf/cookbook.ts';
import type { GiftCard } from '../pdf/gift-card.ts';
import type { SheetContent } from '../pdf/recipe-sheet.ts';
import type { PictureOrder } from '../picture-maker/picture-maker.ts';
import type { PageReading, PageSource } from '../web-pages/read-page.ts';
import { type JobOutcome, refusalOf } from './outcome.ts';

/** The texts of a recipe, with the marks that were confirmed. */
interface MarkedRecipe {
  ingredients: string[];
  instructions: string[];
  marks: Mark[];
}

/**
 * Every job, by name. What goes in and comes out is copied from one thread to the other, so it is plain data and bytes.
 * Its code is loaded with the first of its kind. None reads the database, settings or files: those are the main thread's.
 */
const JOBS = {
  /** The recipe in a page of somebody else's. */
  readPage: async () => {
    const { readRecipePage } = await import('../web-pages/read-page.ts');
    return (page: PageSource): PageReading => readRecipePage(page);
  },
  /** A pasted text as a recipe. */
  readRecipe: async () => {
    const { readAccounted } = await import('#src/domain/free-text/account/accounted.ts');
    return (text: RecipeText): GeneratedRecipe => readAccounted(text);
  },
  /** The ingredients or the steps of a list that was pasted into the editor. */
  readList: async () => {
    const { pastedList } = await import('#src/domain/free-text/pasted-list.ts');
    return (list: PastedList): PastedItem[] => pastedList(list);
  },
  /** Completes a recipe that a model has read out of a text. */
  completeRecipe: async () => {
    const { modelAccounted } = await import('#src/domain/free-text/account/accounted.ts');
    return ({
      text,
      title,
      recipe,
    }: {
      text: string;
      title?: string | undefined;
      recipe: ReadRecipe;
    }): GeneratedRecipe => modelAccounted(text, title, recipe);
  },
  /** Finds what an administrator should know of a recipe that was read. */
  findings: async () => {
    const { findingsOf } = await import('#src/domain/recipes/editing/recipe-findings.ts');
    return (recipe: GeneratedRecipe): Finding[] => findingsOf(recipe);
  },
  /** Tells what follows from a recipe as it stands in its editor. */
  previewRecipe: async () => {
    const { previewOf } = await import('#src/domain/recipes/editing/recipe-preview.ts');
    return (order: PreviewOrder): Preview => previewOf(order);
  },
  /** What follows from a member's own recipe. */
  ownRecipe: async () => {
    const { ownDerived } = await import('#src/domain/own-recipes/own-derived.ts');
    return (order: OwnOrder): OwnDerived => ownDerived(order);
  },
  /** The marks that wait in the steps of each of some recipes. */
  waitingMarks: async () => {
    const { proposedMarks } = await import('#src/domain/scaling/proposed-marks.ts');
    const { waitingMarks } = await import('#src/domain/scaling/waiting-marks.ts');
    return (recipes: readonly MarkedRecipe[]): Mark[][] =>
      recipes.map((recipe) => waitingMarks(recipe.marks, recipe, proposedMarks(recipe)));
  },
  /** Reads what a sentence asks of a recipe. */
  readSentence: async () => {
    const { readSentence } = await import('#src/domain/search/read-sentence.ts');
    return (sentence: string): SearchFilters => readSentence(sentence);
  },
  /** Reads what a mail that came back reports; `null` for any other. */
  readReturnedMail: async () => {
    const { reportIn } = await import('../mail/returned/report.ts');
    return (source: Uint8Array): Promise<BounceReport | null> => reportIn(source);
  },
  recipePdf: async () => {
    const { recipePdf } = await import('../pdf/recipe.ts');
    return (content: SheetContent): Promise<Uint8Array> => recipePdf(content);
  },
  cookbookPdf: async () => {
    const { cookbookPdf } = await import('../pdf/cookbook.ts');
    return (cookbook: CookbookContent): Promise<Uint8Array> => cookbookPdf(cookbook);
  },
  giftCardPdf: async () => {
    const { giftCardPdf } = await import('../pdf/gift-card.ts');
    return (card: GiftCard): Promise<Uint8Array> => giftCardPdf(card);
  },
  drawPicture: async () => {
    const { drawPicture } = await import('../picture-maker/picture-maker.ts');
    return (order: PictureOrder): Promise<Uint8Array> => drawPicture(order);
  },
};

export type JobName = keyof typeof JOBS;
type Work<Name extends JobName> = Awaited<ReturnType<(typeof JOBS)[Name]>>;
export type JobInput<Name extends JobName> = Parameters<Work<Name>>[0];
export type JobOutput<Name extends JobName> = Awaited<ReturnType<Work<Name>>>;

/** A job for this thread. */
export interface Order<Name extends JobName = JobName> {
  name: Name;
  input: JobInput<Name>;
  /** Turns from 0 to the thread's id when the code is loaded and the work itself begins. */
  begun: Int32Array<SharedArrayBuffer>;
}

export default async function work<Name extends JobName>({
  name,
  input,
  begun,
}: Order<Name>): Promise<JobOutcome<JobOutput<Name>>> {
  const job = (await JOBS[name]()) as (input: JobInput<Name>) => JobOutput<Name> | Promise<JobOutput<Name>>;
  Atomics.store(begun, 0, threadId);
  Atomics.notify(begun, 0);
  try {
    return { value: await job(input) };
  } catch (error) {
    return refusalOf(error);
  }
}
