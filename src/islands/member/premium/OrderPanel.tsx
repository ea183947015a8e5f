import { useState } from 'react';
import type { OfferView } from '#src/contracts/premium/plan.ts';
import { moneyText, orderText, type Period, taxText } from '#src/domain/premium/billing/plan.ts';
import { paths } from '#src/paths.ts';
import { $member } from '#src/stores/members/session.ts';
import { $offer, $plan, orderPremium } from '#src/stores/premium/plan.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { longDay } from '../../ui/times.ts';
import { useLive } from '../../ui/use-live.ts';
import { Consent, useOrdering } from './Consent.tsx';
import { GiftOrder } from './GiftOrder.tsx';

/** Prices, what is agreed to, and the button that orders, for members. `shown` is what everybody is offered. */
export function OrderPanel({ shown }: { shown: OfferView }) {
  const offer = useLive($offer).data ?? shown;
  const member = useLive($member);
  const [isAsked, setAsked] = useState(false);
  const { prices } = offer;
  if (!prices) return null;
  // A form that nobody has woken yet would be sent by the browser itself.
  if (!member) return <Loading className="mt-6 min-h-80 items-start text-inherit" />;
  return (
    <div className="card mt-6 grid max-w-[40rem] gap-6 p-[min(1.5rem,6.7vw)]">
      {member.isPremium && !isAsked ? (
        <PremiumAlready onOrder={() => setAsked(true)} />
      ) : (
        <PlanOrder offer={offer} prices={prices} />
      )}
      {prices.gift && <GiftOrder offer={offer} price={prices.gift} />}
    </div>
  );
}

/** What they have already; whose Premium is a gift or a household’s may order nevertheless, knowing what that means. */
function PremiumAlready({ onOrder }: { onOrder: () => void }) {
  const plan = useLive($plan).data;
  return (
    <div className="grid gap-4">
      <p>
        <strong>You have Premium.</strong>{' '}
        <a className="underline" href={`${paths.profile}#your-plan`}>
          See your plan
        </a>
      </p>
      {plan?.through && (
        <p>It’s yours through {plan.through}’s household. There’s nothing to buy while you’re both in it.</p>
      )}
      {plan?.source === 'gift' && plan.until !== null && (
        <>
          <p>
            It’s a gift, until {longDay(plan.until)}. A plan you order now begins at once; it doesn’t make the gift last
            longer.
          </p>
          <Button className="justify-self-start" onClick={onOrder}>
            Order a plan anyway
          </Button>
        </>
      )}
    </div>
  );
}

function PlanOrder({ offer, prices }: { offer: OfferView; prices: NonNullable<OfferView['prices']> }) {
  const [period, setPeriod] = useState<Period>('month');
  const ordering = useOrdering();
  const price = (period === 'year' && prices.year) || prices.month;
  const chosen: Period = price === prices.year ? 'year' : 'month';
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) =>
        ordering.submit(event, () => orderPremium({ kind: chosen, price, termsVersion: offer.termsVersion }))
      }
    >
      {prices.year && (
        <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
          <legend className="sr-only">How you pay</legend>
          {(['month', 'year'] as const).map((each) => (
            <Check
              key={each}
              type="radio"
              name="period"
              checked={chosen === each}
              onTick={() => setPeriod(each)}
              className="flex min-h-11 items-center gap-3"
            >
              {moneyText((each === 'year' && prices.year ? prices.year : prices.month).amount, price.currency)} a {each}
            </Check>
          ))}
        </fieldset>
      )}
      <p>
        The final price: {taxText(price, offer.tax)}. It renews every {chosen} until you cancel, with one tap in your
        profile under “Your plan”; you keep what you’ve paid for.
      </p>
      <Consent {...ordering} />
      <p className="-mb-2 font-semibold">{orderText(price, chosen)}</p>
      <button type="submit" className="button button-primary justify-self-start" disabled={ordering.saving}>
        {ordering.saving ? 'One moment…' : offer.orderButton}
      </button>
    </form>
  );
}
