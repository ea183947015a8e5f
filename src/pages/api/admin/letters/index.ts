import { createLetterCall, lettersCall } from '#src/contracts/newsletter/admin-letters.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { draftOfWeek, lettersPage } from '#src/server/newsletter/letters/admin-letters.ts';
import { beginFrom } from '#src/server/newsletter/letters/begun-from.ts';
import { createLetter } from '#src/server/newsletter/letters/letters.ts';

export const GET = endpoint(lettersCall, ({ query }) => lettersPage(query));

export const POST = endpoint(createLetterCall, async ({ body, viewer }) => {
  if (body.from === 'week') return draftOfWeek(body.topic, viewer);
  if (body.from !== 'nothing') return beginFrom(body.from, body.id, viewer);
  const { id } = await createLetter('editors', viewer);
  return { id };
});
