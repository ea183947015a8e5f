import { useStore } from '@nanostores/react';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import { weekStartOf } from '#src/domain/members/member.ts';
import { slotFor } from '#src/domain/premium/meal-plan/slots.ts';
import { addDays, localDay } from '#src/domain/premium/weeks.ts';
import type { Category } from '#src/domain/recipes/kitchen.ts';
import { $member } from '#src/stores/members/session.ts';
import { addToPlan } from '#src/stores/premium/add-to-plan.ts';
import { $servings } from '#src/stores/recipes/servings.ts';
import { $toldSwaps } from '#src/stores/recipes/swaps.ts';
import { Button } from '../../ui/Button.tsx';
import { useLive } from '../../ui/use-live.ts';
import { PlaceDialog } from './dialogs/PlaceDialog.tsx';

/** Days a recipe can be planned for from its page, today among them. */
const DAYS_AHEAD = 14;

interface Props {
  recipeId: string;
  title: string;
  category: Category;
  /** The recipe's own servings, until the reader chooses others. */
  own: number;
}

/** Puts a recipe on a premium member's meal plan, for the servings and with the swaps chosen on the page. */
export function AddToPlan({ recipeId, title, category, own }: Props) {
  const member = useLive($member);
  const servings = useStore($servings, { ssr: 'initial' }) ?? own;
  const swaps = useStore($toldSwaps);
  const [isAsking, setAsking] = useState(false);
  if (!member?.isPremium) return null;
  const today = localDay(new Date());
  return (
    <>
      <Button Icon={CalendarPlus} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Add to meal plan
      </Button>
      {isAsking && (
        <PlaceDialog
          title={`Plan ${title}`}
          action="Add to plan"
          days={Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(today, days))}
          place={{ day: today, slot: slotFor(category) }}
          onPlace={(place) => void addToPlan(recipeId, place, { servings, swaps }, weekStartOf(member))}
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">
            For {counted(servings, 'serving')}
            {swaps.length > 0 && ` and with ${counted(swaps.length, 'swap')}`}, as chosen on this page.
          </p>
        </PlaceDialog>
      )}
    </>
  );
}
