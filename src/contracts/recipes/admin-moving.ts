import { z } from 'zod';
import {
  authorMapSchema,
  MOVE_ITEM_STATES,
  MOVE_PART,
  MOVE_SHOWN,
  MOVE_STATES,
  moveChangeSchema,
  moveItemsChangeSchema,
  TWINS,
  tagMapSchema,
} from '#src/domain/moving/moves.ts';
import { paginationSchema } from '#src/domain/paging.ts';
import { categorySchema } from '#src/domain/recipes/kitchen.ts';
import { contract, LONG_BODY } from '../contract.ts';
import { pageParameters } from '../paging.ts';

const id = z.strictObject({ id: z.uuid() });

const moveSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Bytes of its file, and how many are here. */
  size: z.int(),
  received: z.int(),
  /** When the file was last changed, as whoever announced it said. */
  modifiedAt: z.int().nullable(),
  state: z.enum(MOVE_STATES),
  problem: z.string().nullable(),
  ownerId: z.string().nullable(),
  tags: tagMapSchema,
  authors: authorMapSchema,
  keepsAddresses: z.boolean(),
  /** Files in it, and how many were read. */
  files: z.int(),
  filesRead: z.int(),
  passed: z.array(z.object({ name: z.string(), why: z.string() })),
  createdAt: z.int(),
  endedAt: z.int().nullable(),
  /** Recipes of each list of its screen; `chosen` are those still to come. */
  counts: z.object({ ...Object.fromEntries(MOVE_SHOWN.map((shown) => [shown, z.int()])), there: z.int() } as Record<
    (typeof MOVE_SHOWN)[number] | 'there',
    z.ZodInt
  >),
  /** Names of authors in the file; `here` is who has that name on this site. */
  authorsFound: z.array(z.object({ name: z.string(), number: z.int(), here: z.string().nullable() })),
  tagsFound: z.array(z.object({ name: z.string(), number: z.int() })),
  /** Entries of the log from which it can still be taken back. */
  entries: z.array(z.int()),
  /** Recipes that were taken back, and that stayed because somebody had changed them. */
  takenBack: z.object({ done: z.int(), stayed: z.int() }),
});
export type MoveView = z.infer<typeof moveSchema>;

const moveItemSchema = z.object({
  number: z.int(),
  label: z.string(),
  title: z.string(),
  state: z.enum(MOVE_ITEM_STATES),
  isChosen: z.boolean(),
  category: categorySchema.nullable(),
  tags: z.array(z.string()),
  author: z.string().nullable(),
  used: z.array(z.string()),
  kept: z.array(z.string()),
  gateProblem: z.string().nullable(),
  allergens: z.array(z.string()),
  picturesHere: z.int(),
  picturesMissing: z.int(),
  twin: z.enum(TWINS).nullable(),
  oldAddress: z.string().nullable(),
  notes: z.array(z.string()),
  recipeId: z.string().nullable(),
});
export type MoveItemView = z.infer<typeof moveItemSchema>;

export const movesCall = contract('GET /api/admin/moves', 'admin', {
  summary: 'Files that were sent to move in with, the newest first.',
  response: z.array(moveSchema),
});

export const beginMoveCall = contract('POST /api/admin/moves', 'admin', {
  summary: 'Announces the file of another app to move in with; its parts follow. 409 while three are here.',
  body: z.strictObject({
    name: z.string().trim().min(1).max(200),
    size: z.int().min(1, 'The file is empty'),
    modifiedAt: z.int().min(0).optional(),
  }),
  response: z.object({ id: z.string() }),
});

export const sendMovePartCall = contract('PUT /api/admin/moves/{id}/file', 'admin', {
  summary: 'Takes the next part of that file, from byte `at` on. 409 with `received` where it’s another part’s turn.',
  params: id,
  query: z.strictObject({
    at: z
      .string()
      .regex(/^\d{1,10}$/, 'Use a whole number')
      .transform(Number),
  }),
  upload: MOVE_PART,
  response: z.object({ received: z.int() }),
});

export const moveCall = contract('GET /api/admin/moves/{id}', 'admin', {
  summary: 'A file that was sent: how far it was read, and what became of its recipes.',
  params: id,
  response: moveSchema,
});

export const changeMoveCall = contract('PATCH /api/admin/moves/{id}', 'admin', {
  summary:
    'Says what goes for all recipes of a file: whose drafts they become, other tags and authors, whether old addresses lead here.',
  params: id,
  bodyLimit: LONG_BODY,
  body: moveChangeSchema,
  response: z.undefined(),
});

export const discardMoveCall = contract('DELETE /api/admin/moves/{id}', 'admin', {
  summary: 'Forgets a file that was sent. Recipes that came stay.',
  params: id,
  response: z.undefined(),
});

export const moveItemsCall = contract('GET /api/admin/moves/{id}/items', 'admin', {
  summary: 'Recipes of a file as they were read, and what became of each.',
  params: id,
  query: z.strictObject({ ...pageParameters, shown: z.enum(MOVE_SHOWN).default('all') }),
  response: z.object({ items: z.array(moveItemSchema), pagination: paginationSchema }),
});

export const changeMoveItemsCall = contract('PATCH /api/admin/moves/{id}/items', 'admin', {
  summary: 'Chooses recipes of a file, or gives them a category; those that came are left alone.',
  params: id,
  body: moveItemsChangeSchema,
  response: z.undefined(),
});

export const steerMoveCall = contract('POST /api/admin/moves/{id}/course', 'admin', {
  summary: 'Begins to make drafts of the chosen recipes, pauses that, or goes on.',
  params: id,
  body: z.strictObject({ action: z.enum(['go', 'pause', 'resume']) }),
  response: z.undefined(),
});

export const moveReportCall = contract('GET /api/admin/moves/{id}/report', 'admin', {
  summary: 'Every recipe of a file as CSV: what became of it, which fields were used, what is kept with it.',
  params: id,
  response: z.string(),
  produces: 'text/csv',
});

export const moveAddressesCall = contract('GET /api/admin/moves/{id}/addresses', 'admin', {
  summary: 'Old and new addresses of the recipes that came, as CSV for search engines.',
  params: id,
  response: z.string(),
  produces: 'text/csv',
});

export const oldPlaceCall = contract('GET /api/admin/recipes/{id}/old-place', 'write', {
  summary: 'What no field of a recipe holds, as it was at the place it came from.',
  params: z.strictObject({ id: z.string().max(120) }),
  response: z.array(
    z.object({
      label: z.string(),
      movedAt: z.int(),
      oldAddress: z.string().nullable(),
      kept: z.array(z.object({ name: z.string(), text: z.string() })),
    }),
  ),
});
