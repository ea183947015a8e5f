import { browserTimeZone, closeFeed, openFeed } from '#src/stores/premium/meal-plan-feed.ts';
import { $feed } from '#src/stores/premium/meal-plan-weeks.ts';
import { longDay } from '../../ui/times.ts';
import { useLive } from '../../ui/use-live.ts';
import { SecretAddressDialog } from '../SecretAddressDialog.tsx';

/** Makes and ends the address by which calendar programs follow the plan. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const feed = useLive($feed);
  return (
    <SecretAddressDialog
      title="Your plan in a calendar"
      noun="address"
      label="Address for your calendar"
      hint={`It is shown only now. Meals are at the times of ${zoneText(feed?.timeZone)}.`}
      isOpen={Boolean(feed)}
      openNote={
        feed
          ? `An address made on ${longDay(feed.createdAt)} is open, with the times of ${zoneText(feed.timeZone)}.`
          : ''
      }
      endLabel="End the address"
      onMake={openFeed}
      onEnd={closeFeed}
      onClose={onClose}
    >
      Add the address to your calendar program as a subscription, and your meals show up there and follow your changes.
      Whoever has the address can read your plan, so keep it to yourself.
    </SecretAddressDialog>
  );
}

/** "Berlin": a zone as people say it. */
const zoneText = (zone = browserTimeZone()): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
