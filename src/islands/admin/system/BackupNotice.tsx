import type { SystemState } from '#src/contracts/site/admin-system.ts';
import { moment } from '../../ui/times.ts';
import { Notice } from '../ui/Notice.tsx';

/** Warns after two nights without a good backup. */
export function BackupNotice({ backup: { isLate, last, trouble } }: Pick<SystemState, 'backup'>) {
  if (!isLate) return null;
  return (
    <Notice tone="error" title="No good backup for two nights.">
      {last ? `The last good one is from ${moment(last.at)}.` : 'There’s none at all.'} {trouble}
    </Notice>
  );
}
