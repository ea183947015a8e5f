import { GripVertical } from 'lucide-react';
import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { counted } from '#src/domain/counted.ts';
import { stepFrom } from '#src/domain/premium/meal-plan/arrange.ts';
import { entryName, isGone, isMereNote, type MealEntry, timeText } from '#src/domain/premium/meal-plan/entries.ts';
import { $movedByKey, moveEntry } from '#src/stores/premium/meal-plan.ts';
import { Picture } from '../../ui/Picture.tsx';
import { usePlanner } from './planner.ts';

/** Something planned: opens its details, and moves by drag, by arrow keys and by the menu of its handle. */
export function Entry({ entry }: { entry: MealEntry }) {
  const { ask, grab, dragged } = usePlanner();
  const { id, recipe, note } = entry;
  const isNote = isMereNote(entry);
  return (
    <li
      className="plan-entry"
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
          table={recipe.table}
          sizes="(min-width: 70rem) 160px, 96px"
          className="plan-entry-picture"
        />
      )}
      <div className="plan-entry-words">
        <button
          type="button"
          className={isNote ? 'plan-entry-open plan-entry-open-note' : 'plan-entry-open'}
          aria-haspopup="dialog"
          onClick={() => ask({ about: 'entry', id })}
        >
          {entryName(entry)}
        </button>
        {isGone(entry) && <p className="plan-entry-gone">No longer available</p>}
        {!isNote && <Facts {...entry} />}
        {entry.isLeftover && <p className="plan-entry-leftover">Leftovers</p>}
        {!isNote && note && <p className="plan-entry-note">{note}</p>}
      </div>
      <Handle entry={entry} />
    </li>
  );
}

/** "15 min + 48 h resting · 4 servings", in a narrow column best broken before the waiting or after a dot. */
function Facts({ recipe, servings, portions }: MealEntry) {
  const facts = [
    ...(recipe ? [timeText(recipe)] : []),
    counted(servings, 'serving'),
    ...(portions !== 1 ? [`you eat ${counted(portions, 'portion')}`] : []),
  ];
  const pieces = facts.join(' ·|').replace(' +', '|+').split('|');
  return (
    <p className="plan-entry-meta">
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
  const { week, ask, grab } = usePlanner();
  const button = useRef<HTMLButtonElement>(null);
  // In another meal it is another element: the focus comes along.
  useEffect(() => {
    if ($movedByKey.get() !== entry.id) return;
    $movedByKey.set(null);
    button.current?.focus();
  }, [entry.id]);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.key.startsWith('Arrow') ? stepFrom(entry, event.key, week) : null;
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (!to) return;
    $movedByKey.set(entry.id);
    void moveEntry(entry.id, to);
  };
  return (
    <button
      ref={button}
      type="button"
      className="plan-handle"
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
