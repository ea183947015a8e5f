import { heading } from './blocks.ts';
import { type Block, flow, type Placed } from './flow.ts';
import { drawLine, linkOptions } from './ink.ts';
import { breakLines, type TextMeasure, withSpace } from './lines.ts';
import { CONTENT_WIDTH, PAGE, PAGE_BOTTOM, type TextStyle } from './style.ts';

/** A recipe in the list of contents. */
export interface ContentsEntry {
  title: string;
  /** Name of its place in the document. */
  destination: string;
  /** Number of its page, from 1. */
  pageNumber: number;
}

const ENTRY: TextStyle = { font: 'text', size: 11, leading: 16, colour: 'text' };
const NUMBER: TextStyle = { ...ENTRY, font: 'bold' };
const HEADING: TextStyle = { font: 'display', size: 26, leading: 32, colour: 'text' };
/** Kept free for the number. */
const NUMBER_WIDTH = 40;
const BETWEEN = 5;

/** Lays the list of contents out; its pages count from 0. */
export function layOutContents(
  entries: readonly ContentsEntry[],
  measure: TextMeasure,
): { placed: Placed[]; pages: number } {
  const setting = { measure, width: CONTENT_WIDTH };
  const title = heading('Contents', HEADING, setting, { above: 0, needs: 2 * ENTRY.leading });
  const { placed, page } = flow([title, ...entries.map((entry) => entryBlock(entry, measure))], {
    x: PAGE.margin,
    page: 0,
    y: PAGE.margin,
    top: PAGE.margin,
    bottom: () => PAGE_BOTTOM,
  });
  return { placed, pages: page + 1 };
}

function entryBlock({ title, destination, pageNumber }: ContentsEntry, measure: TextMeasure): Block {
  const lines = breakLines([{ text: title, style: ENTRY }], CONTENT_WIDTH - NUMBER_WIDTH, measure);
  const number = breakLines([{ text: String(pageNumber), style: NUMBER }], NUMBER_WIDTH, measure)[0];
  return {
    strips: lines.map(({ leading }) => leading),
    above: BETWEEN,
    isWhole: true,
    isItem: true,
    paint(ink, spots) {
      const { document } = ink;
      const [first] = spots;
      const last = spots.at(-1);
      if (!first || !last || !number) return ink.element('TOCI', []);
      const link = ink.open('Link');
      for (const [i, line] of lines.entries()) {
        const spot = spots[i] ?? last;
        // A reader hears the number after a pause, and a copied line has a space before it.
        const ended = i === lines.length - 1 ? withSpace(line) : line;
        link.add(ink.content('Link', spot.page, () => drawLine(ink, ended, spot)));
      }
      const x = PAGE.margin + CONTENT_WIDTH - number.width;
      ink.decoration(last.page, () => {
        const from = PAGE.margin + (lines.at(-1)?.width ?? 0) + 8;
        document
          .moveTo(from, last.y + ENTRY.leading * 0.72)
          .lineTo(x - 8, last.y + ENTRY.leading * 0.72)
          .lineWidth(0.7)
          .dash(0.7, { space: 3 })
          .strokeColor(ink.inks.box)
          .stroke()
          .undash();
      });
      link.add(ink.content('Link', last.page, () => drawLine(ink, number, { x, y: last.y })));
      document.goTo(
        PAGE.margin,
        first.y,
        CONTENT_WIDTH,
        last.y + ENTRY.leading - first.y,
        destination,
        linkOptions(link, `${title}, page ${pageNumber}`),
      );
      link.end();
      return ink.element('TOCI', [ink.element('Reference', [link])]);
    },
  };
}
