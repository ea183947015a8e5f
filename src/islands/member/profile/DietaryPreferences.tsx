import { useState } from 'react';
import type { MemberView } from '#src/contracts/members/auth.ts';
import { ALLERGENS, allergenLabel } from '#src/domain/foods/allergen-names.ts';
import { DIET_LABELS, LISTING_DIETS } from '#src/domain/recipes/kitchen.ts';
import { updateMyProfile } from '#src/stores/members/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { Section } from './Section.tsx';

/** What the member eats: the whole site keeps to it. */
export function DietaryPreferences({ member }: { member: MemberView }) {
  const [diets, setDiets] = useState(member.dietaryPreferences);
  const [allergens, setAllergens] = useState(member.avoidedAllergens);
  const [saving, during] = useBusy();
  const save = async () => {
    const change = { dietaryPreferences: diets, avoidedAllergens: allergens };
    await during(updateMyProfile(change, 'The recipe list now starts with your preferences.'));
  };
  return (
    <Section id="dietary-preferences" title="Dietary Preferences">
      <p className="mb-4 text-muted">We’ll apply these to the recipe list and AI search for you.</p>
      <ChoiceChips
        legend="Diets"
        all={LISTING_DIETS}
        labelOf={(diet) => DIET_LABELS[diet]}
        chosen={diets}
        onChoose={setDiets}
      />
      <div className="mt-6">
        <ChoiceChips
          legend="Nothing with"
          all={ALLERGENS}
          labelOf={allergenLabel}
          chosen={allergens}
          onChoose={setAllergens}
        >
          Recipe list, home, meal plan and letters leave out what has it, what may have it by its label, and what we
          don’t know it of. Other pages and each recipe say so at the top. We can’t know about traces: check the
          packets.
        </ChoiceChips>
      </div>
      <Button look="primary" className="mt-6" disabled={saving} onClick={save}>
        {saving ? 'Saving…' : 'Save preferences'}
      </Button>
    </Section>
  );
}
