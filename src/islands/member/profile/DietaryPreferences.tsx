import { useState } from 'react';
import type { MemberView } from '#src/contracts/members/auth.ts';
import { ALLERGENS, type Allergen, allergenName } from '#src/domain/foods/allergen-names.ts';
import { DIET_LABELS, LISTING_DIETS } from '#src/domain/recipes/kitchen.ts';
import { withOrWithout } from '#src/domain/with-or-without.ts';
import { capital } from '#src/domain/words/capital.ts';
import { updateMyProfile } from '#src/stores/members/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { Section } from './Section.tsx';

const ALLERGEN_LABELS = Object.fromEntries(ALLERGENS.map((name) => [name, capital(allergenName(name))])) as Record<
  Allergen,
  string
>;

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
      <Chips legend="Diets" all={LISTING_DIETS} labels={DIET_LABELS} chosen={diets} onChoose={setDiets} />
      <div className="mt-6">
        <Chips
          legend="Nothing with"
          all={ALLERGENS}
          labels={ALLERGEN_LABELS}
          chosen={allergens}
          onChoose={setAllergens}
        >
          Recipe list, home, meal plan and letters leave out what has it, what may have it by its label, and what we
          don’t know it of. Other pages and each recipe say so at the top. We can’t know about traces: check the
          packets.
        </Chips>
      </div>
      <Button look="primary" className="mt-6" disabled={saving} onClick={save}>
        {saving ? 'Saving…' : 'Save preferences'}
      </Button>
    </Section>
  );
}

interface ChipsProps<T extends string> {
  legend: string;
  all: readonly T[];
  labels: Record<T, string>;
  chosen: readonly T[];
  onChoose: (chosen: T[]) => void;
  /** What choosing does. */
  children?: string;
}

function Chips<T extends string>({ legend, all, labels, chosen, onChoose, children }: ChipsProps<T>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {children && <p className="mt-1 max-w-[60ch] text-meta text-muted">{children}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {all.map((each) => (
          <button
            key={each}
            type="button"
            className="chip min-h-11"
            aria-pressed={chosen.includes(each)}
            onClick={() => onChoose(withOrWithout(chosen, each, !chosen.includes(each)))}
          >
            {labels[each]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
