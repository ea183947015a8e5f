import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { giftCardCall, type YourPlanView } from '#src/contracts/premium/plan.ts';
import { may } from '#src/domain/members/permissions.ts';
import { moneyText } from '#src/domain/premium/billing/plan.ts';
import { paths } from '#src/paths.ts';
import { $member } from '#src/stores/members/session.ts';
import { $plan, goToPortal, setMyPlanEnding } from '#src/stores/premium/plan.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { longDay } from '../../ui/times.ts';
import { useLive } from '../../ui/use-live.ts';
import { ListAndPlan } from './ListAndPlan.tsx';
import { Section } from './Section.tsx';

/** What the member has of Premium, what it costs, and how it ends. */
export function YourPlan() {
  const { data, error } = useLive($plan);
  return (
    <Section id="your-plan" title="Your plan">
      {error && !data ? (
        <p className="notice notice-danger">We couldn’t load your plan.</p>
      ) : (
        <div className="grid gap-5" aria-busy={!data}>
          {data && (
            <>
              <State plan={data} />
              {data.source === null && !data.through && <ListAndPlan />}
              <Actions plan={data} />
              <Orders orders={data.orders} />
              <Bills bills={data.bills} />
              <Gifts gifts={data.gifts} />
            </>
          )}
        </div>
      )}
    </Section>
  );
}

/** Where the plan stands, in sentences. */
function sentencesOf({ state, source, until, through, price, nextPayment }: YourPlanView, works: boolean): string[] {
  const day = until === null ? '' : longDay(until);
  if (source === 'given') return ['You have Premium, courtesy of this site.'];
  if (source === 'gift') return [`You have Premium as a gift until ${day}. It ends by itself.`];
  if (through) return [`You have Premium through ${through}’s household, for as long as you’re both in it.`];
  if (state === 'ended')
    return [
      'Your Premium has ended. Your shopping list, meal plan and notes are as you left them: read them here, and pick them up again whenever you come back.',
    ];
  if (source !== 'subscription' || !price)
    return [works ? 'You work on this site, so you have Premium.' : 'You have a free account.'];
  const costs = `${moneyText(price.amount, price.currency)} a ${price.interval}, with tax`;
  if (state === 'past_due')
    return [
      `Your last payment of ${costs}, didn’t go through. You have Premium until ${day}.`,
      'Please change how you pay; we’ll try again.',
    ];
  if (until !== null) return [`You have Premium until ${day}. It ends then, and nothing more is charged.`];
  const next = nextPayment === null ? '' : longDay(nextPayment);
  return state === 'trialing'
    ? [`You have Premium, free until ${next}. Then it costs ${costs}, until you end it.`]
    : [`You have Premium for ${costs}. Next payment: ${next}.`];
}

const State = ({ plan }: { plan: YourPlanView }) => {
  const member = useStore($member);
  return (
    <div className="grid gap-2">
      {sentencesOf(plan, may(member?.role ?? 'visitor', 'write')).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {plan.order && <p className="text-meta text-muted">Order {plan.order}</p>}
    </div>
  );
};

function Actions({ plan }: { plan: YourPlanView }) {
  const [isAsking, setAsking] = useState(false);
  const [busy, during] = useBusy();
  if (isAsking) {
    return (
      <div className="grid gap-4">
        <p>
          You keep Premium for the time you’ve paid for, and we won’t charge you again. You can still read your list,
          plan and notes. Changed your mind? You can undo this until then.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            look="danger"
            disabled={busy}
            onClick={() => void during(setMyPlanEnding(true).then(() => setAsking(false)))}
          >
            {busy ? 'One moment…' : 'End my plan'}
          </Button>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {plan.source === null && !plan.through && plan.isSold && (
        <a className="button button-primary" href={`${paths.premium}#get`}>
          {plan.state === 'ended' ? 'Come back to Premium' : 'See Premium'}
        </a>
      )}
      {plan.canResume && (
        <Button look="primary" disabled={busy} onClick={() => void during(setMyPlanEnding(false))}>
          Keep my plan after all
        </Button>
      )}
      {plan.hasPortal && (
        <Button disabled={busy} onClick={() => void during(goToPortal())}>
          Change how you pay
        </Button>
      )}
      {plan.canEnd && (
        <Button look="quiet" className="text-danger" onClick={() => setAsking(true)}>
          End my plan
        </Button>
      )}
      {plan.order && (
        <a className="button button-quiet" href={paths.withdrawal}>
          Withdraw from contract here
        </a>
      )}
      {plan.source !== 'subscription' && plan.isSold && (
        <a className="button button-quiet" href={paths.redeem}>
          Redeem a gift
        </a>
      )}
    </div>
  );
}

const BOUGHT = { month: 'Premium by the month', year: 'Premium by the year', gift: 'A year as a gift' } as const;

function Orders({ orders }: { orders: YourPlanView['orders'] }) {
  if (orders.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 type-lead">Orders</h3>
      <ul className="grid gap-2">
        {orders.map(({ id, kind, amount, currency, at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {BOUGHT[kind]} <span className="text-meta text-muted">order {id}</span>
            </span>
            <span className="text-meta text-muted tabular-nums">
              {longDay(at)}, {moneyText(amount, currency)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bills({ bills }: { bills: YourPlanView['bills'] }) {
  if (bills.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 type-lead">Invoices</h3>
      <ul className="grid gap-2">
        {bills.map(({ number, at, amount, currency, isPaid, url }) => (
          <li key={`${number} ${at}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
            {url ? (
              <a className="link" href={url} rel="noopener">
                {number ?? 'Invoice'}
              </a>
            ) : (
              number
            )}
            <span className="text-meta text-muted tabular-nums">
              {longDay(at)}, {moneyText(amount, currency)}, {isPaid ? 'paid' : 'not paid'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Gifts({ gifts }: { gifts: YourPlanView['gifts'] }) {
  if (gifts.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 type-lead">Gifts you gave</h3>
      <ul className="grid gap-2">
        {gifts.map(({ id, recipientName, sendAt, redeemedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              A year for {recipientName}{' '}
              <span className="text-meta text-muted">
                {redeemedAt === null ? `e-mailed on ${longDay(sendAt)}` : `redeemed on ${longDay(redeemedAt)}`}
              </span>
            </span>
            <a className="link" href={giftCardCall.path.replace('{id}', id)} download>
              Card to print
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
