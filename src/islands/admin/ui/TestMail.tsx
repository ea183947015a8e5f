import { useState } from 'react';
import { sendTestMail } from '#src/stores/admin/operations.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from './Notice.tsx';

type State = 'idle' | 'sending' | 'failed' | Awaited<ReturnType<typeof sendTestMail>>;

/** Sends a mail to whoever presses it, and says what the mail service answered. */
export function TestMail() {
  const [state, setState] = useState<State>('idle');
  const send = async () => {
    setState('sending');
    setState(await sendTestMail().catch(() => 'failed' as const));
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button disabled={state === 'sending'} onClick={send}>
        {state === 'sending' ? 'Sending…' : 'Send a test mail'}
      </Button>
      {state === 'failed' && (
        <Notice tone="error" title="The test mail could not be asked for.">
          Please try again in a moment.
        </Notice>
      )}
      {typeof state === 'object' && (
        <Notice
          tone={state.isSent ? 'info' : 'error'}
          title={state.isSent ? `The mail to ${state.to} was taken.` : `The mail to ${state.to} was not taken.`}
        >
          <span className="wrap-anywhere">{state.answer}</span>
        </Notice>
      )}
    </div>
  );
}
