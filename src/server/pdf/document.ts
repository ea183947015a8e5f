import PDFDocument from 'pdfkit';
import type { PaperLook } from '#src/domain/site/appearance/paper-look.ts';
import { openFonts } from './fonts.ts';
import { type Ink, inkOf } from './ink.ts';
import { PAGE } from './style.ts';

/** PDF/UA, which the types do not know yet. */
const ACCESSIBLE = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;

export interface DocumentFacts {
  title: string;
  /** Whose it is: the site's name. */
  author: string;
  subject?: string;
  look: PaperLook;
}

/** Makes a tagged PDF whose text can be read, copied and searched. `draw` adds the pages. */
export async function makeDocument(
  { title, author, subject, look }: DocumentFacts,
  draw: (ink: Ink) => void,
): Promise<Buffer> {
  const fonts = await openFonts(look.pair);
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // None of the fonts that come with pdfkit.
    font: '',
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: ACCESSIBLE,
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, ...(subject && { Subject: subject }) },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    document.once('end', resolve);
    document.once('error', reject);
  });
  // An opened font is taken as well as a file, though the types know only of the file.
  for (const [name, file] of Object.entries(fonts.files)) document.registerFont(name, file as unknown as Uint8Array);
  draw(inkOf(document, look.inks));
  document.end();
  await done;
  return Buffer.concat(chunks);
}
