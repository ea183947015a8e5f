import { useState } from 'react';
import { moneyText } from '#src/domain/premium/billing/plan.ts';
import { type WithdrawalClaim, withdrawalSchema } from '#src/domain/premium/billing/withdrawal.ts';
import { findWithdrawal, withdraw } from '#src/stores/premium/plan.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { longDay, moment } from '../../ui/times.ts';

type Found = Extract<Awaited<ReturnType<typeof findWithdrawal>>, { done: unknown }>['done'];
type Step =
  | { at: 'asking' }
  | { at: 'confirming'; claim: WithdrawalClaim; found: Found }
  | { at: 'done'; when: number };

/** The two steps of a withdrawal: what from, then its confirmation. */
export function Withdrawal() {
  const [step, setStep] = useState<Step>({ at: 'asking' });
  const [failure, setFailure] = useState<string>();
  const { named, saving, form } = useForm(withdrawalSchema, async (claim) => {
    const answer = await findWithdrawal(claim);
    if ('done' in answer) {
      setFailure(undefined);
      setStep({ at: 'confirming', claim, found: answer.done });
      return undefined;
    }
    if (!answer.refused.fields) setFailure(answer.refused.message);
    return answer.refused.fields;
  });
  if (step.at === 'done') {
    return (
      <div className="grid gap-3" role="status">
        <h2 className="text-h2">Your withdrawal has arrived</h2>
        <p>
          It came in on {moment(step.when)}. We have mailed you a confirmation with its day and time; please keep it.
        </p>
        <p>Premium of this order ends, and what was paid for it goes back the way it was paid.</p>
      </div>
    );
  }
  if (step.at === 'confirming')
    return (
      <Confirm {...step} onBack={() => setStep({ at: 'asking' })} onDone={(when) => setStep({ at: 'done', when })} />
    );
  return (
    <form className="grid gap-5" {...form}>
      <Field label="Your name" {...named('name')} autoComplete="name" />
      <Field
        label="Order number"
        {...named('order')}
        autoComplete="off"
        hint="It is in your profile and in our mails, like 7KQ2M-9XWTD."
      />
      <Field
        label="E-mail you ordered with"
        {...named('email')}
        type="email"
        autoComplete="email"
        hint="The confirmation goes there."
      />
      {failure && (
        <p className="notice notice-danger" role="alert">
          {failure}
        </p>
      )}
      <SubmitButton
        label="Withdraw from contract"
        saving={saving}
        savingLabel="One moment…"
        className="justify-self-start"
      />
    </form>
  );
}

interface ConfirmProps {
  claim: WithdrawalClaim;
  found: Found;
  onBack(): void;
  onDone(when: number): void;
}

function Confirm({ claim, found, onBack, onDone }: ConfirmProps) {
  const [saving, during] = useBusy();
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    const answer = await during(withdraw(claim));
    if ('done' in answer) onDone(answer.done.at);
    else setFailure(answer.refused.message);
  };
  const { order, kind, amount, currency, orderedAt } = found;
  return (
    <div className="grid gap-5">
      <h2 className="text-h2">Is this what you withdraw from?</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        <dt className="text-muted">Order</dt>
        <dd>{order}</dd>
        <dt className="text-muted">What</dt>
        <dd>
          {kind === 'gift' ? 'A year of Premium as a gift' : 'Premium'}, {moneyText(amount, currency)}
          {kind !== 'gift' && ` a ${kind}`}
        </dd>
        <dt className="text-muted">Ordered</dt>
        <dd>{longDay(orderedAt)}</dd>
        <dt className="text-muted">Name</dt>
        <dd>{claim.name}</dd>
        <dt className="text-muted">Confirmation to</dt>
        <dd className="wrap-anywhere">{claim.email}</dd>
      </dl>
      {failure && (
        <p className="notice notice-danger" role="alert">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="danger" disabled={saving} onClick={() => void confirm()}>
          {saving ? 'One moment…' : 'Confirm withdrawal'}
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </div>
  );
}
