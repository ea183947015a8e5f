import { type FormEvent, useEffect, useId, useState } from 'react';
import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import type { MealPlace } from '#src/domain/premium/meal-plan/arrange.ts';
import { MEAL_NOTE_MAX_LENGTH } from '#src/domain/premium/meal-plan/entries.ts';
import { SLOT_CATEGORIES } from '#src/domain/premium/meal-plan/slots.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { placeText, planNote, planRecipe } from '#src/stores/premium/meal-plan.ts';
import { searchRecipes } from '#src/stores/search/recipe-search.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { RecipeChoices } from './RecipeChoices.tsx';

/** A search waits so long for the next letter. */
const PAUSE_MS = 250;

type Found = { state: 'waiting' } | { state: 'failed' } | { state: 'found'; recipes: RecipeSummary[] };

/** Plans a recipe that is searched for, or a note, for one meal. */
export function AddDialog({ place, onClose }: { place: MealPlace; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<Found>({ state: 'waiting' });
  const [tries, setTries] = useState(0);
  const category = SLOT_CATEGORIES[place.slot][0] ?? 'dinner';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const answer = await searchRecipes(search, category).then(
        (recipes): Found => ({ state: 'found', recipes }),
        (): Found => ({ state: 'failed' }),
      );
      if (isCurrent) setFound(answer);
    };
    const timer = setTimeout(() => void ask(), search ? PAUSE_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, category, tries]);
  const choose = (recipe: RecipeSummary) => {
    void planRecipe(recipe, place);
    onClose();
  };
  return (
    <Dialog title={`Add to ${placeText(place)}`} onClose={onClose}>
      <Field
        label="Search recipes"
        name="search"
        type="search"
        data-autofocus
        value={search}
        maxLength={SEARCH_MAX_LENGTH}
        placeholder="Lentils, pancakes, quick soup…"
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.state === 'failed' ? (
        <Failure className="" onRetry={() => setTries(tries + 1)}>
          We couldn’t load the recipes.
        </Failure>
      ) : (
        <RecipeChoices recipes={found.state === 'found' ? found.recipes : null} onChoose={choose} />
      )}
      <NoteForm place={place} onClose={onClose} />
    </Dialog>
  );
}

function NoteForm({ place, onClose }: { place: MealPlace; onClose: () => void }) {
  const id = useId();
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!note.trim()) return;
    void planNote(note.trim(), place);
    onClose();
  };
  return (
    <form
      method="post"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 gap-y-0 border-t border-border pt-3.5"
      onSubmit={submit}
    >
      <label className="field-label col-span-full" htmlFor={id}>
        Or write a note
      </label>
      <input
        id={id}
        className="field"
        value={note}
        maxLength={MEAL_NOTE_MAX_LENGTH}
        placeholder="Lunch at work"
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" disabled={!note.trim()}>
        Add note
      </Button>
    </form>
  );
}
