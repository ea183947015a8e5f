import { useEffect, useState } from 'react';
import { paths } from '#src/paths.ts';
import { isMyOrderPaid } from '#src/stores/premium/plan.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Milliseconds between two looks, and how many there are. */
const PAUSE = 3000;
const LOOKS = 10;

/** Thanks whoever comes back from paying, and waits until the payment has arrived here too. */
export function Arriving({ order, firstName }: { order: string; firstName: string }) {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (looks >= LOOKS) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void isMyOrderPaid(order).then((isPaid) => {
      if (isPaid) location.replace(paths.premiumWelcome);
      else timer = setTimeout(() => setLooks(looks + 1), PAUSE);
    });
    return () => clearTimeout(timer);
  }, [order, looks]);
  return (
    <div role="status">
      <h1 className="text-h1">Thank you, {firstName}</h1>
      {looks < LOOKS ? (
        <>
          <p className="mt-3 text-lead">We’re waiting for your payment to be confirmed. It only takes a moment.</p>
          <Loading className="mt-6 text-inherit" />
        </>
      ) : (
        <p className="mt-3 text-lead">
          The confirmation is taking longer than usual. Don’t pay again: as soon as it’s here, we’ll open Premium and
          e-mail you.
        </p>
      )}
    </div>
  );
}
