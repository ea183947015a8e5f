import { recipePdfCall } from '#src/contracts/premium/recipe-pdf.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { pdfAnswer } from '#src/server/http/file-answer.ts';
import { downloadRecipe } from '#src/server/premium/recipe-pdf.ts';

export const GET = endpoint(recipePdfCall, async ({ viewer, params, query }) => {
  const pdf = await downloadRecipe(viewer, params.id, query);
  return pdf && pdfAnswer(pdf, `${params.id}.pdf`);
});
