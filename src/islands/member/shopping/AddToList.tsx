import { useStore } from '@nanostores/react';
import { ShoppingBasket } from 'lucide-react';
import { useEffect } from 'react';
import { counted } from '#src/domain/counted.ts';
import { areSameSwaps } from '#src/domain/recipes/list-swap.ts';
import { paths } from '#src/paths.ts';
import { $member } from '#src/stores/members/session.ts';
import { $onList, putOnList, showOnList } from '#src/stores/premium/add-to-list.ts';
import { $servings } from '#src/stores/recipes/servings.ts';
import { $toldSwaps } from '#src/stores/recipes/swaps.ts';
import { Button } from '../../ui/Button.tsx';
import { useLive } from '../../ui/use-live.ts';

interface Props {
  recipeId: string;
  /** The recipe's own servings, until the reader chooses others. */
  own: number;
}

/** Puts a recipe on a premium member's shopping list, for the servings and with the swaps chosen on the page. */
export function AddToList({ recipeId, own }: Props) {
  const isPremium = useLive($member)?.isPremium ?? false;
  const chosen = useStore($servings, { ssr: 'initial' });
  const servings = chosen ?? own;
  const swaps = useStore($toldSwaps);
  const onList = useStore($onList);
  useEffect(() => {
    if (isPremium) void showOnList(recipeId);
  }, [isPremium, recipeId]);
  if (!isPremium) return null;
  const isAsListed =
    onList.state === 'several times' ||
    (onList.state === 'on the list' &&
      // Who has chosen nothing here wants what they planned.
      (chosen === null || onList.servings === servings) &&
      areSameSwaps(onList.swaps, swaps));
  if (isAsListed) {
    return (
      <a className="button button-outline" href={paths.shoppingList}>
        <ShoppingBasket size={20} strokeWidth={1.75} aria-hidden="true" />
        On your list: {counted(onList.servings, 'serving')}
      </a>
    );
  }
  return (
    <Button
      Icon={ShoppingBasket}
      disabled={onList.state === 'saving'}
      aria-busy={onList.state === 'saving' || undefined}
      onClick={() => void putOnList(recipeId, servings, swaps)}
    >
      {onList.state === 'on the list'
        ? `Change your list to ${counted(servings, 'serving')}`
        : `Add to shopping list: ${counted(servings, 'serving')}`}
    </Button>
  );
}
