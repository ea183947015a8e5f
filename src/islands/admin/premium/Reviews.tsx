import type { ReviewView } from '#src/contracts/premium/admin-premium.ts';
import { moneyText } from '#src/domain/premium/billing/plan.ts';
import { submitReview } from '#src/stores/admin/members/premium.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { moment } from '../../ui/times.ts';

/** Plans that somebody wants to end at once: nothing ends before a person has decided. */
export function Reviews({ reviews }: { reviews: readonly ReviewView[] }) {
  if (reviews.length === 0) return <p className="text-muted">Nobody’s waiting for an answer.</p>;
  return (
    <ul className="grid gap-6">
      {reviews.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </ul>
  );
}

function Review({ review: { id, order, email, name, reason, at, kind, amount, currency } }: { review: ReviewView }) {
  const [busy, during] = useBusy();
  return (
    <li className="grid gap-3">
      <p className="wrap-anywhere">
        <span className="font-semibold">{name}</span>, {email}
        <span className="block text-meta text-muted">
          Order {order}, {moneyText(amount, currency)} a {kind}. Asked {moment(at)}, which is when it counts from.
        </span>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">“{reason}”</p>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" disabled={busy} onClick={() => void during(submitReview(id, 'at_once'))}>
          End at once
        </Button>
        <Button disabled={busy} onClick={() => void during(submitReview(id, 'ordinary'))}>
          End with the time that’s paid
        </Button>
      </div>
    </li>
  );
}
