import { browserTimeZone, closeMyFeed, openMyFeed } from '#src/stores/premium/meal-plan-feed.ts';
import { $feed } from '#src/stores/premium/meal-plan-weeks.ts';
import { longDay } from '../../../ui/times.ts';
import { useLive } from '../../../ui/use-live.ts';
import { SecretAddressDialog } from '../../SecretAddressDialog.tsx';

/** Makes and ends the address by which calendar programs follow the plan. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const feed = useLive($feed);
  return (
    <SecretAddressDialog
      title="Your plan in a calendar"
      noun="address"
      label="Address for your calendar"
      hint={`You’ll only see it now. Meal times are in ${zoneText(feed?.timeZone)}.`}
      isOpen={Boolean(feed)}
      openNote={
        feed ? `An address from ${longDay(feed.createdAt)} is active, with times in ${zoneText(feed.timeZone)}.` : ''
      }
      endLabel="End the address"
      onMake={openMyFeed}
      onEnd={closeMyFeed}
      onClose={onClose}
    >
      Subscribe to this address in your calendar app, and your meals show up there and follow your changes. Anyone with
      the address can read your plan, so keep it to yourself.
    </SecretAddressDialog>
  );
}

/** "Berlin": a zone as people say it. */
const zoneText = (zone = browserTimeZone()): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
