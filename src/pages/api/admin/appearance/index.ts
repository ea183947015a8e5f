import {
  appearanceCall,
  publishAppearanceCall,
  saveAppearanceDraftCall,
} from '#src/contracts/site/admin-appearance.ts';
import { appearanceForAdmin, publishAppearance, saveAppearanceDraft } from '#src/server/appearance/appearance.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { refuseLostEntries } from '#src/server/site/entry-check.ts';

export const GET = endpoint(appearanceCall, appearanceForAdmin);

export const PUT = endpoint(saveAppearanceDraftCall, async ({ body }) => {
  await refuseLostEntries(body.draft);
  return saveAppearanceDraft(body.number, body.draft);
});

export const POST = endpoint(publishAppearanceCall, async ({ body, viewer }) => {
  await refuseLostEntries(body.look);
  return publishAppearance(body.number, body.look, viewer);
});
