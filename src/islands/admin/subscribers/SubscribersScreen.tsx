import { useStore } from '@nanostores/react';
import { Download, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { exportSubscribersCall, type NewsletterSubscriber } from '#src/contracts/newsletter/admin-subscribers.ts';
import { counted } from '#src/domain/counted.ts';
import { SUBSCRIBER_STATES } from '#src/domain/newsletter/subscription.ts';
import {
  $subscriberFilter,
  $subscribers,
  clearSubscriberFilter,
  filterSubscribers,
  removeSubscriber,
  type SubscriberFilter,
} from '#src/stores/admin/letters/subscribers.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { AdminPage } from '../ui/AdminPage.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { AdminTable } from '../ui/table/AdminTable.tsx';
import { ImportSubscribers } from './ImportSubscribers.tsx';
import { SUBSCRIBER_STATE_LABELS } from './labels.ts';
import { subscriberColumns } from './subscriber-columns.tsx';

/** Who has the newsletter. */
export default function SubscribersScreen() {
  const [isImporting, setImporting] = useState(false);
  const [doomed, setDoomed] = useState<NewsletterSubscriber>();
  const columns = useMemo(() => subscriberColumns(setDoomed), []);
  const answer = useStore($subscribers);
  const { search, state } = useStore($subscriberFilter);
  const counts = answer.data?.counts;
  const options = Object.fromEntries(
    SUBSCRIBER_STATES.map((each) => [
      each,
      counts ? `${SUBSCRIBER_STATE_LABELS[each]} (${counts[each]})` : SUBSCRIBER_STATE_LABELS[each],
    ]),
  );
  return (
    <AdminPage
      title="Subscribers"
      actions={
        <>
          <a className="button button-outline" href={exportSubscribersCall.path} download>
            <Download size={18} strokeWidth={1.75} aria-hidden="true" />
            Export
          </a>
          <Button Icon={Upload} look="primary" onClick={() => setImporting(true)}>
            Import a list
          </Button>
        </>
      }
    >
      <div className="admin-filters">
        <SearchField
          label="Search by address"
          value={search}
          onSearch={(wanted) => filterSubscribers({ search: wanted })}
        />
        <Select
          label="State"
          value={state}
          options={{ '': 'Any state', ...options }}
          onChoose={(chosen) => filterSubscribers({ state: chosen as SubscriberFilter['state'] })}
        />
      </div>
      <AdminTable
        failure="Error Loading Subscribers"
        answer={answer}
        entriesOf={({ subscribers }) => subscribers}
        columns={columns}
        captionOf={(total) => counted(total, 'subscriber')}
        empty={
          search || state ? (
            <EmptyState title="Nobody matches">
              <Button onClick={clearSubscriberFilter}>Show everybody</Button>
            </EmptyState>
          ) : (
            <EmptyState
              title="Nobody yet"
              text="Every page has a form at its foot. You can import a list from elsewhere, too."
            />
          )
        }
        isAsking={doomed !== undefined}
        onRetry={() => $subscribers.invalidate()}
        onPage={(page) => filterSubscribers({ page })}
      />
      {isImporting && <ImportSubscribers onClose={() => setImporting(false)} />}
      {doomed && (
        <ConfirmDialog
          title="Remove this subscriber?"
          confirmLabel="Remove"
          danger
          onClose={() => setDoomed(undefined)}
          onConfirm={() => removeSubscriber(doomed)}
        >
          {doomed.address} will be forgotten, with the proof of what they agreed to. A hash stays, so that no import
          brings them back.
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}
