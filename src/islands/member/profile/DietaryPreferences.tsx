import { useState } from 'react';
import type { MemberView } from '#src/contracts/members/auth.ts';
import { DIET_LABELS, type Diet, LISTING_DIETS } from '#src/domain/recipes/kitchen.ts';
import { withOrWithout } from '#src/domain/with-or-without.ts';
import { updateMyProfile } from '#src/stores/members/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { Section } from './Section.tsx';

/** Diets that the listing then selects by itself. */
export function DietaryPreferences({ member }: { member: MemberView }) {
  const [chosen, setChosen] = useState<Diet[]>(member.dietaryPreferences);
  const [saving, during] = useBusy();
  const toggle = (diet: Diet) => setChosen(withOrWithout(chosen, diet, !chosen.includes(diet)));
  const save = async () => {
    await during(updateMyProfile({ dietaryPreferences: chosen }, 'The recipe list now starts with your preferences.'));
  };
  return (
    <Section id="dietary-preferences" title="Dietary Preferences">
      <p className="mb-4 text-muted">We’ll apply these filters to the recipe list for you.</p>
      <div className="flex flex-wrap gap-2">
        {LISTING_DIETS.map((diet) => (
          <button
            key={diet}
            type="button"
            className="chip min-h-11"
            aria-pressed={chosen.includes(diet)}
            onClick={() => toggle(diet)}
          >
            {DIET_LABELS[diet]}
          </button>
        ))}
      </div>
      <Button look="primary" className="mt-6" disabled={saving} onClick={save}>
        {saving ? 'Saving…' : 'Save preferences'}
      </Button>
    </Section>
  );
}
