import type { FoundOrderView } from '#src/contracts/premium/plan.ts';
import { moneyText } from '#src/domain/premium/billing/plan.ts';
import { longDay } from '../../ui/times.ts';

interface Props {
  /** `null` without an order number. */
  found: FoundOrderView;
  /** What is meant without a number. */
  otherwise: string;
}

/** Rows of a list that say which contract is meant. */
export function FoundOrder({ found, otherwise }: Props) {
  if (!found) {
    return (
      <>
        <dt className="text-muted">What</dt>
        <dd>{otherwise}</dd>
      </>
    );
  }
  const { order, kind, amount, currency, orderedAt } = found;
  return (
    <>
      <dt className="text-muted">Order</dt>
      <dd>{order}</dd>
      <dt className="text-muted">What</dt>
      <dd>
        {kind === 'gift' ? 'A year of Premium as a gift' : 'Premium'}, {moneyText(amount, currency)}
        {kind !== 'gift' && ` a ${kind}`}
      </dd>
      <dt className="text-muted">Ordered</dt>
      <dd>{longDay(orderedAt)}</dd>
    </>
  );
}
