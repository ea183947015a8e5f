import { waitingMarksCall } from '#src/contracts/recipes/admin-recipes.ts';
import { counted } from '#src/domain/counted.ts';
import type { BulkDeed } from '#src/domain/recipes/editing/bulk-deed.ts';
import { call } from '../../client.ts';
import { askPublisher, NotPublished } from './publish-question.ts';
import { lookedInVain } from './publishing.ts';

/** What goes with the recipes that are published at once: the marks in their steps that their publisher confirms. */
export type BulkConfirms = NonNullable<Extract<BulkDeed, { action: 'publish' }>['confirms']>;

/**
 * Asks about the marks that wait in recipes that are about to be published, as it is asked of one, given in the parts they
 * are sent in. Resolves to what is confirmed, `undefined` where nothing is. Throws {@link NotPublished} where nothing is said,
 * and as `atPublishing` where nobody could look.
 */
export async function confirmedBefore(parts: readonly (readonly string[])[]): Promise<BulkConfirms | undefined> {
  const found = { amounts: 0, timers: 0, of: [] as BulkConfirms['of'] };
  try {
    for (const ids of parts) {
      const { amounts, timers, recipes } = await call(waitingMarksCall, { body: { ids: [...ids] } });
      found.amounts += amounts;
      found.timers += timers;
      found.of.push(...recipes);
    }
  } catch (error) {
    throw lookedInVain(error);
  }
  const { of, ...waiting } = found;
  if (of.length === 0) return undefined;
  const title = `Publish ${counted(parts.flat().length, 'recipe')}?`;
  const answer = await askPublisher(title, [], { ...waiting, recipes: of.length });
  if (!answer) throw new NotPublished();
  return answer.areMarksRight ? { of } : undefined;
}
