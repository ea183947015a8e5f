import { Ban, Trash2, Undo2 } from 'lucide-react';
import type { NewsletterSubscriber } from '#src/contracts/newsletter/admin-subscribers.ts';
import { TOPIC_NAMES, TOPICS } from '#src/domain/newsletter/topics.ts';
import { resumeLettersTo, stopLettersTo } from '#src/stores/admin/letters/subscribers.ts';
import { IconButton } from '../../ui/Button.tsx';
import { dateText } from '../../ui/times.ts';
import { Badge } from '../ui/Badge.tsx';
import type { Column } from '../ui/table/AdminTable.tsx';
import { Aside } from '../ui/table/Aside.tsx';
import { REASON_LABELS, SUBSCRIBER_STATE_LABELS } from './labels.ts';

/** What the list shows of a subscriber, and what can be done to one. */
export const subscriberColumns = (
  onRemove: (subscriber: NewsletterSubscriber) => void,
): Column<NewsletterSubscriber>[] => [
  { head: 'Address', kind: 'main', cell: Address },
  { head: 'State', kind: 'long', cell: State },
  {
    head: 'Letters',
    kind: 'long',
    cell: ({ topics }) =>
      topics.length === TOPIC_NAMES.length ? 'All' : topics.map((topic) => TOPICS[topic].name).join(', ') || 'None',
  },
  { head: 'From', kind: 'long', className: 'wrap-anywhere', cell: ({ source }) => source },
  {
    head: 'Confirmed',
    className: 'tabular-nums whitespace-nowrap',
    cell: ({ confirmedAt, state }) =>
      confirmedAt !== null ? dateText(confirmedAt) : state === 'waiting' ? 'Not yet' : 'Not known',
  },
  { head: 'Actions', kind: 'actions', cell: (subscriber) => <Actions subscriber={subscriber} onRemove={onRemove} /> },
];

const Address = ({ address, isMember }: NewsletterSubscriber) => (
  <>
    {address} {isMember && <Aside>Member</Aside>}
  </>
);

const State = ({ state, stateAt, suppression }: NewsletterSubscriber) => (
  <div className="form:contents">
    <Badge tone={state === 'confirmed' ? 'good' : state === 'suppressed' ? 'warn' : 'plain'}>
      {SUBSCRIBER_STATE_LABELS[state]}
    </Badge>{' '}
    <Aside>since {dateText(stateAt)}</Aside>{' '}
    {suppression && (
      <Aside className="wrap-anywhere text-muted">
        {[REASON_LABELS[suppression.reason], suppression.words].filter(Boolean).join(': ')}
      </Aside>
    )}
  </div>
);

function Actions({
  subscriber,
  onRemove,
}: {
  subscriber: NewsletterSubscriber;
  onRemove: (subscriber: NewsletterSubscriber) => void;
}) {
  const { address, suppression } = subscriber;
  return (
    <>
      {suppression ? (
        <IconButton
          label={`Send letters to ${address} again`}
          Icon={Undo2}
          iconSize={18}
          title="Send letters again"
          onClick={() => void resumeLettersTo(subscriber)}
        />
      ) : (
        <IconButton
          label={`Stop letters to ${address}`}
          Icon={Ban}
          iconSize={18}
          title="Stop letters"
          onClick={() => void stopLettersTo(subscriber)}
        />
      )}
      <IconButton
        label={`Remove ${address}`}
        Icon={Trash2}
        iconSize={18}
        title="Remove"
        onClick={() => onRemove(subscriber)}
      />
    </>
  );
}
