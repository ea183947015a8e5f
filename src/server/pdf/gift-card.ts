import type { PaperLook } from '#src/domain/site/appearance/paper-look.ts';
import { paragraphBlock } from './blocks.ts';
import { makeDocument } from './document.ts';
import { type Block, flow } from './flow.ts';
import { openFonts } from './fonts.ts';
import { drawRule } from './ink.ts';
import { paintPlaced } from './paint.ts';
import { CONTENT_WIDTH, PAGE, PAGE_BOTTOM, stylesFor, type TextStyle } from './style.ts';

export interface GiftCard {
  recipientName: string;
  fromName: string;
  /** Empty for none. */
  message: string;
  code: string;
  /** UTC milliseconds. */
  expiresAt: number;
  siteName: string;
  look: PaperLook;
  /** The address where the code is entered. */
  address: string;
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const TITLE: TextStyle = { font: 'display', size: 40, leading: 44, colour: 'text' };
const CODE: TextStyle = { font: 'bold', size: 24, leading: 34, colour: 'primary' };
/** The upper half of the sheet is the card, to be folded. */
const FOLD = PAGE.height / 2;

/** A card for a gift, on the upper half of an A4 sheet. */
export async function giftCardPdf(card: GiftCard): Promise<Buffer> {
  const fonts = await openFonts(card.look.pair);
  const styles = stylesFor(1.2);
  const title = `A year of Premium for ${card.recipientName}`;
  const setting = { measure: fonts, width: CONTENT_WIDTH };
  const part = (tag: string, text: string, style: TextStyle, above: number): Block =>
    paragraphBlock([{ text, style }], setting, { above, tag });
  // A long poem goes on overleaf: the code is never the part that falls off.
  const { placed, ...last } = flow(
    [
      part('P', card.siteName, styles.eyebrow, 0),
      part('H1', title, TITLE, 10),
      part('P', `from ${card.fromName}`, styles.lead, 10),
      ...(card.message ? [part('P', card.message, styles.body, 14)] : []),
      part('P', 'Your code', styles.subheading, card.message ? 16 : 14),
      part('P', card.code, CODE, 2),
      part('P', `Enter it at ${card.address} until ${days.format(card.expiresAt)}.`, styles.body, 6),
      part('P', 'Your year begins then and ends by itself. You’ll never be charged.', styles.note, 4),
    ],
    { x: PAGE.margin, page: 0, y: PAGE.margin, top: PAGE.margin, bottom: () => PAGE_BOTTOM },
  );
  return makeDocument({ title, author: card.siteName, look: card.look }, (ink) => {
    const root = ink.open('Document');
    ink.document.addStructure(root);
    for (let page = 0; page <= last.page; page++) ink.document.addPage();
    paintPlaced(ink, placed, { parent: root, first: 0, list: 'L' });
    const spot = { x: PAGE.margin, y: Math.max(last.page === 0 ? FOLD : 0, last.y + 20) };
    ink.decoration(last.page, () => drawRule(ink, spot, CONTENT_WIDTH));
    root.end();
  });
}
