import type { JobFailureView } from '#src/contracts/site/admin-system.ts';
import { counted } from '#src/domain/counted.ts';
import { moment } from '../../ui/times.ts';
import { type Column, DataTable } from '../ui/table/AdminTable.tsx';

const COLUMNS: readonly Column<JobFailureView & { id: string }>[] = [
  {
    head: 'What',
    kind: 'main',
    cell: ({ job, item, words }) => (
      <>
        {job}: {item}
        <span className="block text-meta text-muted wrap-anywhere">{words}</span>
      </>
    ),
  },
  { head: 'Since', className: 'tabular-nums', cell: ({ since }) => moment(since) },
  { head: 'Tries', className: 'tabular-nums', cell: ({ tries }) => tries },
  { head: 'Next try', className: 'tabular-nums', cell: ({ nextTryAt }) => moment(nextTryAt) },
];

/** What the site could not do by itself, in whose words, and when it tries again. */
export function JobFailureList({ failures }: { failures: readonly JobFailureView[] }) {
  if (failures.length === 0) return null;
  return (
    <DataTable
      columns={COLUMNS}
      entries={failures.map((failure) => ({ ...failure, id: `${failure.job} ${failure.item}` }))}
      caption={`${counted(failures.length, 'job')} failed. They’ll be retried automatically.`}
    />
  );
}
