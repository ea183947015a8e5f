import { useState } from 'react';
import { requestTestMail } from '#src/stores/admin/running/operations.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from './Notice.tsx';

type State = 'idle' | 'sending' | 'failed' | Awaited<ReturnType<typeof requestTestMail>>;

/** Sends a mail to whoever presses it, and says what the mail service answered. */
export function TestMail() {
  const [state, setState] = useState<State>('idle');
  const send = async () => {
    setState('sending');
    setState(await requestTestMail().catch(() => 'failed' as const));
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button disabled={state === 'sending'} onClick={send}>
        {state === 'sending' ? 'Sending…' : 'Send a test e-mail'}
      </Button>
      {state === 'failed' && (
        <Notice tone="error" title="We couldn’t send the test e-mail.">
          Please try again in a moment.
        </Notice>
      )}
      {typeof state === 'object' && (
        <Notice
          tone={state.isSent ? 'info' : 'error'}
          title={
            state.isSent
              ? `The server accepted the e-mail to ${state.to}.`
              : `The server refused the e-mail to ${state.to}.`
          }
        >
          <span className="wrap-anywhere">{state.answer}</span>
        </Notice>
      )}
    </div>
  );
}
