import { byAisle, STAPLES_LABEL } from '#src/domain/premium/shopping/by-aisle.ts';
import type { ShoppingItem, ShoppingList } from '#src/domain/premium/shopping/list.ts';
import { ItemRow } from './ItemRow.tsx';

/** What to buy, in the order of a walk through the shop; what a kitchen usually has can be folded away. */
export function Aisles({ list }: { list: ShoppingList }) {
  const { aisles, staples } = byAisle(list);
  const titles = new Map(list.entries.map(({ id, title }) => [id, title]));
  const rows = (items: readonly ShoppingItem[]) => (
    <ul className="mt-2 border-b border-border">
      {items.map((item) => (
        <ItemRow key={item.key} item={item} titles={titles} />
      ))}
    </ul>
  );
  return (
    <>
      {aisles.map(({ aisle, label, items }) => (
        <section key={aisle} className="shopping-aisle" aria-labelledby={`aisle-${aisle}`}>
          <h2 id={`aisle-${aisle}`}>{label}</h2>
          {rows(items)}
        </section>
      ))}
      {staples.length > 0 && (
        <details className="shopping-aisle shopping-staples" open>
          <summary className="flex min-h-11 items-center">
            <h2>
              {STAPLES_LABEL} ({staples.length})
            </h2>
          </summary>
          {rows(staples)}
        </details>
      )}
    </>
  );
}
