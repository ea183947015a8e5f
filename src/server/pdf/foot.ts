import { qrCode } from '#src/domain/pictures/qr-code.ts';
import { logoFit } from '#src/domain/site/appearance/logo-shown.ts';
import { linkTo } from './blocks.ts';
import type { Block } from './flow.ts';
import { drawRule, type Ink, type PagePoint } from './ink.ts';
import { breakLines, type TextMeasure } from './lines.ts';
import { logoFigure, type SheetLogo } from './logo.ts';
import { CONTENT_WIDTH, type Styles } from './style.ts';

const CODE = 54;
const GAP = 10;
const LOGO = { high: 17, wide: 120 };
/** Rule, space and the code. */
export const FOOT_HEIGHT = CODE + 8;

/** The foot of a printed sheet, which leads back to the site: a code to point a phone at, and the address in words. */
export function footBlock(
  { siteName, logo, url, note }: { siteName: string; logo: SheetLogo | null; url: string; note: string },
  { styles, measure }: { styles: Styles; measure: TextMeasure },
): Block {
  const width = CONTENT_WIDTH - CODE - GAP;
  const set = (text: string, style: Styles[keyof Styles]) => breakLines([{ text, style }], width, measure)[0];
  const [name, address, small] = [
    set(siteName, styles.siteName),
    set(url.replace(/^https?:\/\//, ''), styles.address),
    note ? set(note, styles.pageNumber) : undefined,
  ];
  return {
    strips: [FOOT_HEIGHT],
    above: 0,
    isWhole: true,
    paint(ink, [spot]) {
      if (!spot || !name || !address) return ink.element('Div', []);
      ink.decoration(spot.page, () => drawRule(ink, spot, CONTENT_WIDTH));
      const code = { ...spot, y: spot.y + 8 };
      const beside = { ...code, x: spot.x + CODE + GAP, y: code.y + 8 };
      const below = (lines: number) => ({ ...beside, y: beside.y + name.leading + (lines - 1) * address.leading });
      return ink.element('Div', [
        ink.figure(`QR code of ${url}`, code, { width: CODE, height: CODE }, () => drawCode(ink, code, url)),
        logo ? logoAbove(ink, logo, siteName, below(1)) : ink.text('P', [{ line: name, spot: beside }]),
        ink.element('P', [linkTo(ink, url, address, below(1))]),
        ...(small ? [ink.text('P', [{ line: small, spot: below(2) }])] : []),
      ]);
    },
  };
}

/** It stands where the name stands, on the line below. */
function logoAbove(ink: Ink, logo: SheetLogo, siteName: string, line: PagePoint) {
  const { height } = logoFit(logo, LOGO.high, LOGO.wide);
  return logoFigure(ink, logo, { siteName, spot: { ...line, y: line.y - height - 2 }, ...LOGO });
}

function drawCode({ document, inks }: Ink, { x, y }: PagePoint, url: string): void {
  const { size, path } = qrCode(url);
  document
    .save()
    .translate(x, y)
    .scale(CODE / size);
  document.path(path).stroke(inks.text);
  document.restore();
}
