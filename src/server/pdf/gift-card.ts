import { makeDocument } from './document.ts';
import { openFonts } from './fonts.ts';
import { drawRule } from './ink.ts';
import { breakLines } from './lines.ts';
import { COLOUR, CONTENT_WIDTH, PAGE, stylesFor, type TextStyle } from './style.ts';

export interface GiftCard {
  recipientName: string;
  fromName: string;
  /** Empty for none. */
  message: string;
  code: string;
  /** UTC milliseconds. */
  expiresAt: number;
  siteName: string;
  /** Where the code is entered. */
  address: string;
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const TITLE: TextStyle = { font: 'display', size: 40, leading: 44, colour: COLOUR.text };
const CODE: TextStyle = { font: 'bold', size: 24, leading: 34, colour: COLOUR.leaf };
/** The upper half of the sheet is the card, to be folded. */
const FOLD = PAGE.height / 2;

/** A card for a gift, on the upper half of an A4 sheet. */
export async function giftCardPdf(card: GiftCard): Promise<Buffer> {
  const fonts = await openFonts();
  const styles = stylesFor(1.2);
  const title = `A year of Premium for ${card.recipientName}`;
  return makeDocument({ title, author: card.siteName }, (ink) => {
    const root = ink.open('Document');
    ink.document.addStructure(root);
    ink.document.addPage();
    let y = PAGE.margin;
    const write = (tag: string, text: string, style: TextStyle, below: number) => {
      const lines = breakLines([{ text, style }], CONTENT_WIDTH, fonts).map((line) => {
        const spot = { page: 0, x: PAGE.margin, y };
        y += line.leading;
        return { line, spot };
      });
      y += below;
      root.add(ink.text(tag, lines));
    };
    write('P', card.siteName, styles.eyebrow, 10);
    write('H1', title, TITLE, 10);
    write('P', `from ${card.fromName}`, styles.lead, 14);
    if (card.message) write('P', card.message, styles.body, 16);
    write('P', 'Your code', styles.subheading, 2);
    write('P', card.code, CODE, 6);
    write('P', `Enter it at ${card.address} until ${days.format(card.expiresAt)}.`, styles.body, 4);
    write('P', 'Your year begins then and ends by itself. You’ll never be charged.', styles.note, 0);
    ink.decoration(0, () => drawRule(ink.document, { x: PAGE.margin, y: Math.max(FOLD, y + 20) }, CONTENT_WIDTH));
    root.end();
  });
}
