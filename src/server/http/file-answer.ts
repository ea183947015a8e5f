import { Readable } from 'node:stream';

/** A PDF to be saved, under a name of plain letters. */
export const pdfAnswer = (pdf: Uint8Array, name: string): Response =>
  fileAnswer(new Uint8Array(pdf), 'application/pdf', name);

/** A file to be saved, under a name of plain letters. It is for who asks: others may see less. */
export const fileAnswer = (body: Uint8Array<ArrayBuffer> | string, type: string, name: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(Buffer.byteLength(body)),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });

/** An archive that is made while it goes out. */
export const archiveAnswer = (archive: Readable, name: string): Response =>
  new Response(Readable.toWeb(archive) as ReadableStream, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
