import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { LetterHead } from '#src/contracts/site/admin-operations.ts';
import { counted } from '#src/domain/counted.ts';
import { $outbox, $outboxPage } from '#src/stores/admin/operations.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { moment } from '../ui/times.ts';
import { useLast } from '../ui/use-last.ts';
import { usePageClamp } from '../ui/use-page-clamp.ts';
import { Letter } from './Letter.tsx';
import { Waiting } from './Waiting.tsx';

/** Mails that were written instead of sent, while no mail service is configured, and what waits to be sent. */
export default function Outbox() {
  const { data, error, loading } = useStore($outbox);
  const last = useLast(data);
  const isFailed = !data && error !== undefined;
  const list = isFailed ? undefined : last;
  usePageClamp(data?.pagination, (page) => $outboxPage.set(page));
  const [opened, setOpened] = useState<LetterHead>();
  return (
    <AdminPage
      title="Outbox"
      actions={
        <button type="button" className="button button-outline" onClick={() => $outbox.invalidate()}>
          Look again
        </button>
      }
    >
      {isFailed && (
        <Notice tone="error" title="Error Loading the Outbox" onRetry={() => $outbox.invalidate()}>
          Please check your connection.
        </Notice>
      )}
      {!list && !isFailed && <Skeleton />}
      {list && (
        <Notice
          tone="info"
          title={list.hasService ? 'Mail goes out through the mail service.' : 'No mail service is configured.'}
        >
          {list.hasService
            ? 'Nothing is kept here. What could not be sent yet is listed below.'
            : 'Mails are written to files on the server instead of being sent. With RESEND_API_KEY set they go out.'}
        </Notice>
      )}
      {list && list.waiting.length > 0 && <Waiting mails={list.waiting} />}
      {list && !list.hasService && list.letters.length === 0 && <p className="mt-6 text-muted">No mail yet.</p>}
      {list && list.letters.length > 0 && (
        <table className="admin-table mt-6" aria-busy={loading || undefined}>
          <caption>{counted(list.pagination.totalItems, 'mail')}, the newest first</caption>
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col">To</th>
              <th scope="col">When</th>
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.letters.map((letter) => (
              <tr key={letter.id}>
                <th scope="row" className="admin-cell-main">
                  {letter.subject}
                </th>
                <td data-label="To">{letter.to}</td>
                <td data-label="When" className="tabular-nums">
                  {moment(letter.at)}
                </td>
                <td className="admin-cell-actions">
                  <button type="button" className="button button-outline" onClick={() => setOpened(letter)}>
                    Read<span className="sr-only"> {letter.subject}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {list && <Pager pagination={list.pagination} onPage={(page) => $outboxPage.set(page)} />}
      {opened && <Letter head={opened} onClose={() => setOpened(undefined)} />}
    </AdminPage>
  );
}
