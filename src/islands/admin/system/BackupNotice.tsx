import type { SystemState } from '#src/contracts/site/admin-system.ts';
import { moment } from '../../ui/times.ts';
import { Notice } from '../ui/Notice.tsx';

/** Warns after two nights without a good backup. */
export function BackupNotice({ backup: { isLate, last, trouble } }: Pick<SystemState, 'backup'>) {
  if (!isLate) return null;
  return (
    <Notice tone="error" title="Two nights have gone by without a good backup.">
      {last ? `The last good one is of ${moment(last.at)}.` : 'There is none at all.'} {trouble}
    </Notice>
  );
}
