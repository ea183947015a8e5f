import { z } from 'zod';
import { appearanceSchema, appearanceStateSchema } from '#src/domain/site/appearance/appearance.ts';
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
