import type { PaperLook } from '#src/domain/site/appearance/paper-look.ts';
import type { TextLine } from './lines.ts';

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type Child = Element | PDFKit.PDFStructureContent;

/** Attributes of an element in the document's structure. */
interface ElementOptions {
  /** Read out in place of a picture. */
  alt?: string;
  /** Which cells a table's heading is for. */
  scope?: 'Row' | 'Column';
  /** Edges of a picture from the top left corner of the page. */
  bbox?: [left: number, top: number, right: number, bottom: number];
}

/** A place on a page: points from its top left corner. Pages count from 0. */
export interface PagePoint {
  page: number;
  x: number;
  y: number;
}

/** Draws on the pages of a document, and says of everything what it is: content with its tag, or mere decoration. */
export interface Ink {
  readonly document: Document;
  readonly inks: PaperLook['inks'];
  /** The number of pages, and with it the number of the next. */
  pages(): number;
  /** Draws something that is read, as content of an element with this tag. */
  content(tag: string, page: number, draw: () => void): Child;
  /** An element of lines of text, one below the other. */
  text(tag: string, lines: readonly { line: TextLine; spot: PagePoint }[]): Element;
  element(tag: string, children: Child[], options?: ElementOptions): Element;
  /** An element whose children are added one after the other. */
  open(tag: string): Element;
  /** An element of one content. */
  figure(alt: string, spot: PagePoint, size: { width: number; height: number }, draw: () => void): Element;
  /** Draws something that is not read. */
  decoration(page: number, draw: () => void): void;
  /** Draws what numbers a page. */
  pagination(page: number, draw: () => void): void;
}

export function inkOf(document: Document, inks: PaperLook['inks']): Ink {
  const artifact = (type: 'Layout' | 'Pagination', page: number, draw: () => void) => {
    document.switchToPage(page);
    document.markContent('Artifact', { type });
    draw();
    document.endMarkedContent();
  };
  const ink: Ink = {
    document,
    inks,
    pages() {
      const { start, count } = document.bufferedPageRange();
      return start + count;
    },
    content(tag, page, draw) {
      document.switchToPage(page);
      const content = document.markStructureContent(tag);
      draw();
      document.endMarkedContent();
      return content;
    },
    text(tag, lines) {
      const drawn = lines.map(({ line, spot }) => ink.content(tag, spot.page, () => drawLine(ink, line, spot)));
      return ink.element(tag, drawn);
    },
    element: (tag, children, options = {}) => document.struct(tag, options, children),
    figure(alt, spot, { width, height }, draw) {
      const bbox: ElementOptions['bbox'] = [spot.x, spot.y, spot.x + width, spot.y + height];
      return ink.element('Figure', [ink.content('Figure', spot.page, draw)], { alt, bbox });
    },
    open: (tag) => document.struct(tag),
    decoration: (page, draw) => artifact('Layout', page, draw),
    pagination: (page, draw) => artifact('Pagination', page, draw),
  };
  return ink;
}

/** The baseline lies so that capitals stand in the middle of the line. */
export function drawLine(
  { document, inks }: Ink,
  { pieces, leading }: TextLine,
  { x, y }: Pick<PagePoint, 'x' | 'y'>,
): void {
  const largest = Math.max(...pieces.map(({ style }) => style.size));
  const baseline = y + leading / 2 + largest * 0.35;
  for (const piece of pieces) {
    const { font, size, colour } = piece.style;
    document
      .font(font, size)
      .fillColor(inks[colour])
      .text(piece.text, x + piece.x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }
}

/** The options that make an area lead somewhere: it is part of a link in the structure, and says where it leads. */
export const linkOptions = (structParent: Element, text: string) => ({
  structParent,
  // As an object it is a text for readers; as a plain string pdfkit takes it for a name.
  Contents: new String(text) as string,
});

/** A thin line across. */
export function drawRule({ document, inks }: Ink, { x, y }: Pick<PagePoint, 'x' | 'y'>, width: number): void {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(inks.rule)
    .stroke();
}
