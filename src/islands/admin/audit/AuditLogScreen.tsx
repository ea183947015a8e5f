import { useStore } from '@nanostores/react';
import { type AuditEntryView, auditCall } from '#src/contracts/site/admin-operations.ts';
import { createList } from '#src/stores/admin/list.ts';
import { moment } from '../../ui/times.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Notice } from '../ui/Notice.tsx';
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
        empty={<Notice tone="info" title={search ? 'Nothing matches.' : 'Nothing yet.'} />}
        onRetry={() => log.$list.invalidate()}
        onPage={(page) => log.narrow({ page })}
      />
    </AdminPage>
  );
}

function Deed({ entry }: { entry: AuditEntryView }) {
  const { subject, details } = entry;
  return (
    <div>
      <span className="font-normal">{actionText(entry)}</span> {subject}
      {details && Object.keys(details).length > 0 && (
        <details>
          <summary className="min-h-8 type-meta text-muted">Details</summary>
          <pre className="max-w-full overflow-auto type-fine wrap-anywhere whitespace-pre-wrap">
            {JSON.stringify(details, null, 2)}
          </pre>
        </details>
      )}
    </div>
  );
}
