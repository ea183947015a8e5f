import { z } from 'zod';
import { adminLetterSchema, letterHeadSchema } from '#src/domain/newsletter/admin-letter.ts';
import { letterTextSchema } from '#src/domain/newsletter/letter.ts';
import { letterSettingsSchema } from '#src/domain/newsletter/letter-settings.ts';
import { previewReaderSchema } from '#src/domain/newsletter/preview-reader.ts';
import { SELF_WRITTEN_TOPICS } from '#src/domain/newsletter/self-written.ts';
import { paginationSchema } from '#src/domain/paging.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract, LONG_BODY } from '../contract.ts';
import { numberParameter, pageParameters } from '../paging.ts';
import { publishedRevisionSchema } from '../published.ts';

const params = z.strictObject({ id: z.string().max(40) });
const revisionParams = params.extend({ revision: numberParameter(1, 999_999_999) });

export const lettersCall = contract('GET /api/admin/letters', 'letters', {
  summary:
    'Letters of the newsletter, the newest first, but before all those that wait for a yes; with what became of their readers.',
  query: z.strictObject(pageParameters),
  response: z.object({ letters: z.array(letterHeadSchema), pagination: paginationSchema }),
});

export const createLetterCall = contract('POST /api/admin/letters', 'letters', {
  summary:
    'Begins a letter: an empty one, one from a public collection or guide, or this week’s, which writes itself; 409 where there is nothing new to tell.',
  body: z.discriminatedUnion('from', [
    z.strictObject({ from: z.literal('nothing') }),
    z.strictObject({ from: z.literal('week'), topic: z.enum(SELF_WRITTEN_TOPICS) }),
    z.strictObject({ from: z.enum(['collection', 'guide']), id: slugSchema }),
  ]),
  response: z.object({ id: z.string() }),
});

export const adminLetterCall = contract('GET /api/admin/letters/{id}', 'letters', {
  summary: 'A letter with all that its editor shows.',
  params,
  response: adminLetterSchema,
});

export const saveLetterCall = contract('PUT /api/admin/letters/{id}', 'letters', {
  summary: 'Saves a letter; 409 where somebody else has changed it since `version`, or it is on its way.',
  params,
  body: letterTextSchema.extend({ version: z.int() }),
  bodyLimit: LONG_BODY,
  response: adminLetterSchema,
});

export const deleteLetterCall = contract('DELETE /api/admin/letters/{id}', 'letters', {
  summary: 'Deletes a letter that nobody got.',
  params,
  response: z.undefined(),
});

const CHOOSE_MOMENT = 'Choose a day and a time';

export const moveLetterCall = contract('POST /api/admin/letters/{id}/course', 'letters', {
  summary:
    'Schedules a letter (`at` in the site’s time zone), takes that back, sends, pauses, resumes or cancels it; 409 where it is too late for that.',
  params,
  body: z.discriminatedUnion('to', [
    z.strictObject({
      to: z.literal('schedule'),
      at: z
        .string()
        .regex(/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d$/, CHOOSE_MOMENT)
        // A day that there is: no 31 February.
        .pipe(z.iso.datetime({ local: true, precision: -1, error: CHOOSE_MOMENT })),
    }),
    z.strictObject({ to: z.enum(['unschedule', 'send', 'pause', 'resume', 'cancel']) }),
  ]),
  response: adminLetterSchema,
});

export const letterRevisionsCall = contract('GET /api/admin/letters/{id}/revisions', 'letters', {
  summary: 'The changes of a letter, the newest first, at most 50; each keeps what it said before.',
  params,
  response: z.array(publishedRevisionSchema),
});

export const letterRevisionCall = contract('GET /api/admin/letters/{id}/revisions/{revision}', 'letters', {
  summary: 'What a letter said before one of its changes.',
  params: revisionParams,
  response: z.object({ ...publishedRevisionSchema.shape, letter: z.object(letterTextSchema.shape) }),
});

export const restoreLetterCall = contract('POST /api/admin/letters/{id}/revisions/{revision}/restore', 'letters', {
  summary: 'Has a letter say what it said before one of its changes; 409 where it is on its way.',
  params: revisionParams,
  response: adminLetterSchema,
});

export const testLetterCall = contract('POST /api/admin/letters/{id}/test', 'letters', {
  summary: 'Sends a letter to whoever asks, and to nobody else; five in a minute.',
  params,
  response: z.object({ to: z.string(), isSent: z.boolean(), answer: z.string() }),
});

export const letterPreviewCall = contract('GET /api/admin/letters/{id}/html', 'letters', {
  summary: 'A letter as a page of its own, in light or dark colours, for a frame that may run nothing.',
  params,
  query: z.strictObject({ scheme: z.enum(['light', 'dark']).default('light'), reader: previewReaderSchema }),
  response: z.string(),
  produces: 'text/html',
});

export const letterPlainTextCall = contract('GET /api/admin/letters/{id}/text', 'letters', {
  summary: 'A letter as plain text, and the places of its parts of which nothing is left for such a reader.',
  params,
  query: z.strictObject({ reader: previewReaderSchema }),
  response: z.object({ text: z.string(), leftOut: z.array(z.int()), isSent: z.boolean() }),
});

export const letterSettingsCall = contract('GET /api/admin/letter-settings', 'letters', {
  summary: 'Whether letters write themselves, and when they go out.',
  response: letterSettingsSchema,
});

export const saveLetterSettingsCall = contract('PUT /api/admin/letter-settings', 'letters', {
  summary: 'Sets whether letters write themselves, and when they go out.',
  body: letterSettingsSchema,
  response: letterSettingsSchema,
});
