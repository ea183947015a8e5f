import { setImmediate as otherWork } from 'node:timers/promises';
import { counted } from '#src/domain/counted.ts';
import type { Recipe } from '#src/domain/recipe.ts';
import type { RecipeReading } from '#src/domain/recipe-reading.ts';
import { pictures } from '#src/paths.ts';
import { cropOf } from '../pictures.ts';
import { siteFacts } from '../site.ts';
import { type Entry, layOutContents } from './contents.ts';
import { paintCover } from './cover.ts';
import { makeDocument } from './document.ts';
import { openFonts } from './fonts.ts';
import type { Ink } from './ink.ts';
import type { Measure } from './lines.ts';
import { paintPageNumber, paintPlaced, paintSheet } from './paint.ts';
import { sheetContent } from './recipe.ts';
import { recipeSheet, type Sheet } from './recipe-sheet.ts';

export interface Cookbook {
  title: string;
  /** First name of who collected it. */
  collector: string;
  /** In the order of the book; at least one. */
  recipes: readonly Recipe[];
  /** How its reader wants all of them. */
  reading: Pick<RecipeReading, 'system' | 'scale'>;
}

const COVER_PAGES = 1;
const destinationOf = (index: number): string => `recipe-${index + 1}`;

/**
 * A PDF of several recipes: cover, contents with page numbers, each recipe from a page of its own, for its own servings,
 * in the units the reader chose.
 * Between two recipes other requests have their turn.
 */
export async function cookbookPdf({ title, collector, recipes, reading }: Cookbook): Promise<Buffer> {
  const fonts = await openFonts();
  const sheets: Sheet[] = [];
  for (const recipe of recipes) {
    sheets.push(recipeSheet(await sheetContent(recipe, reading), fonts));
    await otherWork();
  }
  const { name: siteName } = siteFacts();
  const picture = await coverPicture(recipes);
  const contents = layOutContents(entriesOf(recipes, sheets, fonts), fonts);
  const subtitle = `${counted(recipes.length, 'recipe')}, collected by ${collector}`;
  return makeDocument({ title, author: siteName, subject: subtitle }, async (ink) => {
    const { document } = ink;
    const root = ink.open('Document');
    document.addStructure(root);
    root.add(paintCover(ink, { title, subtitle, siteName, picture }, fonts));
    for (let page = 0; page < contents.pages; page++) document.addPage();
    paintPlaced(ink, contents.placed, { parent: root, first: COVER_PAGES, list: 'TOC' });
    numberPages(ink, COVER_PAGES, fonts);
    for (const [index, sheet] of sheets.entries()) {
      const first = ink.pages();
      paintSheet(ink, sheet, root);
      document.switchToPage(first);
      document.addNamedDestination(destinationOf(index), 'XYZ', 0, 0, 0);
      document.outline.addItem(recipes[index]?.title ?? '');
      numberPages(ink, first, fonts);
      document.flushPages();
      await otherWork();
    }
  });
}

/** Numbers the pages from one on. */
function numberPages(ink: Ink, first: number, measure: Measure): void {
  for (let page = first; page < ink.pages(); page++) paintPageNumber(ink, page, String(page + 1), measure);
}

/** The first picture of our own, large. */
async function coverPicture(recipes: readonly Recipe[]): Promise<Buffer | null> {
  const name = recipes.map(({ imageUrl }) => imageUrl && pictures.nameOf(imageUrl)).find(Boolean);
  return name ? cropOf(name, '4x3') : null;
}

/** The length of the contents is known before the numbers in it are. */
function entriesOf(recipes: readonly Recipe[], sheets: readonly Sheet[], measure: Measure): Entry[] {
  const entries = recipes.map(({ title }, index) => ({ title, destination: destinationOf(index), pageNumber: 0 }));
  let pageNumber = COVER_PAGES + layOutContents(entries, measure).pages + 1;
  return entries.map((entry, index) => {
    const numbered = { ...entry, pageNumber };
    pageNumber += sheets[index]?.pages ?? 0;
    return numbered;
  });
}
