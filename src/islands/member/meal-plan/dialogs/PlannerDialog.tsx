import { entryName, type MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { slotFor } from '#src/domain/premium/meal-plan/slots.ts';
import type { Diet } from '#src/domain/recipes/kitchen.ts';
import { $movedByKey, moveEntry, planRecipe } from '#src/stores/premium/meal-plan.ts';
import { type Asking, usePlanner } from '../planner.ts';
import { AddDialog } from './AddDialog.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { FeedDialog } from './FeedDialog.tsx';
import { FillDialog } from './FillDialog.tsx';
import { LeftoversDialog } from './LeftoversDialog.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { TemplatesDialog } from './TemplatesDialog.tsx';

interface Props {
  asking: Asking;
  entries: readonly MealEntry[];
  diets: readonly Diet[];
  onClose: () => void;
}

/** The one dialog that is open. */
export function PlannerDialog({ asking, entries, diets, onClose }: Props) {
  const { week, days, today } = usePlanner();
  if (asking.about === 'fill') return <FillDialog week={week} diets={diets} onClose={onClose} />;
  if (asking.about === 'templates') {
    return <TemplatesDialog week={week} isEmpty={entries.length === 0} onClose={onClose} />;
  }
  if (asking.about === 'feed') return <FeedDialog onClose={onClose} />;
  if (asking.about === 'add') return <AddDialog place={asking.place} onClose={onClose} />;
  if (asking.about === 'place') {
    const { recipe } = asking;
    const day = days.includes(today) ? today : (days[0] ?? today);
    return (
      <PlaceDialog
        title={`Plan ${recipe.title}`}
        action="Add to plan"
        days={days}
        place={{ day, slot: slotFor(recipe.category) }}
        onPlace={(to) => void planRecipe(recipe, to)}
        onClose={onClose}
      />
    );
  }
  const entry = entries.find(({ id }) => id === asking.id);
  if (!entry) return null;
  if (asking.about === 'entry') return <EntryDialog entry={entry} entries={entries} onClose={onClose} />;
  if (asking.about === 'leftovers') return <LeftoversDialog entry={entry} entries={entries} onClose={onClose} />;
  const move = (to: Parameters<typeof moveEntry>[1]) => {
    if (to.day !== entry.day || to.slot !== entry.slot) $movedByKey.set(entry.id);
    void moveEntry(entry.id, to);
  };
  return (
    <PlaceDialog
      title={`Move ${entryName(entry)} to…`}
      action="Move"
      days={days}
      place={entry}
      onPlace={move}
      onClose={onClose}
    />
  );
}
