import { useStore } from '@nanostores/react';
import { ShoppingBasket } from 'lucide-react';
import { paths } from '#src/paths.ts';
import { $onList, putOnList } from '#src/stores/add-to-list.ts';
import { $servings } from '#src/stores/servings.ts';
import { $member } from '#src/stores/session.ts';
import { $swaps } from '#src/stores/swaps.ts';
import { useLive } from '../../ui/use-live.ts';

interface Props {
  recipeId: string;
  /** The recipe's own servings, until the reader chooses others. */
  own: number;
}

/** Puts a recipe on a premium member's shopping list, for the servings and with the swaps chosen on the page. */
export function AddToList({ recipeId, own }: Props) {
  const member = useLive($member);
  const servings = useStore($servings, { ssr: 'initial' }) ?? own;
  const chosen = useStore($swaps);
  const swaps = [...chosen].map(([line, { to }]) => ({ line, to }));
  const onList = useStore($onList);
  if (!member?.isPremium) return null;
  const amount = `${servings} ${servings === 1 ? 'serving' : 'servings'}`;
  if (
    onList.state === 'on the list' &&
    onList.servings === servings &&
    JSON.stringify(onList.swaps) === JSON.stringify(swaps)
  ) {
    return (
      <a className="button button-outline" href={paths.shoppingList}>
        <ShoppingBasket size={20} strokeWidth={1.75} aria-hidden="true" />
        On your list: {amount}
      </a>
    );
  }
  return (
    <button
      type="button"
      className="button button-outline"
      disabled={onList.state === 'saving'}
      aria-busy={onList.state === 'saving' || undefined}
      onClick={() => void putOnList(recipeId, servings, swaps)}
    >
      <ShoppingBasket size={20} strokeWidth={1.75} aria-hidden="true" />
      {onList.state === 'on the list' ? `Change your list to ${amount}` : `Add to shopping list: ${amount}`}
    </button>
  );
}
