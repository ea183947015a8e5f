import { moment } from '../../ui/times.ts';
import { type Column, DataTable } from '../ui/table/AdminTable.tsx';

interface WaitingMail {
  id: string;
  to: string;
  template: string;
  attempts: number;
  nextAttemptAt: number;
  givenUpAt: number | null;
  lastError: string | null;
}

const COLUMNS: readonly Column<WaitingMail>[] = [
  { head: 'To', kind: 'main', cell: ({ to }) => to },
  { head: 'Kind', cell: ({ template }) => template },
  { head: 'Tries', cell: ({ attempts }) => attempts },
  { head: 'Next try', cell: ({ nextAttemptAt, givenUpAt }) => (givenUpAt ? 'Given up' : moment(nextAttemptAt)) },
  { head: 'Last error', cell: ({ lastError }) => lastError ?? '–' },
];

/** Mails not sent yet, with what went wrong the last time. */
export const WaitingMails = ({ mails }: { mails: readonly WaitingMail[] }) => (
  <DataTable columns={COLUMNS} entries={mails} caption={`${mails.length} waiting to be sent`} className="mt-6" />
);
