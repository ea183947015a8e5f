import { GripVertical } from 'lucide-react';
import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { counted } from '#src/domain/counted.ts';
import { stepFrom } from '#src/domain/premium/meal-plan/arrange.ts';
import { entryName, isGone, isMereNote, type MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { timeText } from '#src/domain/recipes/times.ts';
import { $movedByKey, moveEntry } from '#src/stores/premium/meal-plan.ts';
import { Picture } from '../../ui/Picture.tsx';
import { usePlanner } from './planner.ts';

/** Something planned: opens its details, and moves by drag, by arrow keys and by the menu of its handle. */
export function PlanEntry({ entry }: { entry: MealEntry }) {
  const { ask, grab, dragged, reasons, troubles } = usePlanner();
  const { id, recipe, note } = entry;
  const isNote = isMereNote(entry);
  return (
    <li
      className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-sm border border-border bg-bg data-dragged:opacity-40 broad:grid-cols-[minmax(0,1fr)_auto]"
      data-entry={id}
      data-dragged={dragged === id ? '' : undefined}
      onPointerDown={(event) => {
        // A finger scrolls here; it has the handle.
        if (event.pointerType === 'mouse') grab(event, { entry });
      }}
      // The browser would drag the picture instead.
      onDragStart={(event) => event.preventDefault()}
    >
      {recipe && (
        <Picture
          url={recipe.imageUrl}
          alt=""
          sizes="(min-width: 70rem) 160px, 96px"
          className="plan-entry-picture h-full min-h-16 w-18 broad:col-span-full broad:h-17 broad:min-h-0 broad:w-full"
        />
      )}
      <div className="relative col-2 min-w-0 px-2.5 py-2 type-meta leading-even first:col-[1_/_3] broad:col-span-full broad:px-2 broad:pt-1.5 broad:pb-2 broad:first:col-1">
        <button
          type="button"
          className={`plan-entry-open min-h-6 text-start text-text wrap-anywhere hover:underline hover:underline-offset-2 ${isNote ? 'font-normal italic' : 'font-semibold'}`}
          aria-haspopup="dialog"
          onClick={() => ask({ about: 'entry', id })}
        >
          {entryName(entry)}
        </button>
        {isGone(entry) && <p className="text-danger">No longer available</p>}
        {!isNote && <Facts {...entry} />}
        {recipe && <p className="mt-0.5 empty:hidden" data-misfit={recipe.id} />}
        {entry.isLeftover && <p className="font-semibold text-on-accent-soft">Leftovers</p>}
        {troubles.has(id) && <p className="font-semibold text-warning">{troubles.get(id)}</p>}
        {reasons.has(id) && !troubles.has(id) && <p className="text-on-primary-soft">{reasons.get(id)}</p>}
        {!isNote && note && <p className="line-clamp-3 wrap-anywhere text-muted italic">{note}</p>}
      </div>
      <Handle entry={entry} />
    </li>
  );
}

/** "15 min + 48 h resting · 4 servings", in a narrow column best broken before the waiting or after a dot. */
function Facts({ recipe, servings, portions, isLeftover }: MealEntry) {
  const facts = [
    // What is left over is cooked already.
    (recipe && !isLeftover && timeText(recipe)) || '',
    counted(servings, 'serving'),
    ...(portions !== 1 ? [`you eat ${counted(portions, 'portion')}`] : []),
  ].filter(Boolean);
  const pieces = facts.join(' ·|').replace(' +', '|+').split('|');
  return (
    <p className="plan-entry-meta text-muted">
      {pieces.map((piece, i) => (
        <Fragment key={piece}>
          {i > 0 && ' '}
          <span>{piece}</span>
        </Fragment>
      ))}
    </p>
  );
}

function Handle({ entry }: { entry: MealEntry }) {
  const { days, ask, grab } = usePlanner();
  const button = useRef<HTMLButtonElement>(null);
  // In another meal it is another element: the focus comes along.
  useEffect(() => {
    if ($movedByKey.get() !== entry.id) return;
    $movedByKey.set(null);
    button.current?.focus();
  }, [entry.id]);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.key.startsWith('Arrow') ? stepFrom(entry, event.key, days) : null;
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (!to) return;
    $movedByKey.set(entry.id);
    void moveEntry(entry.id, to);
  };
  return (
    <button
      ref={button}
      type="button"
      className="plan-handle grid min-h-11 w-11 cursor-grab touch-none place-items-center text-muted hover:text-text focus-visible:rounded-sm focus-visible:-outline-offset-3"
      aria-label={`Move ${entryName(entry)}`}
      aria-describedby="plan-move-hint"
      aria-haspopup="dialog"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => grab(event, { entry })}
      onClick={() => ask({ about: 'move', id: entry.id })}
    >
      <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
