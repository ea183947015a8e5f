import { useId, useState } from 'react';
import { browserTimeZone, closeFeed, openFeed } from '#src/stores/meal-plan-feed.ts';
import { $feed } from '#src/stores/meal-plan-weeks.ts';
import { toast } from '#src/stores/toasts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLive } from '../../ui/use-live.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Makes and ends the address by which calendar programs follow the plan. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const feed = useLive($feed);
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const make = () =>
    during(async () => {
      const made = await openFeed();
      if (made) setUrl(made);
    });
  const end = () =>
    during(async () => {
      if (!(await closeFeed())) return;
      setUrl(null);
      toast({ title: 'The address has ended', description: 'Calendars that followed it are told nothing more.' });
    });
  const copy = async () => {
    if (!url) return;
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    if (isCopied) toast({ title: 'Address copied' });
    else toast({ title: 'Not copied', description: 'Select the address and copy it.', tone: 'danger' });
  };
  return (
    <Dialog title="Your plan in a calendar" onClose={onClose}>
      <p className="text-muted">
        Add the address to your calendar program as a subscription, and your meals show up there and follow your
        changes. Whoever has the address can read your plan, so keep it to yourself.
      </p>
      {url ? (
        <div>
          <label className="field-label" htmlFor={id}>
            Address for your calendar
          </label>
          <input id={id} className="field" readOnly value={url} onFocus={({ target }) => target.select()} />
          <p className="field-hint">It is shown only now. Meals are at the times of {zoneText(feed?.timeZone)}.</p>
        </div>
      ) : (
        feed && (
          <p>
            An address made on {day.format(feed.createdAt)} is open, with the times of {zoneText(feed.timeZone)}. It is
            not kept here; a new one takes its place and ends it.
          </p>
        )
      )}
      <div className="dialog-actions" aria-live="polite">
        {feed && (
          <button type="button" className="button button-outline" disabled={isBusy} onClick={() => void end()}>
            End the address
          </button>
        )}
        {url ? (
          <button type="button" className="button button-primary" onClick={() => void copy()}>
            Copy address
          </button>
        ) : (
          <button
            type="button"
            className="button button-primary"
            data-autofocus
            disabled={isBusy}
            onClick={() => void make()}
          >
            {feed ? 'Make a new address' : 'Make an address'}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** "Berlin": a zone as people say it. */
const zoneText = (zone = browserTimeZone()): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
