import { useEffect } from 'react';
import type { OwnNewsletter } from '#src/contracts/newsletter/own-newsletter.ts';
import { ALLERGENS, allergenLabel } from '#src/domain/foods/allergen-names.ts';
import { TOPIC_NAMES, TOPICS } from '#src/domain/newsletter/topics.ts';
import { withOrWithout } from '#src/domain/with-or-without.ts';
import { $ownNewsletter, chooseNewsletter } from '#src/stores/members/newsletter.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { useLive } from '../../ui/use-live.ts';
import { ChoiceChips } from './ChoiceChips.tsx';

const STOPPED: Record<NonNullable<OwnNewsletter['suppression']>['reason'], string> = {
  bounce: 'Our e-mails to you came back, so we’ve stopped sending letters.',
  complaint: 'One of our e-mails was called spam, so we’ve stopped sending letters.',
  administrator: 'We’ve stopped sending letters to this address. Write to us if you’d like them back.',
};

/** What the newsletter brings a member, and why none comes. */
export function NewsletterChoices({ isSubscribed }: { isSubscribed: boolean }) {
  const { data } = useLive($ownNewsletter);
  const isOld = data !== undefined && data.isSubscribed !== isSubscribed;
  // Switched on or off meanwhile, here or at the foot of the page.
  useEffect(() => {
    if (isOld) $ownNewsletter.invalidate();
  }, [isOld]);
  if (!data) return null;
  const { suppression, topics, allergens } = data;
  if (suppression)
    return (
      <div className="notice mt-4">
        <p>{STOPPED[suppression.reason]}</p>
        {suppression.words && <p className="mt-2 wrap-anywhere text-meta">{suppression.words}</p>}
        {suppression.reason !== 'administrator' && (
          <Button
            className="mt-3"
            onClick={() => void chooseNewsletter({ topics: topics.length > 0 ? topics : [...TOPIC_NAMES] })}
          >
            Send them again
          </Button>
        )}
      </div>
    );
  if (!isSubscribed) return null;
  return (
    <div className="mt-2 ms-8 grid gap-5">
      <fieldset className="grid">
        <legend className="sr-only">What the newsletter brings</legend>
        {TOPIC_NAMES.map((topic) => (
          <Check
            key={topic}
            className="flex min-h-11 items-center gap-3"
            checked={topics.includes(topic)}
            onTick={(isIn) => void chooseNewsletter({ topics: withOrWithout(topics, topic, isIn) })}
          >
            {TOPICS[topic].name}
          </Check>
        ))}
      </fieldset>
      <ChoiceChips
        legend="Nothing with"
        all={ALLERGENS}
        labelOf={allergenLabel}
        chosen={allergens}
        onChoose={(chosen) => void chooseNewsletter({ allergens: chosen })}
      >
        Your dietary preferences and what you leave out count too. We can’t vouch for traces.
      </ChoiceChips>
    </div>
  );
}
