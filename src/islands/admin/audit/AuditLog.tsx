import { useStore } from '@nanostores/react';
import type { AuditEntryView } from '#src/contracts/site/admin-operations.ts';
import { $audit, $auditFilter } from '#src/stores/admin/operations.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Pager } from '../ui/Pager.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { moment } from '../ui/times.ts';
import { useLast } from '../ui/use-last.ts';
import { usePageClamp } from '../ui/use-page-clamp.ts';
import { deed } from './sentences.ts';

/** What administrators did. */
export default function AuditLog() {
  const { data, error, loading } = useStore($audit);
  const { search } = useStore($auditFilter);
  const last = useLast(data);
  const isFailed = !data && error !== undefined;
  const list = isFailed ? undefined : last;
  const turnTo = (page: number) => $auditFilter.set({ ...$auditFilter.get(), page });
  usePageClamp(data?.pagination, turnTo);
  return (
    <AdminPage title="Audit log">
      <div className="admin-filters">
        <SearchField
          label="Search by person, action or subject"
          value={search}
          onSearch={(wanted) => $auditFilter.set({ search: wanted, page: 1 })}
        />
      </div>
      {isFailed && (
        <Notice tone="error" title="Error Loading the Audit Log" onRetry={() => $audit.invalidate()}>
          Please check your connection.
        </Notice>
      )}
      {!list && !isFailed && <Skeleton />}
      {list?.entries.length === 0 && (
        <Notice tone="info" title={search ? 'Nothing like that was done.' : 'Nothing was done yet.'} />
      )}
      {list && list.entries.length > 0 && (
        <table className="admin-table" aria-busy={loading || undefined}>
          <caption>{list.pagination.totalItems} entries, the newest first</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Who</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {list.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      {list && <Pager pagination={list.pagination} onPage={turnTo} />}
    </AdminPage>
  );
}

function Entry({ entry }: { entry: AuditEntryView }) {
  const { at, actor, subject, details } = entry;
  return (
    <tr>
      <td className="admin-cell-main">
        <div>
          <span className="font-normal">{deed(entry)}</span> {subject}
          {details && Object.keys(details).length > 0 && (
            <details>
              <summary className="min-h-8 type-meta text-muted">Details</summary>
              <pre className="max-w-full overflow-auto text-[0.8125rem] wrap-anywhere whitespace-pre-wrap">
                {JSON.stringify(details, null, 2)}
              </pre>
            </details>
          )}
        </div>
      </td>
      <td data-label="Who">{actor}</td>
      <td data-label="When" className="tabular-nums">
        <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
      </td>
    </tr>
  );
}
