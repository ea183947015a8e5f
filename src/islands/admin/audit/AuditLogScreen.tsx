import { useStore } from '@nanostores/react';
import { type AuditEntryView, auditCall } from '#src/contracts/site/admin-operations.ts';
import { UNDO_DAYS } from '#src/domain/site/undoing.ts';
import { createList } from '#src/stores/admin/list.ts';
import { takeBackEntry } from '#src/stores/admin/running/taking-back.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { moment } from '../../ui/times.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { AdminTable, type Column } from '../ui/table/AdminTable.tsx';
import { actionText } from './sentences.ts';

const log = createList('admin-audit', auditCall, { search: '', page: 1 });

const COLUMNS: readonly Column<AuditEntryView>[] = [
  { head: 'What', kind: 'main', cell: (entry) => <Deed entry={entry} /> },
  { head: 'Who', cell: ({ actor }) => actor },
  {
    head: 'When',
    className: 'tabular-nums',
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>,
  },
  { head: 'Undo', kind: 'actions', cell: (entry) => <TakeBack entry={entry} /> },
];

/** What administrators did. */
export default function AuditLogScreen() {
  const { search } = useStore(log.$filter);
  return (
    <AdminPage title="Audit log">
      <div className="admin-filters">
        <SearchField
          label="Search by person, action or subject"
          value={search}
          onSearch={(wanted) => log.narrow({ search: wanted })}
        />
      </div>
      <AdminTable
        failure="Error Loading the Audit Log"
        answer={useStore(log.$list)}
        entriesOf={({ entries }) => entries}
        columns={COLUMNS}
        captionOf={(total) => `${total} entries, the newest first`}
        empty={<EmptyState title={search ? 'Nothing matches' : 'Nothing yet'} />}
        onRetry={() => log.$list.invalidate()}
        onPage={(page) => log.narrow({ page })}
      />
    </AdminPage>
  );
}

/** Takes back what one entry did to many things, as long as that can be. */
function TakeBack({ entry: { id, undo } }: { entry: AuditEntryView }) {
  const [isBusy, during] = useBusy();
  if (undo === 'done') return <span className="type-meta text-muted">Taken back</span>;
  if (undo === 'past') return <span className="type-meta text-muted">Older than {UNDO_DAYS} days</span>;
  if (undo === null) return null;
  const run = async () => {
    await during(takeBackEntry(id));
    log.$list.invalidate();
  };
  return (
    <Button disabled={isBusy} aria-busy={isBusy || undefined} onClick={run}>
      {isBusy ? 'Undoing…' : 'Undo'}
    </Button>
  );
}

function Deed({ entry }: { entry: AuditEntryView }) {
  const { subject, details } = entry;
  return (
    <div className="flex flex-wrap items-center gap-x-3 form:not-has-[[open]]:flex-nowrap">
      <span className="min-w-0 form:overflow-hidden form:text-ellipsis">
        <span className="font-normal">{actionText(entry)}</span> {subject}
      </span>
      {details && Object.keys(details).length > 0 && (
        <details className="flex-none open:basis-full">
          <summary className="min-h-8 type-meta text-muted">Details</summary>
          <pre className="max-w-full overflow-auto type-fine wrap-anywhere whitespace-pre-wrap">
            {JSON.stringify(details, null, 2)}
          </pre>
        </details>
      )}
    </div>
  );
}
