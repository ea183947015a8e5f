import { useStore } from '@nanostores/react';
import { Download } from 'lucide-react';
import { type SubscriberView, taxExportCall } from '#src/contracts/premium/admin-premium.ts';
import { counted } from '#src/domain/counted.ts';
import { moneyText } from '#src/domain/premium/billing/plan.ts';
import {
  $planSettings,
  $premiumFigures,
  $premiumReviews,
  $premiumSubscribers,
  $subscribersPage,
} from '#src/stores/admin/members/premium.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { dateText } from '../../ui/times.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { AdminTable, type Column } from '../ui/table/AdminTable.tsx';
import { PlanForm } from './PlanForm.tsx';
import { Reviews } from './Reviews.tsx';
import { SalesFigures } from './SalesFigures.tsx';
import { PLAN_STATE_LABELS } from './state-labels.ts';

const COLUMNS: readonly Column<SubscriberView>[] = [
  { head: 'Member', kind: 'main', cell: ({ email }) => email ?? 'Account deleted' },
  {
    head: 'State',
    cell: ({ state }) => (
      <Badge tone={state === 'past_due' ? 'warn' : state === 'ended' || state === 'none' ? 'plain' : 'good'}>
        {PLAN_STATE_LABELS[state] ?? state}
      </Badge>
    ),
  },
  { head: 'Price', cell: ({ amount, currency, interval }) => `${moneyText(amount, currency)} a ${interval}` },
  { head: 'Since', className: 'tabular-nums', cell: ({ since }) => dateText(since) },
  { head: 'Ends', className: 'tabular-nums', cell: ({ until }) => (until === null ? '–' : dateText(until)) },
];

/** What is sold, who has it, and what came of it. */
export default function PremiumScreen() {
  return (
    <AdminPage
      title="Premium"
      actions={
        <a className="button button-outline" href={taxExportCall.path} download>
          <Download size={20} strokeWidth={1.75} aria-hidden="true" />
          Export for tax
        </a>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Card title="Figures">
          <Asked
            failure="Error Loading the Figures"
            answer={useStore($premiumFigures)}
            onRetry={() => $premiumFigures.invalidate()}
          >
            {(figures) => <SalesFigures figures={figures} />}
          </Asked>
        </Card>
        <Card title="Plans to end at once">
          <Asked
            failure="Error Loading What Waits"
            answer={useStore($premiumReviews)}
            onRetry={() => $premiumReviews.invalidate()}
          >
            {({ reviews }) => <Reviews reviews={reviews} />}
          </Asked>
        </Card>
        <Card title="Subscribers">
          <AdminTable
            failure="Error Loading Subscribers"
            answer={useStore($premiumSubscribers)}
            entriesOf={({ subscribers }) => subscribers}
            columns={COLUMNS}
            captionOf={(total) => counted(total, 'plan')}
            empty={
              <EmptyState
                title="Nobody has a plan yet"
                text="To give Premium to a member, change their role under Users; it lasts until you change it back."
              />
            }
            onRetry={() => $premiumSubscribers.invalidate()}
            onPage={(page) => $subscribersPage.set(page)}
          />
        </Card>
        <Card title="Plan and prices">
          <Asked
            failure="Error Loading the Plan"
            answer={useStore($planSettings)}
            onRetry={() => $planSettings.invalidate()}
          >
            {(stored) => <PlanForm {...stored} />}
          </Asked>
        </Card>
      </div>
    </AdminPage>
  );
}
