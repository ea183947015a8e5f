import { AISLE_LABELS, SHOPPING_AISLES, type ShoppingAisle } from './aisles.ts';
import type { ShoppingItem, ShoppingList } from './list.ts';

/** Over what is looked for at home first. */
export const STAPLES_LABEL = 'Have it?';

export interface AisleItems {
  aisle: ShoppingAisle;
  label: string;
  items: ShoppingItem[];
}

/** The items to buy aisle by aisle, and apart from them those a kitchen usually has. */
export function byAisle(items: readonly ShoppingItem[]): { aisles: AisleItems[]; staples: ShoppingItem[] } {
  const bought = Map.groupBy(
    items.filter(({ isStaple }) => !isStaple),
    ({ aisle }) => aisle,
  );
  return {
    aisles: SHOPPING_AISLES.flatMap((aisle) => {
      const here = bought.get(aisle);
      return here ? [{ aisle, label: AISLE_LABELS[aisle], items: here }] : [];
    }),
    staples: items.filter(({ isStaple }) => isStaple),
  };
}

/** The list as plain text, for a message or a note: what is ticked already is left out. */
export function listText({ items }: Pick<ShoppingList, 'items'>): string {
  const { aisles, staples } = byAisle(items.filter(({ isTicked }) => !isTicked));
  const groups = [...aisles, ...(staples.length > 0 ? [{ label: STAPLES_LABEL, items: staples }] : [])];
  return groups.map(({ label, items }) => [label, ...items.map(itemText)].join('\n')).join('\n\n');
}

const itemText = ({ name, amount }: ShoppingItem): string =>
  (amount ? `- ${name}: ${amount}` : `- ${name}`).replaceAll('\u00a0', ' ');
