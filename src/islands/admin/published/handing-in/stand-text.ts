import type { Stand } from '#src/domain/published/stands.ts';

export const STAND_LABELS: Readonly<Record<Stand, string>> = {
  work: 'Draft',
  'handed-in': 'Handed in',
  back: 'Sent back',
  approved: 'Approved',
  published: 'Published',
};

/** Where a row of a list stands: whether readers see it, a list knows before it is told the rest. */
export function standText({ isPublished, stand }: { isPublished: boolean; stand: Stand }): string {
  if (isPublished) return STAND_LABELS.published;
  return STAND_LABELS[stand === 'published' ? 'work' : stand];
}

/** Whether it waits for whoever looks: what was handed in for who publishes, what came back for who writes. */
export const isWaitingFor = (mayPublish: boolean, { isPublished, stand }: { isPublished: boolean; stand: Stand }) =>
  !isPublished && stand === (mayPublish ? 'handed-in' : 'back');
