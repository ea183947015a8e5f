import { z } from 'zod';
import { UPLOAD_LIMIT } from '#src/domain/pictures/media.ts';
import { appearanceSchema, appearanceStateSchema } from '#src/domain/site/appearance/appearance.ts';
import { iconSchema, platesSchema } from '#src/domain/site/appearance/logo.ts';
import { contract } from '../contract.ts';

const answer = appearanceStateSchema.extend({
  /** What the site is called by the host's settings. */
  hostName: z.string(),
});
export type AppearanceAnswer = z.output<typeof answer>;
/** The state that whoever changes it has seen. */
const number = z.int().min(0);

export const appearanceCall = contract('GET /api/admin/appearance', 'admin', {
  summary: 'How the site looks: what visitors see, the draft, and what was before.',
  response: answer,
});

export const saveAppearanceDraftCall = contract('PUT /api/admin/appearance', 'admin', {
  summary:
    'Keeps a draft of the appearance, which previews show; `null` drops it. A conflict where it changed meanwhile.',
  body: z.strictObject({ number, draft: appearanceSchema.nullable() }),
  response: answer,
});

export const publishAppearanceCall = contract('POST /api/admin/appearance', 'admin', {
  summary: 'Shows an appearance to everybody. A conflict where it changed meanwhile.',
  body: z.strictObject({ number, look: appearanceSchema }),
  response: answer,
});

export const uploadLogoCall = contract('POST /api/admin/appearance/logo', 'admin', {
  summary: 'Keeps a logo: an SVG (up to 100 KB), of which only what draws is kept, or a PNG.',
  upload: UPLOAD_LIMIT,
  response: z.object({
    /** Its name among the uploaded pictures. */
    file: z.string(),
    width: z.number(),
    height: z.number(),
    /** Whether it needs a ground of its own to be seen; `null` of an SVG. */
    plates: platesSchema.nullable(),
    /** Kinds of what was left out of an SVG. */
    leftOut: z.array(z.string()),
  }),
});

export const uploadIconCall = contract('POST /api/admin/appearance/icon', 'admin', {
  summary: 'Keeps the pictures of the site’s icon, made of a square PNG.',
  upload: UPLOAD_LIMIT,
  response: iconSchema.omit({ svg: true }),
});
