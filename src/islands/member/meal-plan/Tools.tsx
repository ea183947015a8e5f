import { CalendarHeart, CalendarSync, CopyPlus, ShoppingBasket, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { copyLastWeek, weekToShoppingList } from '#src/stores/premium/meal-plan-tools.ts';
import { Button } from '../../ui/Button.tsx';
import { usePlanner } from './planner.ts';

/** What can be done with the week as a whole; an empty one asks by itself to be filled. */
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
      <Button Icon={CopyPlus} disabled={isBusy} onClick={() => void during(copyLastWeek)}>
        Copy last week
      </Button>
      <Button Icon={CalendarHeart} aria-haspopup="dialog" onClick={() => ask({ about: 'templates' })}>
        Usual weeks
      </Button>
      <Button Icon={ShoppingBasket} disabled={isBusy || isEmpty} onClick={() => void during(weekToShoppingList)}>
        Week to shopping list
      </Button>
      <Button Icon={CalendarSync} aria-haspopup="dialog" onClick={() => ask({ about: 'feed' })}>
        Calendar
      </Button>
      {!isEmpty && (
        <Button Icon={Sparkles} look="primary" aria-haspopup="dialog" onClick={() => ask({ about: 'fill' })}>
          Fill my week
        </Button>
      )}
    </div>
  );
}
