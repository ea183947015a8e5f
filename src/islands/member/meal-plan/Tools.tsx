import { CalendarSync, CopyPlus, ShoppingBasket, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { copyLastWeek, weekToShoppingList } from '#src/stores/premium/meal-plan-tools.ts';
import { usePlanner } from './planner.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done with the week as a whole. */
export function Tools({ isEmpty }: { isEmpty: boolean }) {
  const { week, ask } = usePlanner();
  const [isBusy, setBusy] = useState(false);
  const during = async (work: (week: string) => Promise<unknown>) => {
    setBusy(true);
    await work(week);
    setBusy(false);
  };
  return (
    <div className="plan-tools mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,50%_-_0.25rem)),1fr))] gap-2 sm:flex sm:flex-wrap">
      <button
        type="button"
        className="button button-primary"
        aria-haspopup="dialog"
        onClick={() => ask({ about: 'fill' })}
      >
        <Sparkles {...icon} /> Fill my week
      </button>
      <button
        type="button"
        className="button button-outline"
        disabled={isBusy}
        onClick={() => void during(copyLastWeek)}
      >
        <CopyPlus {...icon} /> Copy last week
      </button>
      <button
        type="button"
        className="button button-outline"
        disabled={isBusy || isEmpty}
        onClick={() => void during(weekToShoppingList)}
      >
        <ShoppingBasket {...icon} /> Week to shopping list
      </button>
      <button
        type="button"
        className="button button-outline"
        aria-haspopup="dialog"
        onClick={() => ask({ about: 'feed' })}
      >
        <CalendarSync {...icon} /> Calendar
      </button>
    </div>
  );
}
