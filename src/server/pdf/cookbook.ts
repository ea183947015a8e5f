import { counted } from '#src/domain/counted.ts';
import type { PaperLook } from '#src/domain/site/appearance/paper-look.ts';
import { type ContentsEntry, layOutContents } from './contents.ts';
import { paintCover } from './cover.ts';
import { makeDocument } from './document.ts';
import { openFonts } from './fonts.ts';
import type { Ink } from './ink.ts';
import type { TextMeasure } from './lines.ts';
import type { SheetLogo } from './logo.ts';
import { paintPageNumber, paintPlaced, paintSheet } from './paint.ts';
import { recipeSheet, type Sheet, type SheetContent } from './recipe-sheet.ts';

export interface CookbookContent {
  title: string;
  /** First name of who collected it. */
  collector: string;
  siteName: string;
  logo: SheetLogo | null;
  look: PaperLook;
  /** JPEG of 4:3 for the cover. */
  picture: Uint8Array | null;
  /** Its recipes, in the order of the book; at least one. */
  contents: readonly SheetContent[];
}

const COVER_PAGES = 1;
const destinationOf = (index: number): string => `recipe-${index + 1}`;

/** A PDF of several recipes: cover, contents with page numbers, each recipe from a page of its own. */
export async function cookbookPdf({
  title,
  collector,
  siteName,
  logo,
  look,
  picture,
  contents,
}: CookbookContent): Promise<Buffer> {
  const fonts = await openFonts(look.pair);
  const titles = contents.map(({ recipe }) => recipe.title);
  const sheets = contents.map((content) => recipeSheet(content, fonts));
  const list = layOutContents(entriesOf(titles, sheets, fonts), fonts);
  const subtitle = `${counted(titles.length, 'recipe')}, collected by ${collector}`;
  return makeDocument({ title, author: siteName, subject: subtitle, look }, (ink) => {
    const { document } = ink;
    const root = ink.open('Document');
    document.addStructure(root);
    root.add(paintCover(ink, { title, subtitle, siteName, logo, picture }, fonts));
    for (let page = 0; page < list.pages; page++) document.addPage();
    paintPlaced(ink, list.placed, { parent: root, first: COVER_PAGES, list: 'TOC' });
    numberPages(ink, COVER_PAGES, fonts);
    for (const [index, sheet] of sheets.entries()) {
      const first = ink.pages();
      paintSheet(ink, sheet, root);
      document.switchToPage(first);
      document.addNamedDestination(destinationOf(index), 'XYZ', 0, 0, 0);
      document.outline.addItem(titles[index] ?? '');
      numberPages(ink, first, fonts);
      document.flushPages();
    }
  });
}

/** Numbers the pages from one on. */
function numberPages(ink: Ink, first: number, measure: TextMeasure): void {
  for (let page = first; page < ink.pages(); page++) paintPageNumber(ink, page, String(page + 1), measure);
}

/** The length of the contents is known before the numbers in it are. */
function entriesOf(titles: readonly string[], sheets: readonly Sheet[], measure: TextMeasure): ContentsEntry[] {
  const entries = titles.map((title, index) => ({ title, destination: destinationOf(index), pageNumber: 0 }));
  let pageNumber = COVER_PAGES + layOutContents(entries, measure).pages + 1;
  return entries.map((entry, index) => {
    const numbered = { ...entry, pageNumber };
    pageNumber += sheets[index]?.pages ?? 0;
    return numbered;
  });
}
