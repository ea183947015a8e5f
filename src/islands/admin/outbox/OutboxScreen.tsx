import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import type { OutboxMailHead } from '#src/contracts/site/admin-operations.ts';
import { counted } from '#src/domain/counted.ts';
import { outbox } from '#src/stores/admin/running/operations.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { moment } from '../../ui/times.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TestMail } from '../ui/TestMail.tsx';
import { AdminTable, type Column } from '../ui/table/AdminTable.tsx';
import { OutboxMail } from './OutboxMail.tsx';
import { WaitingMails } from './WaitingMails.tsx';

const columnsFor = (onRead: (mail: OutboxMailHead) => void): Column<OutboxMailHead>[] => [
  { head: 'Subject', kind: 'main', cell: ({ subject }) => subject },
  { head: 'To', cell: ({ to }) => to },
  { head: 'When', className: 'tabular-nums', cell: ({ at }) => moment(at) },
  {
    head: 'Actions',
    kind: 'actions',
    cell: (mail) => (
      <Button onClick={() => onRead(mail)}>
        Read<span className="sr-only"> {mail.subject}</span>
      </Button>
    ),
  },
];

/** Mails that were written instead of sent, while no mail service is configured, and what waits to be sent. */
export default function OutboxScreen() {
  const answer = useStore(outbox.$list);
  const [opened, setOpened] = useState<OutboxMailHead>();
  const columns = useMemo(() => columnsFor(setOpened), []);
  return (
    <AdminPage title="Outbox" actions={<Button onClick={() => outbox.$list.invalidate()}>Look again</Button>}>
      <AdminTable
        failure="Error Loading the Outbox"
        answer={answer}
        entriesOf={({ mails }) => mails}
        columns={columns}
        className="mt-6"
        captionOf={(total) => `${counted(total, 'mail')}, the newest first`}
        empty={answer.data?.hasService ? null : <EmptyState title="No e-mails yet" />}
        above={({ hasService, waiting }) => (
          <>
            <Service isThere={hasService} />
            <div className="mt-4">
              <TestMail />
            </div>
            {waiting.length > 0 && <WaitingMails mails={waiting} />}
          </>
        )}
        onRetry={() => outbox.$list.invalidate()}
        onPage={(page) => outbox.narrow({ page })}
      />
      {opened && <OutboxMail head={opened} onClose={() => setOpened(undefined)} />}
    </AdminPage>
  );
}

function Service({ isThere }: { isThere: boolean }) {
  return (
    <Notice tone="info" title={isThere ? 'E-mails go out through the mail service.' : 'No mail service is set up.'}>
      {isThere
        ? 'Nothing is kept here. E-mails still waiting are listed below.'
        : 'E-mails are written to files on the server instead of being sent. Set SMTP_URL or RESEND_API_KEY to send them.'}
    </Notice>
  );
}
