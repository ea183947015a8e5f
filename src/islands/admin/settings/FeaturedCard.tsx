import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FeaturedAnswer } from '#src/contracts/site/admin-settings.ts';
import { FEATURED_PLACES, type FeaturedSpot, featuredSchema, PLACE_NAMES } from '#src/domain/site/featured.ts';
import type { ChosenRecipe } from '#src/stores/admin/published/collection-form.ts';
import { $featuredPlaces, saveFeatured } from '#src/stores/admin/site/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { FindRecipe } from '../collections/FindRecipe.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettings } from './use-settings.ts';

/** The recipes whose pictures open the landing page and stand for the categories. */
export const FeaturedCard = () => (
  <SettingsCard
    title="Landing page and categories"
    failure="Failed to load what opens the landing page"
    answer={useStore($featuredPlaces)}
    badgeOf={() => null}
    onRetry={() => $featuredPlaces.invalidate()}
  >
    {(answer) => <FeaturedForm answer={answer} />}
  </SettingsCard>
);

const OF_LANDING = PLACE_NAMES.filter((place) => !place.startsWith('cover-'));
const OF_CATEGORIES = PLACE_NAMES.filter((place) => place.startsWith('cover-'));

type Shown = Pick<ChosenRecipe, 'title' | 'imageUrl'> | null;

function FeaturedForm({ answer }: { answer: FeaturedAnswer }) {
  const settings = useSettings('featured', answer.chosen, featuredSchema, saveFeatured);
  const [found, setFound] = useState<Partial<Record<FeaturedSpot, ChosenRecipe>>>({});
  const shownAt = (place: FeaturedSpot): Shown => {
    const id = settings.value[place];
    if (id === null) return null;
    const stored = answer.shown.find((each) => each.place === place) ?? null;
    return found[place]?.recipeId === id ? found[place] : id === answer.chosen[place] ? stored : null;
  };
  const rows = (places: readonly FeaturedSpot[]) =>
    places.map((place) => (
      <FeaturedRow
        key={place}
        label={FEATURED_PLACES[place].label}
        shown={shownAt(place)}
        error={settings.errors[place]}
        onChoose={(recipe) => {
          setFound({ ...found, [place]: recipe });
          settings.change({ [place]: recipe.recipeId });
        }}
        onLeave={settings.value[place] === null ? null : () => settings.change({ [place]: null })}
      />
    ));
  return (
    <SettingsForm settings={settings} label="Save landing page">
      <p className="text-muted">
        The recipes whose pictures visitors see first. Where one is taken offline, the newest of its category stands in.
      </p>
      <ul className="grid gap-3">{rows(OF_LANDING)}</ul>
      <h3 className="mt-3 font-semibold">Pictures of the categories</h3>
      <ul className="grid gap-3">{rows(OF_CATEGORIES)}</ul>
    </SettingsForm>
  );
}

interface RowProps {
  label: string;
  shown: Shown;
  error: string | undefined;
  onChoose: (recipe: ChosenRecipe) => void;
  /** Leaves the choice to the site; `null` where it is. */
  onLeave: (() => void) | null;
}

function FeaturedRow({ label, shown, error, onChoose, onLeave }: RowProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="border-t border-border pt-3 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-3">
        <Picture url={shown?.imageUrl ?? null} alt="" sizes="64px" className="aspect-4/3 w-16 flex-none rounded-sm" />
        <p className="min-w-40 flex-1">
          <span className="type-meta block text-muted">{label}</span>
          <span className="font-semibold">{shown?.title ?? 'Chosen by the site'}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Change<span className="sr-only"> “{label}”</span>
          </Button>
          {onLeave && (
            <Button look="quiet" onClick={onLeave}>
              Let the site choose<span className="sr-only"> “{label}”</span>
            </Button>
          )}
        </div>
      </div>
      {error && <p className="field-error">{error}</p>}
      {isOpen && (
        <FindRecipe
          label={`Find a recipe: ${label}`}
          chosen={[]}
          onChoose={(recipe) => {
            onChoose(recipe);
            setIsOpen(false);
          }}
        />
      )}
    </li>
  );
}
