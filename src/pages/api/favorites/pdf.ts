import { cookbookPdfCall } from '#src/contracts/premium/recipe-pdf.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { pdfAnswer } from '#src/server/http/file-answer.ts';
import { makeCookbook } from '#src/server/premium/cookbook.ts';

export const POST = endpoint(cookbookPdfCall, async ({ viewer, body }) =>
  pdfAnswer(await makeCookbook(viewer, body), 'cookbook.pdf'),
);
