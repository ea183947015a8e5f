import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ShoppingListView } from '#src/contracts/shopping-list.ts';
import { copyText, endSharing, shareList } from '#src/stores/shopping-share.ts';

interface Props {
  share: ShoppingListView['share'];
  onClose: () => void;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Makes and ends the link by which others read the list. */
export function ShareDialog({ share, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const make = () =>
    during(async () => {
      const made = await shareList();
      if (made) setUrl(made);
    });
  const end = () =>
    during(async () => {
      if (await endSharing()) setUrl(null);
    });
  return (
    <dialog ref={dialog} className="shopping-dialog" aria-labelledby={id} onClose={onClose}>
      <div className="shopping-dialog-head">
        <h2 id={id}>Share your list</h2>
        <button type="button" className="button button-quiet button-icon" aria-label="Close" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <p className="text-muted">
        Whoever has the link can read this list as it is at that moment, without an account. They cannot tick or change
        anything.
      </p>
      {url ? (
        <div>
          <label className="field-label" htmlFor={`${id}-link`}>
            Link to your list
          </label>
          <input id={`${id}-link`} className="field" readOnly value={url} onFocus={({ target }) => target.select()} />
        </div>
      ) : (
        share && (
          <p>
            A link made on {day.format(share.createdAt)} is open. It is not kept here; a new one takes its place and
            ends it.
          </p>
        )
      )}
      <div className="shopping-dialog-actions" aria-live="polite">
        {share && (
          <button type="button" className="button button-outline" disabled={isBusy} onClick={() => void end()}>
            End sharing
          </button>
        )}
        {url ? (
          <button type="button" className="button button-primary" onClick={() => void copyText(url, 'Link copied')}>
            Copy link
          </button>
        ) : (
          <button type="button" className="button button-primary" disabled={isBusy} onClick={() => void make()}>
            {share ? 'Make a new link' : 'Make a link'}
          </button>
        )}
      </div>
    </dialog>
  );
}
