import { bounded } from '../../pattern.ts';
import { textInUnits } from '../../quantities/texts-in-units.ts';
import type { System } from '../../quantities/units.ts';
import type { ShoppingItem } from './list.ts';

const NEARLY_ALL = bounded(10_000, /^(1 × (.+?) \p{L}+ \(.*?)\2 over/u);

/** A list with its amounts and packs in a reader's units; what was chosen for recipes counts for it. */
export function listInUnits<L extends { items: readonly ShoppingItem[] }>(
  list: L,
  system: System | null,
): L & { items: ShoppingItem[] } {
  const inUnits = (text: string): string => {
    const shown = textInUnits(text, { system, scale: null });
    // So many ounces over of as many is what rounding makes of nearly all.
    return shown === text ? text : shown.replace(NEARLY_ALL, '$1most of it over');
  };
  const items = list.items.map((item) => ({
    ...item,
    amount: inUnits(item.amount),
    sources: item.sources.map((source) => ({ ...source, amount: inUnits(source.amount) })),
  }));
  return { ...list, items };
}
