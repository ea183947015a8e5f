import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CookedTime } from '#src/domain/cooked/cookings.ts';
import { counted } from '#src/domain/counted.ts';
import { addDays, localDay } from '#src/domain/premium/weeks.ts';
import { paths } from '#src/paths.ts';
import { $cookedMonth, $cookings, changeCooking, daysOfMonth } from '#src/stores/members/cookings.ts';
import { IconButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useLive } from '../../ui/use-live.ts';
import { CookedForm } from './CookedForm.tsx';
import { CookedItem } from './CookedItem.tsx';
import { CookedMonth } from './CookedMonth.tsx';
import { monthText } from './day-text.ts';

/** What a member cooked, a month at a time: as a calendar and as a list. */
export function CookedMonths() {
  const { data, error } = useLive($cookings);
  const asked = useLive($cookedMonth);
  const [changing, setChanging] = useState<CookedTime>();
  const today = localDay(new Date());
  const month = asked ?? today.slice(0, 7);
  useEffect(() => {
    if (!$cookedMonth.get()) $cookedMonth.set(localDay(new Date()).slice(0, 7));
  }, []);
  const go = (day: string) => $cookedMonth.set(day.slice(0, 7));
  const { from, to } = daysOfMonth(month);
  return (
    <>
      <div className="mt-6 -ml-3 flex items-center gap-1">
        <IconButton label="The month before" Icon={ChevronLeft} onClick={() => go(addDays(from, -1))} />
        <h2 className="min-w-0 text-title" aria-live="polite">
          {monthText(month)}
        </h2>
        <IconButton
          label="The month after"
          Icon={ChevronRight}
          disabled={to >= today}
          onClick={() => go(addDays(to, 1))}
        />
        <p className="ms-auto hidden text-meta text-muted md:block" role="status">
          {data && data.length > 0 && `Cooked ${counted(data.length, 'time')}`}
        </p>
      </div>
      {error && !data && <Failure onRetry={() => $cookings.invalidate()}>We couldn’t load what you cooked.</Failure>}
      <CookedMonth month={month} cookings={data ?? []} today={today} />
      {data?.length === 0 && (
        <EmptyState
          title="Nothing kept for this month"
          text="At the end of cook mode, or with “I cooked this” on a recipe, you keep what you cooked."
        >
          <a className="button button-outline" href={paths.recipes()}>
            Find something to cook
          </a>
        </EmptyState>
      )}
      <ul className="mt-8 grid max-w-text gap-0" aria-busy={!data}>
        {data?.map((cooking) => (
          <CookedItem key={cooking.id} cooking={cooking} onChange={() => setChanging(cooking)} />
        ))}
      </ul>
      {changing && (
        <CookedForm
          title={changing.title}
          first={changing}
          today={today}
          onSave={({ day, servings, stars, note, photo }) =>
            changeCooking(changing.id, { day, servings, stars, note, photo })
          }
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  );
}
