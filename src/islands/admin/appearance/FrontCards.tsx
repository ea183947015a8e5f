import type { Appearance } from '#src/domain/site/appearance/appearance.ts';
import { EntriesCard } from './EntriesCard.tsx';
import { HeroCard } from './HeroCard.tsx';
import { LandingCard } from './LandingCard.tsx';

interface Props {
  value: Appearance;
  errors: Partial<Record<keyof Appearance, string>>;
  change: (part: Partial<Appearance>) => void;
}

/** What stands around every page, and what the landing page opens with. */
export const FrontCards = ({ value, errors, change }: Props) => (
  <>
    <HeroCard hero={value.hero} error={errors.hero} onChange={(hero) => change({ hero })} />
    <LandingCard parts={value.landing} error={errors.landing} onChange={(landing) => change({ landing })} />
    <EntriesCard
      title="Header"
      place="header"
      hint="Favourites, profile and the other links of members follow by themselves. What there’s no room for is in the menu."
      entries={value.header}
      error={errors.header}
      onChange={(header) => change({ header })}
    />
    <EntriesCard
      title="Footer"
      place="footer"
      hint="Help, contact and legal pages have a list of their own beside it."
      entries={value.footer}
      error={errors.footer}
      onChange={(footer) => change({ footer })}
    />
  </>
);
