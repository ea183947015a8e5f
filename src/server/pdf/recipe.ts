import type { Recipe } from '#src/domain/recipe.ts';
import type { RecipeReading } from '#src/domain/recipe-reading.ts';
import { paths } from '#src/paths.ts';
import { siteFacts } from '../site.ts';
import { makeDocument } from './document.ts';
import { openFonts } from './fonts.ts';
import { paintPageNumber, paintSheet } from './paint.ts';
import { pictureFor } from './picture.ts';
import { recipeSheet, type SheetContent } from './recipe-sheet.ts';

/** A recipe as a PDF, on one A4 page where it fits. */
export async function recipePdf(recipe: Recipe, reading: RecipeReading = {}): Promise<Buffer> {
  const fonts = await openFonts();
  const content = await sheetContent(recipe, reading);
  const sheet = recipeSheet(content, fonts);
  const facts = { title: recipe.title, author: content.siteName, subject: recipe.description };
  return makeDocument(facts, (ink) => {
    const root = ink.open('Document');
    ink.document.addStructure(root);
    paintSheet(ink, sheet, root);
    if (sheet.pages === 1) return;
    for (let page = 0; page < sheet.pages; page++) paintPageNumber(ink, page, `${page + 1} / ${sheet.pages}`, fonts);
  });
}

export async function sheetContent(recipe: Recipe, reading: RecipeReading = {}): Promise<SheetContent> {
  const { name: siteName, url } = siteFacts();
  return {
    recipe,
    reading,
    picture: await pictureFor(recipe.imageUrl),
    siteName,
    url: new URL(paths.recipe(recipe.id), url).href,
  };
}
