import { type ReactNode, useEffect, useState } from 'react';
import type { DeclarationView } from '#src/contracts/premium/plan.ts';
import { confirmMyDeclaration, lookUpDeclaration } from '#src/stores/premium/plan.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { moment } from '../../ui/times.ts';
import { useParameter } from '../../ui/use-parameter.ts';
import { FoundOrder } from './FoundOrder.tsx';

const WORDS: Record<DeclarationView['kind'], { question: string; confirm: string; done: string; outcome: string }> = {
  withdrawal: {
    question: 'Withdraw from this?',
    confirm: 'Confirm withdrawal',
    done: 'Your withdrawal has arrived',
    outcome: 'It ends now, and your money goes back the way you paid.',
  },
  ordinary: {
    question: 'End this plan?',
    confirm: 'Cancel now',
    done: 'We’ve got it: your plan ends',
    outcome: 'The confirmation says when it ends. Nothing more is charged.',
  },
  extraordinary: {
    question: 'End this plan at once?',
    confirm: 'Confirm',
    done: 'We’ve got it, and will read it',
    outcome: 'One of us reads your reason and writes to you. Your plan goes on until then.',
  },
};

/** What the link of a mail stands for, where the page was opened by one; the form otherwise. */
export function ByLink({ children }: { children: ReactNode }) {
  const token = useParameter('token') ?? null;
  return token === null ? children : <Declared token={token} />;
}

function Declared({ token }: { token: string }) {
  const [declared, setDeclared] = useState<DeclarationView>();
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [confirming, during] = useBusy();
  useEffect(() => {
    void lookUpDeclaration(token).then((answer) => {
      if ('refused' in answer) return setFailure(answer.refused.message);
      setDeclared(answer.done);
      setDone(answer.done.isDone);
    });
  }, [token]);
  const alert = failure && (
    <p className="notice notice-danger" role="alert">
      {failure}
    </p>
  );
  if (!declared) return alert || <p role="status">One moment…</p>;
  const { kind, name, reason, at, found } = declared;
  const words = WORDS[kind];
  if (isDone) {
    return (
      <div className="grid gap-3" role="status">
        <h2 className="text-h2">{words.done}</h2>
        <p>It came in on {moment(at)}. We’ve e-mailed you a confirmation with the day and time; please keep it.</p>
        <p>{words.outcome}</p>
      </div>
    );
  }
  if (found.length === 0) {
    return (
      <div className="grid gap-3" role="status">
        <h2 className="text-h2">There’s nothing left to end</h2>
        <p>What this was about is over already. If you think that’s wrong, write to us.</p>
      </div>
    );
  }
  const confirm = async () => {
    const answer = await during(confirmMyDeclaration(token));
    if ('done' in answer) setDone(true);
    else setFailure(answer.refused.message);
  };
  return (
    <div className="grid gap-5">
      <h2 className="text-h2">{words.question}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        {found.map((order) => (
          <FoundOrder key={order.order} found={order} otherwise="" />
        ))}
        <dt className="text-muted">Asked</dt>
        <dd>{moment(at)}, which is what counts</dd>
        <dt className="text-muted">Name</dt>
        <dd className="wrap-anywhere">{name}</dd>
        {reason && (
          <>
            <dt className="text-muted">Reason</dt>
            <dd className="wrap-anywhere">{reason}</dd>
          </>
        )}
      </dl>
      {alert}
      <Button look="danger" className="justify-self-start" disabled={confirming} onClick={() => void confirm()}>
        {confirming ? 'One moment…' : words.confirm}
      </Button>
    </div>
  );
}
