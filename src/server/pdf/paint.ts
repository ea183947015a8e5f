import type { Placed } from './flow.ts';
import { drawLine, type Ink } from './ink.ts';
import { breakLines, type TextMeasure } from './lines.ts';
import type { Sheet } from './recipe-sheet.ts';
import { PAGE, PAGE_BOTTOM, stylesFor } from './style.ts';

type Element = ReturnType<Ink['open']>;

interface Place {
  parent: Element;
  /** Page of the document that is page 0 of what was laid out. */
  first: number;
  /** The kind of list for its items. */
  list: 'L' | 'TOC';
}

/** Draws a laid out recipe on new pages of a document, inside one part of its structure. */
export function paintSheet(ink: Ink, sheet: Sheet, parent: Element): void {
  const first = ink.pages();
  for (let page = 0; page < sheet.pages; page++) ink.document.addPage();
  for (const placed of sheet.sections) paintPlaced(ink, placed, { parent, first, list: 'L' });
}

/** Draws blocks where they were placed, as one section; items that follow one another become a list. */
export function paintPlaced(ink: Ink, placed: readonly Placed[], { parent, first, list: tag }: Place): void {
  if (placed.length === 0) return;
  const section = ink.open('Sect');
  parent.add(section);
  let list: Element | undefined;
  for (const { block, spots } of placed) {
    const element = block.paint(
      ink,
      spots.map((spot) => ({ ...spot, page: first + spot.page })),
    );
    if (!block.isItem) {
      section.add(element);
      list?.end();
      list = undefined;
      continue;
    }
    if (!list) {
      list = ink.open(tag);
      section.add(list);
    }
    list.add(element);
  }
  // Written now, so that a long document is not kept whole until its end.
  section.end();
}

/** Writes the number of a page at its foot. */
export function paintPageNumber(ink: Ink, page: number, text: string, measure: TextMeasure): void {
  const line = breakLines([{ text, style: stylesFor(1).pageNumber }], PAGE.width, measure)[0];
  if (!line) return;
  const x = PAGE.width - PAGE.margin - line.width;
  ink.pagination(page, () => drawLine(ink, line, { x, y: PAGE_BOTTOM + 8 }));
}
