import { Leaf } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '#src/paths.ts';
import { $member } from '#src/stores/members/session.ts';
import { areAutoSelected, selectDiets, withOwnDiets } from '#src/stores/search/auto-selected.ts';
import { useLive } from '../ui/use-live.ts';

/** Selects the member's diets in the listing and says so; whoever takes one out is left alone in this tab. */
export function AutoSelected() {
  const diets = useLive($member)?.dietaryPreferences;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!diets) return;
    const look = () => setShown(areAutoSelected(location.search, diets));
    const address = withOwnDiets(location.search, diets);
    if (address) selectDiets(address);
    look();
    // Already when it is asked for: who leaves before the answer has taken it out all the same.
    document.addEventListener('plantry:asked', look);
    return () => document.removeEventListener('plantry:asked', look);
  }, [diets]);
  if (!shown) return null;
  return (
    <p className="auto-selected mb-2 flex-wrap items-center gap-x-2 gap-y-1 type-meta font-firm text-on-primary-soft">
      <Leaf size={16} strokeWidth={1.75} aria-hidden="true" />
      Auto-selected from your profile
      <a className="link py-1.5" href={`${paths.profile}#dietary-preferences`}>
        Change
      </a>
    </p>
  );
}
