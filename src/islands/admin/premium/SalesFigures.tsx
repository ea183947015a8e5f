import type { PremiumFigures } from '#src/contracts/premium/admin-premium.ts';
import { counted } from '#src/domain/counted.ts';
import { moneyText } from '#src/domain/premium/billing/plan.ts';
import { dateText } from '../../ui/times.ts';
import { JobFailureList } from '../system/JobFailureList.tsx';
import { Badge } from '../ui/Badge.tsx';
import { type Column, DataTable } from '../ui/table/AdminTable.tsx';
import { PLAN_STATE_LABELS } from './state-labels.ts';

type Month = PremiumFigures['months'][number] & { id: string };
type Failed = PremiumFigures['failed'][number];
type Dispute = PremiumFigures['disputes'][number];

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`);

const monthColumns = (currency: string): Column<Month>[] => [
  { head: 'Month', kind: 'main', cell: ({ month }) => month },
  { head: 'Revenue', className: 'tabular-nums', cell: ({ revenue }) => moneyText(revenue, currency) },
  { head: 'Paid back', className: 'tabular-nums', cell: ({ refunded }) => moneyText(refunded, currency) },
  { head: 'Churn', className: 'tabular-nums', cell: ({ running, ended }) => percent(ended, running) },
];

const FAILED: readonly Column<Failed>[] = [
  { head: 'Member', kind: 'main', cell: ({ email }) => email ?? 'Account deleted' },
  { head: 'Due', className: 'tabular-nums', cell: ({ due, currency }) => moneyText(due, currency) },
  { head: 'Since', className: 'tabular-nums', cell: ({ at }) => dateText(at) },
  { head: 'Tries', className: 'tabular-nums', cell: ({ attempts }) => attempts },
];

const DISPUTES: readonly Column<Dispute>[] = [
  {
    head: 'Order',
    kind: 'main',
    cell: ({ order, email, reason }) => (
      <>
        {[order, email].filter(Boolean).join(', ') || 'Not known yet'}
        <span className="block text-meta text-muted">{reason}</span>
      </>
    ),
  },
  { head: 'Amount', className: 'tabular-nums', cell: ({ amount, currency }) => moneyText(amount, currency) },
  {
    head: 'State',
    cell: ({ isOpen, status }) => <Badge tone={isOpen ? 'warn' : 'plain'}>{status.replaceAll('_', ' ')}</Badge>,
  },
  { head: 'Since', className: 'tabular-nums', cell: ({ at }) => dateText(at) },
  { head: 'Answer by', className: 'tabular-nums', cell: ({ dueBy }) => (dueBy === null ? '–' : dateText(dueBy)) },
];

/** Plans by state, what trials became, revenue and churn by month, payments that failed. */
export function SalesFigures({ figures }: { figures: PremiumFigures }) {
  const { currency, states, months, trials, failed, disputes, failures } = figures;
  const begun = months.findLastIndex(({ revenue, refunded, running }) => revenue + refunded + running > 0);
  const rows = months.slice(0, Math.max(begun + 1, 1)).map((month) => ({ ...month, id: month.month }));
  return (
    <div className="grid grid-cols-1 gap-5">
      <p>
        {Object.entries(states)
          .map(([state, total]) => `${PLAN_STATE_LABELS[state] ?? state}: ${total}`)
          .join(' · ') || 'No plans yet.'}
        {trials.over > 0 &&
          ` · ${percent(trials.paid, trials.over)} of ${counted(trials.over, 'finished trial')} became paid plans.`}
      </p>
      <DataTable columns={monthColumns(currency)} entries={rows} caption="By month, in UTC" />
      {failed.length > 0 && <DataTable columns={FAILED} entries={failed} caption="Payments that failed" />}
      {disputes.length > 0 && (
        <DataTable columns={DISPUTES} entries={disputes} caption="Payments disputed at the bank" />
      )}
      <JobFailureList failures={failures} />
    </div>
  );
}
