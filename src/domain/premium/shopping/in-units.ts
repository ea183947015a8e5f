import type { System } from '../../units/measures.ts';
import { textInUnits } from '../../units/texts.ts';
import type { ShoppingItem } from './list.ts';

/** A list with its amounts and packs in a reader's units; what was chosen for recipes counts for it. */
export function listInUnits<L extends { items: readonly ShoppingItem[] }>(
  list: L,
  system: System | null,
): L & { items: ShoppingItem[] } {
  const inUnits = (text: string): string => textInUnits(text, { system, scale: null });
  const items = list.items.map((item) => ({
    ...item,
    amount: inUnits(item.amount),
    sources: item.sources.map((source) => ({ ...source, amount: inUnits(source.amount) })),
  }));
  return { ...list, items };
}
