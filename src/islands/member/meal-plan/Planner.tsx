import { type ReactNode, useMemo, useRef, useState } from 'react';
import { entryName, type MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { leftoverTroubles } from '#src/domain/premium/meal-plan/leftovers.ts';
import { reasonsOf } from '#src/domain/premium/meal-plan/reasons.ts';
import { daysOf, localDay } from '#src/domain/premium/weeks.ts';
import type { Diet } from '#src/domain/recipes/kitchen.ts';
import { $said, moveEntry, planRecipe } from '#src/stores/premium/meal-plan.ts';
import { $weekStart } from '#src/stores/premium/meal-plan-weeks.ts';
import { useLive } from '../../ui/use-live.ts';
import { Day } from './Day.tsx';
import { PlannerDialog } from './dialogs/PlannerDialog.tsx';
import { EmptyWeek } from './EmptyWeek.tsx';
import { type Asking, type Load, PlannerContext } from './planner.ts';
import { Tools } from './Tools.tsx';
import { Tray } from './Tray.tsx';
import { useDrag } from './use-drag.ts';
import { WeekBar } from './WeekBar.tsx';

interface Props {
  week: string;
  entries: MealEntry[];
  /** The member's own. */
  diets: readonly Diet[];
  /** Shown until the week is there. */
  instead: ReactNode;
}

/** A week, its tools, and the dialogs they open. */
export function Planner({ week, entries, diets, instead }: Props) {
  const [asking, ask] = useState<Asking | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const { load, target, grab } = useDrag(ghost, (dropped, { index, ...place }) => {
    if ('entry' in dropped) void moveEntry(dropped.entry.id, place, index);
    else void planRecipe(dropped.recipe, place, index);
  });
  const dragged = load && 'entry' in load ? load.entry.id : null;
  const weekStart = useLive($weekStart);
  const today = localDay(new Date());
  const reasons = useMemo(() => reasonsOf(entries), [entries]);
  const days = useMemo(() => daysOf(week, weekStart), [week, weekStart]);
  const troubles = useMemo(() => leftoverTroubles(entries, days), [entries, days]);
  const planner = useMemo(
    () => ({ week, weekStart, days, today, ask, grab, target, dragged, reasons, troubles }),
    [week, weekStart, days, today, grab, target, dragged, reasons, troubles],
  );
  return (
    <PlannerContext value={planner}>
      <WeekBar />
      <Tools isEmpty={entries.length === 0} />
      <p className="sr-only" role="status">
        {useLive($said)}
      </p>
      {instead ?? (
        <>
          {entries.length === 0 && <EmptyWeek />}
          <Tray />
          <p id="plan-move-hint" className="plan-hint mt-3 type-meta text-muted" hidden={entries.length === 0}>
            <span className="pointer-coarse:hidden">
              Drag a meal where you want it, or focus its handle and use the arrow keys: left and right for days, up and
              down for meals.
            </span>
            <span className="hidden pointer-coarse:inline">
              Tap a meal’s handle to choose another day, or drag it there.
            </span>
          </p>
          <div
            className="mt-4 grid grid-cols-1 gap-4 data-dragging:cursor-grabbing data-dragging:select-none sm:grid-cols-2 broad:grid-cols-7 broad:grid-rows-[auto_repeat(4,auto)_auto] broad:gap-2"
            data-dragging={load ? '' : undefined}
          >
            {planner.days.map((day) => (
              <Day key={day} day={day} entries={entries.filter((entry) => entry.day === day)} />
            ))}
          </div>
        </>
      )}
      <div
        ref={ghost}
        className="pointer-events-none fixed top-0 left-0 z-60 max-w-56 rounded-sm bg-primary px-3.5 py-2 type-meta font-semibold text-on-primary shadow-high"
        hidden={!load}
        aria-hidden="true"
      >
        {load && nameOf(load)}
      </div>
      {asking && <PlannerDialog asking={asking} entries={entries} diets={diets} onClose={() => ask(null)} />}
    </PlannerContext>
  );
}

const nameOf = (load: Load): string => ('entry' in load ? entryName(load.entry) : load.recipe.title);
