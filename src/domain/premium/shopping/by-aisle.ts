import { AISLE_LABELS, aislesInOrder, type ShoppingAisle } from './aisles.ts';
import type { ShoppingItem, ShoppingList } from './list.ts';

/** Over what is looked for at home first. */
export const STAPLES_LABEL = 'Have it?';

export interface AisleItems {
  aisle: ShoppingAisle;
  label: string;
  items: ShoppingItem[];
}

/** The items to buy aisle by aisle in the shop's order, and apart from them those a kitchen usually has. */
export function byAisle({ items, aisles: order }: Pick<ShoppingList, 'items' | 'aisles'>): {
  aisles: AisleItems[];
  staples: ShoppingItem[];
} {
  const bought = Map.groupBy(
    items.filter(({ isStaple }) => !isStaple),
    ({ aisle }) => aisle,
  );
  return {
    aisles: aislesInOrder(order).flatMap((aisle) => {
      const here = bought.get(aisle);
      return here ? [{ aisle, label: AISLE_LABELS[aisle], items: here }] : [];
    }),
    staples: items.filter(({ isStaple }) => isStaple),
  };
}

/** The list as plain text, for a message or a note: what is ticked already is left out. */
export function listText(list: Pick<ShoppingList, 'items' | 'aisles'>): string {
  const { aisles, staples } = byAisle({ ...list, items: list.items.filter(({ isTicked }) => !isTicked) });
  const groups = [...aisles, ...(staples.length > 0 ? [{ label: STAPLES_LABEL, items: staples }] : [])];
  return groups.map(({ label, items }) => [label, ...items.map(itemText)].join('\n')).join('\n\n');
}

const itemText = ({ name, amount }: ShoppingItem): string =>
  (amount ? `- ${name}: ${amount}` : `- ${name}`).replaceAll('\u00a0', ' ');
