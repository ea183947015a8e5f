import { Leaf } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '#src/paths.ts';
import { $member } from '#src/stores/members/session.ts';
import { areAutoSelected, selectOwn, withOwnFilters } from '#src/stores/search/auto-selected.ts';
import { useLive } from '../ui/use-live.ts';

/** Selects what the member eats in the listing and says so; whoever takes one out is left alone in this tab. */
export function AutoSelected() {
  const member = useLive($member);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!member) return;
    const own = { dietaryPreferences: member.dietaryPreferences, without: member.avoidedAllergens };
    const look = () => setShown(areAutoSelected(location.search, own));
    const address = withOwnFilters(location.search, own);
    if (address) selectOwn(address);
    look();
    // Already when it is asked for: who leaves before the answer has taken it out all the same.
    document.addEventListener('plantry:asked', look);
    return () => document.removeEventListener('plantry:asked', look);
  }, [member]);
  if (!shown) return null;
  return (
    <p className="auto-selected mb-2 flex-wrap items-center gap-x-2 gap-y-1 type-meta font-semibold text-on-primary-soft">
      <Leaf size={16} strokeWidth={1.75} aria-hidden="true" />
      Auto-selected from your profile
      <a className="link py-1.5" href={`${paths.profile}#dietary-preferences`}>
        Change
      </a>
    </p>
  );
}
