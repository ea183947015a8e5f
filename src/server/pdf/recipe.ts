import { makeDocument } from './document.ts';
import { openFonts } from './fonts.ts';
import { paintPageNumber, paintSheet } from './paint.ts';
import { recipeSheet, type SheetContent } from './recipe-sheet.ts';

/** A recipe as a PDF, on one A4 page where it fits. */
export async function recipePdf(content: SheetContent): Promise<Buffer> {
  const fonts = await openFonts(content.look.pair);
  const { recipe, siteName, look } = content;
  const sheet = recipeSheet(content, fonts);
  const facts = { title: recipe.title, author: siteName, subject: recipe.description, look };
  return makeDocument(facts, (ink) => {
    const root = ink.open('Document');
    ink.document.addStructure(root);
    paintSheet(ink, sheet, root);
    if (sheet.pages === 1) return;
    for (let page = 0; page < sheet.pages; page++) paintPageNumber(ink, page, `${page + 1} / ${sheet.pages}`, fonts);
  });
}
