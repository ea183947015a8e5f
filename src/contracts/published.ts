import { z } from 'zod';
import { BULK_LIMIT, SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { STANDS } from '#src/domain/published/stands.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract, LONG_BODY } from './contract.ts';
import { numberParameter } from './paging.ts';

/** The deeds done to several things of a kind that is published. */
const PUBLISHED_DEEDS = ['publish', 'unpublish', 'delete', 'restore', 'purge'] as const;
export type PublishedDeed = (typeof PUBLISHED_DEEDS)[number];

/** The states administrators' lists are narrowed to. */
export const PUBLISHED_STATES = ['all', 'published', 'draft', 'handed-in', 'back', 'approved', 'bin'] as const;
export type PublishedState = (typeof PUBLISHED_STATES)[number];

/** The outcome for each. */
const deedResultsSchema = z.object({
  results: z.array(
    z.object({
      id: slugSchema,
      outcome: z.enum(['done', 'unchanged', 'not_found', 'refused']),
      /** Why it was refused, or came back as a draft. */
      message: z.string().optional(),
    }),
  ),
});

/** A change of something that is published. */
export const publishedRevisionSchema = z.object({
  id: z.int(),
  /** UTC milliseconds of the change that ended it. */
  at: z.number(),
  /** Address of who made that change. */
  actor: z.string(),
  /** Names of the fields that change was of. */
  fields: z.array(z.string()),
});
export type PublishedRevision = z.infer<typeof publishedRevisionSchema>;

/** The fields a row of an administrators' list has for any kind. */
export const publishedRowSchema = z.object({
  id: slugSchema,
  title: z.string(),
  isPublished: z.boolean(),
  publishAt: z.number().nullable(),
  unpublishAt: z.number().nullable(),
  deletedAt: z.number().nullable(),
  updatedAt: z.number(),
  /** Where it stands between who writes it and who publishes it. */
  stand: z.enum(STANDS),
});
export type PublishedListRow = z.infer<typeof publishedRowSchema>;

/** The facts about a thing of any kind beside its fields. */
export const publishedIdentity = { id: slugSchema, updatedAt: z.number() };

/** The calls of a kind, as it describes them. */
interface CallsOf<Many extends string, Thing, Row, New, Change> {
  /** "guide", and several of them as in addresses: "guides". */
  name: string;
  many: Many;
  /** One with every field its editor needs, and a row of the list. */
  thing: Thing;
  row: Row;
  /** The fields of a new one and of a change of one. */
  draft: New;
  change: Change;
}

const idParams = z.strictObject({ id: z.string().max(120) });
const revisionParams = idParams.extend({ revision: numberParameter(1, 999_999_999) });

/** The calls by which a kind of thing that is published is written: the same for all but recipes, which came first. */
// @__NO_SIDE_EFFECTS__
export function publishedCalls<
  Many extends string,
  Thing extends z.ZodType,
  Row extends z.ZodType,
  New extends z.ZodType,
  Change extends z.ZodObject,
>({ name, many, thing, row, draft, change }: CallsOf<Many, Thing, Row, New, Change>) {
  const all = `/api/admin/${many}` as const;
  const capital = many.replace(/^./, (letter) => letter.toUpperCase());
  return {
    list: contract(`GET ${all}`, 'write', {
      summary: `${capital}, published or not, the last changed first; those of the bin by \`status=bin\` alone. At most 500.`,
      query: z.strictObject({
        status: z.enum(PUBLISHED_STATES).default('all'),
        search: z.string().max(SEARCH_MAX_LENGTH).optional(),
      }),
      response: z.object({ [many]: z.array(row) } as Record<Many, z.ZodArray<Row>>),
    }),
    read: contract(`GET ${all}/{id}`, 'write', {
      summary: `One ${name}, published or not, with every field its editor needs.`,
      params: idParams,
      response: thing,
    }),
    create: contract(`POST ${all}`, 'write', {
      summary: `Makes a ${name}, a draft unless \`isPublished\`.`,
      body: draft,
      bodyLimit: LONG_BODY,
      response: thing,
    }),
    change: contract(`PATCH ${all}/{id}`, 'write', {
      summary: `Changes a ${name}; 400 where it would be public and is not whole. With \`updatedAt\`, 409 when somebody else saved since.`,
      params: idParams,
      body: change,
      bodyLimit: LONG_BODY,
      response: thing,
    }),
    bulk: contract(`POST ${all}/bulk`, 'write', {
      summary: `Does one thing to several ${many}: publishes or hides them, puts them into the bin for 30 days, brings them back, or deletes those of the bin. Tells of each what became of it.`,
      body: z.strictObject({ ids: z.array(slugSchema).min(1).max(BULK_LIMIT), action: z.enum(PUBLISHED_DEEDS) }),
      response: deedResultsSchema,
    }),
    move: contract(`PUT ${all}/{id}/address`, 'curate', {
      summary: `Gives a ${name} another address; the old one leads there from then on. 409 where the new one is taken.`,
      params: idParams,
      body: z.strictObject({ slug: z.string().trim().max(120) }),
      response: z.object({ id: z.string() }),
    }),
    revisions: contract(`GET ${all}/{id}/revisions`, 'write', {
      summary: `The changes of a ${name}, the newest first, at most 50; each keeps what it was before.`,
      params: idParams,
      response: z.array(publishedRevisionSchema),
    }),
    revision: contract(`GET ${all}/{id}/revisions/{revision}`, 'write', {
      summary: `What a ${name} was before one of its changes; a field that was not kept is as it is now.`,
      params: revisionParams,
      response: z.object({ ...publishedRevisionSchema.shape, thing }),
    }),
    restore: contract(`POST ${all}/{id}/revisions/{revision}/restore`, 'write', {
      summary: `Makes a ${name} what it was; whether it is published stays.`,
      params: revisionParams,
      response: thing,
    }),
    preview: contract(`POST ${all}/preview-page`, 'write', {
      summary: `Keeps a ${name} as it stands in its editor, for the page that shows it; nothing is published.`,
      body: draft,
      bodyLimit: LONG_BODY,
      response: z.undefined(),
    }),
  };
}
