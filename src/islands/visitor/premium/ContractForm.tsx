import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { FoundOrderView } from '#src/contracts/premium/plan.ts';
import type { withdrawalSchema } from '#src/domain/premium/billing/withdrawal.ts';
import type { PlanRefusal } from '#src/stores/premium/plan.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { moment } from '../../ui/times.ts';
import { FoundOrder } from './FoundOrder.tsx';

type Answer<T> = { done: T } | { refused: PlanRefusal };
type Claim = z.output<typeof withdrawalSchema>;

interface Props<C extends Claim> {
  schema: z.ZodType<C, unknown>;
  find(claim: C): Promise<Answer<{ found: FoundOrderView }>>;
  declare(claim: C): Promise<Answer<{ at: number; bySession?: true | undefined }>>;
  words: {
    button: string;
    question: string;
    /** What is meant where no number was given. */
    otherwise: string;
    confirm: string;
    done: string;
    /** What follows from it. */
    outcome: string;
  };
  /** What is said once it is declared, where that is not always the same. */
  wordsOf?: (claim: C) => { done: string; outcome: string };
  /** Fields besides; what is wrong with each is asked for by its name. */
  children?: (errorOf: (name: string) => string | undefined) => ReactNode;
  /** What they come to, as rows of a list. */
  rows?: (claim: C) => ReactNode;
}

/** The two steps by which a contract is ended or withdrawn from without signing in: which one, then the confirmation. */
export function ContractForm<C extends Claim>({ schema, find, declare, words, wordsOf, children, rows }: Props<C>) {
  const [step, setStep] = useState<{ claim: C; found: FoundOrderView }>();
  const [done, setDone] = useState<{ at: number; words: { done: string; outcome: string } | null }>();
  const [failure, setFailure] = useState<string>();
  const [confirming, during] = useBusy();
  const { named, errors, saving, form } = useForm(schema, async (claim) => {
    const answer = await find(claim);
    setFailure('done' in answer || answer.refused.fields ? undefined : answer.refused.message);
    if ('done' in answer) setStep({ claim, found: answer.done.found });
    return 'done' in answer ? undefined : answer.refused.fields;
  });
  const field = named as (name: string) => ReturnType<typeof named>;
  const alert = failure && (
    <p className="notice notice-danger" role="alert">
      {failure}
    </p>
  );
  if (done) {
    return (
      <div className="grid gap-3" role="status">
        <h2 className="text-h2">{done.words?.done ?? 'One more step: check your e-mail'}</h2>
        {done.words ? (
          <>
            <p>
              It came in on {moment(done.at)}. We’ve e-mailed you a confirmation with the day and time; please keep it.
            </p>
            <p>{done.words.outcome}</p>
          </>
        ) : (
          <>
            <p>
              Open the link we’ve sent you and confirm, so that nobody else can do this for you. It works for 14 days.
            </p>
            <p>We’ve noted when you asked, {moment(done.at)}: that’s what counts.</p>
          </>
        )}
      </div>
    );
  }
  if (step) {
    const confirm = async () => {
      const answer = await during(declare(step.claim));
      if ('refused' in answer) return setFailure(answer.refused.message);
      const { at, bySession } = answer.done;
      const isProven = step.found !== null || bySession === true;
      setDone({ at, words: isProven ? (wordsOf?.(step.claim) ?? words) : null });
    };
    return (
      <div className="grid gap-5">
        <h2 className="text-h2">{words.question}</h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
          <FoundOrder found={step.found} otherwise={words.otherwise} />
          {rows?.(step.claim)}
          <dt className="text-muted">Name</dt>
          <dd className="wrap-anywhere">{step.claim.name}</dd>
          <dt className="text-muted">Confirmation to</dt>
          <dd className="wrap-anywhere">{step.claim.email}</dd>
        </dl>
        {alert}
        <div className="flex flex-wrap gap-3">
          <Button look="danger" disabled={confirming} onClick={() => void confirm()}>
            {confirming ? 'One moment…' : words.confirm}
          </Button>
          <Button onClick={() => setStep(undefined)}>Back</Button>
        </div>
      </div>
    );
  }
  return (
    <form className="grid gap-5" {...form}>
      {children?.((name) => errors[name])}
      <Field label="Your name" {...field('name')} autoComplete="name" />
      <Field
        label="E-mail you ordered with"
        {...field('email')}
        type="email"
        autoComplete="email"
        hint="We’ll write there."
      />
      <Field
        label="Order number, if you have it at hand"
        {...field('order')}
        autoComplete="off"
        hint="Without it we’ll e-mail you a link to confirm. It’s in your profile and our e-mails, like 7KQ2M-9XWTD."
      />
      {alert}
      <SubmitButton label={words.button} saving={saving} savingLabel="One moment…" className="justify-self-start" />
    </form>
  );
}
