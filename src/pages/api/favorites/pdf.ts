import { cookbookPdfCall } from '#src/contracts/recipe-pdf.ts';
import { downloadCookbook } from '#src/server/cookbook.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { pdfAnswer } from '#src/server/http/pdf-answer.ts';

export const POST = endpoint(cookbookPdfCall, async ({ viewer, body }) =>
  pdfAnswer(await downloadCookbook(viewer, body), 'cookbook.pdf'),
);
