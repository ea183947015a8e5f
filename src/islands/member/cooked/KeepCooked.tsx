import { CookingPot } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { localDay } from '#src/domain/premium/weeks.ts';
import { keepCooking } from '#src/stores/members/cookings.ts';
import { Button } from '../../ui/Button.tsx';

const CookedForm = lazy(() => import('./CookedForm.tsx').then(({ CookedForm }) => ({ default: CookedForm })));

/** Asks how it was, and keeps that a recipe was cooked. */
export function KeepCooked({ recipeId, servings }: { recipeId: string; servings: number | null }) {
  // One id for each time it is opened: what is sent twice is kept once.
  const [id, setId] = useState<string>();
  const today = localDay(new Date());
  return (
    <>
      <Button Icon={CookingPot} onClick={() => setId(crypto.randomUUID())}>
        I cooked this
      </Button>
      {id && (
        <Suspense>
          <CookedForm
            title="You cooked it"
            first={{ day: today, servings, stars: null, note: '', photo: null }}
            today={today}
            onSave={(told) => keepCooking(recipeId, id, told)}
            onClose={() => setId(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
