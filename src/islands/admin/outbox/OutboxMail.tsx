import { useState } from 'react';
import type { OutboxMailHead } from '#src/contracts/site/admin-operations.ts';
import { paths } from '#src/paths.ts';
import { readOutboxMail } from '#src/stores/admin/running/operations.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { moment } from '../../ui/times.ts';
import { Notice } from '../ui/Notice.tsx';

interface Props {
  head: OutboxMailHead;
  onClose: () => void;
}

/** A mail as its reader sees it, in a frame that may run nothing and ask for nothing; or as plain text. */
export function OutboxMail({ head, onClose }: Props) {
  const [text, setText] = useState<string>();
  const [failed, setFailed] = useState(false);
  const showText = async () => {
    try {
      setText((await readOutboxMail(head.id)).text);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog title={head.subject} onClose={onClose}>
      <p className="text-meta text-muted">
        To {head.to}, {moment(head.at)}
      </p>
      {failed && <Notice tone="error" title="We couldn’t read this e-mail." onRetry={showText} />}
      {text === undefined ? (
        <iframe
          className="h-[min(32rem,60dvh)] w-full rounded-sm border border-border bg-[#fff]"
          title="The mail"
          sandbox=""
          src={paths.outboxMail(head.id)}
        />
      ) : (
        <pre className="whitespace-pre-wrap text-meta">{text}</pre>
      )}
      <div className="dialog-actions">
        <Button onClick={() => (text === undefined ? showText() : setText(undefined))}>
          {text === undefined ? 'As plain text' : 'Formatted'}
        </Button>
      </div>
    </Dialog>
  );
}
