import {
  appearanceCall,
  publishAppearanceCall,
  saveAppearanceDraftCall,
} from '#src/contracts/site/admin-appearance.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { appearanceForAdmin, publishAppearance, saveAppearanceDraft } from '#src/server/look/appearance.ts';

export const GET = endpoint(appearanceCall, appearanceForAdmin);

export const PUT = endpoint(saveAppearanceDraftCall, ({ body }) => saveAppearanceDraft(body.number, body.draft));

export const POST = endpoint(publishAppearanceCall, ({ body, viewer }) =>
  publishAppearance(body.number, body.look, viewer),
);
