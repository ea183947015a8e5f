import type { Block } from './flow.ts';
import { drawLine, type Ink, linkOptions, type PagePoint } from './ink.ts';
import { breakLines, type Run, type TextLine, type TextMeasure } from './lines.ts';
import type { TextStyle } from './style.ts';

/** The setting that every block is set with. */
export interface Setting {
  measure: TextMeasure;
  /** Points across. */
  width: number;
}

const heights = (lines: readonly TextLine[]): number[] => lines.map(({ leading }) => leading);

/** Text that may go on on the next page. */
export function paragraphBlock(
  runs: readonly Run[],
  { measure, width }: Setting,
  { above = 0, tag = 'P' } = {},
): Block {
  const lines = breakLines(runs, width, measure);
  return {
    strips: heights(lines),
    above,
    isWhole: lines.length < 4,
    paint: (ink, spots) => ink.text(tag, zip(lines, spots)),
  };
}

/** A heading, never the last on its page: `needs` points of what follows stand below it. */
export function heading(
  text: string,
  style: TextStyle,
  setting: Setting,
  { above, needs, tag = 'H2' }: { above: number; needs: number; tag?: 'H2' | 'H3' },
): Block {
  return { ...paragraphBlock([{ text, style }], setting, { above, tag }), isWhole: true, needs };
}

/** A line of text that leads to an address. */
export function linkTo(ink: Ink, url: string, line: TextLine, spot: PagePoint) {
  const content = ink.content('Link', spot.page, () => drawLine(ink, line, spot));
  const link = ink.open('Link');
  link.add(content);
  ink.document.link(spot.x, spot.y, line.width, line.leading, url, linkOptions(link, url));
  link.end();
  return link;
}

/** A paragraph that leads to an address as a whole. */
export function linkBlock(run: Run, url: string, { measure, width }: Setting, above: number): Block {
  const lines = breakLines([run], width, measure);
  return {
    strips: heights(lines),
    above,
    isWhole: true,
    paint: (ink, spots) =>
      ink.element(
        'P',
        zip(lines, spots).map(({ line, spot }) => linkTo(ink, url, line, spot)),
      ),
  };
}

/** The mark before an item of a list: its number, or a box to tick. */
export type ItemMark = { text: string; style: TextStyle } | 'box';

const BOX = 7;

/** An item of a list, its text beside its label. */
export function item(
  label: ItemMark,
  runs: readonly Run[],
  { measure, width }: Setting,
  { indent, above }: { indent: number; above: number },
): Block {
  const lines = breakLines(runs, width - indent, measure);
  const labelLine = label === 'box' ? null : breakLines([label], indent, measure)[0];
  return {
    strips: heights(lines),
    above,
    isWhole: true,
    isItem: true,
    paint(ink, spots) {
      const [first] = spots;
      const parts = [];
      if (first && label === 'box') {
        const y = first.y + ((lines[0]?.leading ?? 0) - BOX) / 2;
        ink.decoration(first.page, () =>
          ink.document.roundedRect(first.x, y, BOX, BOX, 1.6).lineWidth(0.7).strokeColor(ink.inks.box).stroke(),
        );
      } else if (first && labelLine) {
        // On the baseline of the text beside it, whatever its own size.
        const line = { ...labelLine, leading: lines[0]?.leading ?? labelLine.leading };
        parts.push(ink.element('Lbl', [ink.content('Lbl', first.page, () => drawLine(ink, line, first))]));
      }
      const body = zip(lines, spots).map(({ line, spot }) => ({ line, spot: { ...spot, x: spot.x + indent } }));
      parts.push(ink.text('LBody', body));
      return ink.element('LI', parts);
    },
  };
}

const zip = <S>(lines: readonly TextLine[], spots: readonly S[]): { line: TextLine; spot: S }[] =>
  lines.flatMap((line, i) => {
    const spot = spots[i];
    return spot ? [{ line, spot }] : [];
  });
