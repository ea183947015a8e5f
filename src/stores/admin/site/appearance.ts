import {
  appearanceCall,
  publishAppearanceCall,
  saveAppearanceDraftCall,
} from '#src/contracts/site/admin-appearance.ts';
import type { Appearance } from '#src/domain/site/appearance/appearance.ts';
import { paths } from '#src/paths.ts';
import { CallError, call } from '../../client.ts';
import { createFetcherStore, retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { showInTab } from '../published/preview-tab.ts';

export const $appearance = createFetcherStore(['admin-appearance'], {
  fetcher: () => retried(() => call(appearanceCall)),
});

/** `changed` where somebody else changed the appearance meanwhile, whose state is then in the store. */
export type AppearanceOutcome = 'saved' | 'changed' | 'failed';

/** Shows a look to everybody. */
export const publishLook = (number: number, look: Appearance): Promise<AppearanceOutcome> =>
  change('Failed to publish the appearance', async () => {
    $appearance.mutate(await call(publishAppearanceCall, { body: { number, look } }));
    toast({ title: 'Appearance published', description: 'Visitors see it from now on.' });
  });

export const dropDraft = (number: number): Promise<AppearanceOutcome> =>
  change('Failed to drop the draft', async () => keepDraft(number, null));

/** Shows a look in a tab of its own as pages would have it: it is kept as the draft. */
export async function previewLook(number: number, draft: Appearance): Promise<AppearanceOutcome> {
  let outcome: AppearanceOutcome = 'failed';
  await showInTab(paths.adminAppearancePreview(paths.home), async () => {
    try {
      await keepDraft(number, draft);
      outcome = 'saved';
    } catch (error) {
      if (await isChanged(error)) outcome = 'changed';
      throw error;
    }
  });
  return outcome;
}

const keepDraft = async (number: number, draft: Appearance | null): Promise<void> => {
  $appearance.mutate(await call(saveAppearanceDraftCall, { body: { number, draft } }));
};

async function change(words: string, work: () => Promise<void>): Promise<AppearanceOutcome> {
  try {
    await work();
    return 'saved';
  } catch (error) {
    if (await isChanged(error)) return 'changed';
    failed(words, error);
    return 'failed';
  }
}

/** Whether a call failed because somebody else changed the appearance; the store then has what they made of it. */
async function isChanged(error: unknown): Promise<boolean> {
  if (!(error instanceof CallError && error.body.code === 'conflict')) return false;
  $appearance.mutate(await call(appearanceCall));
  return true;
}
