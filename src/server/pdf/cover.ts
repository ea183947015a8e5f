import { logoFit } from '#src/domain/site/appearance/logo-shown.ts';
import type { Ink } from './ink.ts';
import { breakLines, type TextMeasure } from './lines.ts';
import { logoFigure, type SheetLogo } from './logo.ts';
import { CONTENT_WIDTH, PAGE, stylesFor, type TextStyle } from './style.ts';

const RADIUS = 16;
const LOGO = { high: 40, wide: 200 };
const TITLE: TextStyle = { font: 'display', size: 46, leading: 49, colour: 'text' };
/** A long title is set smaller, so that the picture has its room. */
const LONG_TITLE: TextStyle = { ...TITLE, size: 32, leading: 35 };
const LONG_FROM = 34;

export interface CoverFacts {
  title: string;
  /** "12 recipes, collected by Robin". */
  subtitle: string;
  siteName: string;
  logo: SheetLogo | null;
  /** JPEG of 4:3. */
  picture: Uint8Array | null;
}

/** The first page of a cookbook, added to the document. */
export function paintCover(ink: Ink, facts: CoverFacts, measure: TextMeasure) {
  const styles = stylesFor(1);
  const page = ink.pages();
  ink.document.addPage();
  const cover = ink.open('Sect');
  let y = PAGE.margin + 8;
  const write = (tag: string, text: string, style: TextStyle, below: number) => {
    const lines = breakLines([{ text, style }], CONTENT_WIDTH, measure).map((line) => {
      const spot = { page, x: PAGE.margin, y };
      y += line.leading;
      return { line, spot };
    });
    y += below;
    cover.add(ink.text(tag, lines));
  };
  const { logo, siteName } = facts;
  if (logo) {
    cover.add(logoFigure(ink, logo, { siteName, spot: { page, x: PAGE.margin, y }, ...LOGO }));
    y += logoFit(logo, LOGO.high, LOGO.wide).height + 18;
  } else write('P', siteName, styles.eyebrow, 10);
  write('H1', facts.title, facts.title.length > LONG_FROM ? LONG_TITLE : TITLE, 12);
  write('P', facts.subtitle, styles.lead, 26);
  const { picture } = facts;
  if (picture) {
    const spot = { page, x: PAGE.margin, y };
    const size = { width: CONTENT_WIDTH, height: PAGE.height - PAGE.margin - y };
    cover.add(
      ink.figure('Picture of the first recipe', spot, size, () => {
        const { document } = ink;
        document.save().roundedRect(spot.x, spot.y, size.width, size.height, RADIUS).clip();
        document.image(Buffer.from(picture), spot.x, spot.y, {
          cover: [size.width, size.height],
          align: 'center',
          valign: 'center',
        });
        document.restore();
      }),
    );
  }
  return cover;
}
