import { useStore } from '@nanostores/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import type { AdminLetterHead } from '#src/domain/newsletter/admin-letter.ts';
import { TOPICS } from '#src/domain/newsletter/topics.ts';
import { paths } from '#src/paths.ts';
import { $letters, $lettersPage, beginLetter } from '#src/stores/admin/letters/letters.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { moment } from '../../ui/times.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { AdminTable, type Column } from '../ui/table/AdminTable.tsx';
import { Aside } from '../ui/table/Aside.tsx';
import { LetterTimes } from './LetterTimes.tsx';
import { StateBadge } from './StateBadge.tsx';
import { progressText } from './words.ts';

const COLUMNS: Column<AdminLetterHead>[] = [
  {
    head: 'Subject',
    kind: 'main',
    cell: ({ id, subject, topic }) => (
      <>
        <a className="link" href={paths.adminLetter(id)}>
          {subject || 'Without a subject'}
        </a>{' '}
        <Aside>{TOPICS[topic].name}</Aside>
      </>
    ),
  },
  {
    head: 'State',
    cell: (letter) => (
      <span className="flex flex-wrap items-center justify-end gap-x-2 form:flex-nowrap form:justify-start">
        <StateBadge letter={letter} />
        <span className="type-meta text-muted tabular-nums empty:hidden">{progressText(letter.numbers)}</span>
      </span>
    ),
  },
  { head: 'When', className: 'tabular-nums whitespace-nowrap', cell: whenOf },
];

function whenOf({ state, scheduledAt, begunAt, createdAt }: AdminLetterHead): string {
  if (begunAt !== null) return moment(begunAt);
  if (scheduledAt !== null) return `${state === 'draft' ? 'meant for' : 'on'} ${moment(scheduledAt)}`;
  return `begun ${moment(createdAt)}`;
}

/** Letters of the newsletter, and when they write themselves. */
export default function LettersScreen() {
  const [busy, setBusy] = useState(false);
  const begin = async (origin: Parameters<typeof beginLetter>[0]) => {
    setBusy(true);
    await beginLetter(origin);
    setBusy(false);
  };
  return (
    <AdminPage
      title="Letters"
      actions={
        <>
          <Button disabled={busy} onClick={() => void begin({ from: 'week', topic: 'weekly' })}>
            This week’s letter
          </Button>
          <Button Icon={Plus} look="primary" disabled={busy} onClick={() => void begin({ from: 'nothing' })}>
            New letter
          </Button>
        </>
      }
    >
      <AdminTable
        failure="Error Loading Letters"
        answer={useStore($letters)}
        entriesOf={({ letters }) => letters}
        columns={COLUMNS}
        captionOf={(total) => counted(total, 'letter')}
        empty={
          <EmptyState title="No letters yet" text="Start with an empty one, or let this week’s letter write itself." />
        }
        onRetry={() => $letters.invalidate()}
        onPage={(page) => $lettersPage.set(page)}
      />
      <div className="mt-6 max-w-form">
        <LetterTimes />
      </div>
    </AdminPage>
  );
}
