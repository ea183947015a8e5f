import type { ShoppingItem, ShoppingList } from './list.ts';
import { isOwnItem, ownKey } from './list.ts';
import type { ListOperation } from './operations.ts';
import { scaledPortion } from './portion.ts';
import { purchaseText, sourceText } from './purchase.ts';

/** An operation as the page keeps it: with the name of what it is about, to tell when that turns out to be gone. */
export type ListChange =
  | (Of<'tick'> & { name: string })
  | Of<'add-own'>
  | (Of<'servings'> & { title: string })
  | Removal
  | Of<'aisles'>
  | Of<'restore'>;

type Of<Type extends ListOperation['type']> = Extract<ListOperation, { type: Type }>;

/** A change that takes something off. */
export type Removal = Of<'remove-items'> | Of<'remove-entry'>;

/** The list as it will be once the server knows of a change; it needs no food table. */
export function listWithChange<L extends ShoppingList>(list: L, change: ListChange): L {
  switch (change.type) {
    case 'tick':
      return {
        ...list,
        items: list.items.map((item) => (item.key === change.key ? { ...item, isTicked: change.ticked } : item)),
      };
    case 'add-own':
      return withOwnItem(list, change.id, change.text);
    case 'servings':
      return withServings(list, change.entryId, change.servings);
    case 'remove-items':
      return withoutItems(list, new Set(change.keys));
    case 'remove-entry':
      return withoutEntry(list, change.entryId);
    case 'aisles':
      return { ...list, aisles: change.aisles };
    case 'restore':
      // It takes the place of a removal the list does not have yet.
      return list;
  }
}

/** Its aisle is not known before the server has looked at it. */
function withOwnItem<L extends ShoppingList>(list: L, id: string, text: string): L {
  const key = ownKey(id);
  if (list.items.some((item) => item.key === key)) return list;
  const item = {
    key,
    name: text,
    aisle: 'other',
    isStaple: false,
    isTicked: false,
    amount: '',
    purchase: null,
    sources: [],
  } as const;
  return { ...list, items: [...list.items, { ...item, sources: [] }] };
}

function withServings<L extends ShoppingList>(list: L, entryId: string, servings: number): L {
  const before = list.entries.find(({ id }) => id === entryId);
  if (!before || before.servings === servings) return list;
  const factor = servings / before.servings;
  const items = list.items.map((item) => {
    if (!item.sources.some((source) => source.entryId === entryId)) return item;
    const sources = item.sources.map((source) => {
      if (source.entryId !== entryId) return source;
      const portion = scaledPortion(source.portion, factor);
      return { ...source, portion, amount: sourceText(portion) };
    });
    // More has to be bought than what was ticked.
    return { ...withSources(item, sources), isTicked: item.isTicked && factor < 1 };
  });
  return { ...list, items, entries: list.entries.map((entry) => (entry === before ? { ...entry, servings } : entry)) };
}

const withSources = (item: ShoppingItem, sources: ShoppingItem['sources']): ShoppingItem => ({
  ...item,
  sources,
  amount: purchaseText(
    // A list that the browser kept from before says nothing of it.
    item.purchase ?? null,
    sources.map(({ portion }) => portion),
  ),
});

/** A recipe of which nothing is left goes too. */
function withoutItems<L extends ShoppingList>(list: L, keys: ReadonlySet<string>): L {
  const entriesOf = (items: readonly ShoppingItem[]) =>
    new Set(items.flatMap(({ sources }) => sources.map(({ entryId }) => entryId)));
  const items = list.items.filter(({ key }) => !keys.has(key));
  const left = entriesOf(items);
  const touched = entriesOf(list.items.filter(({ key }) => keys.has(key)));
  return { ...list, items, entries: list.entries.filter(({ id }) => left.has(id) || !touched.has(id)) };
}

function withoutEntry<L extends ShoppingList>(list: L, entryId: string): L {
  const items = list.items.flatMap((item) => {
    if (isOwnItem(item)) return item.key === ownKey(entryId) ? [] : [item];
    const sources = item.sources.filter((source) => source.entryId !== entryId);
    if (sources.length === item.sources.length) return [item];
    return sources.length > 0 ? [withSources(item, sources)] : [];
  });
  return { ...list, items, entries: list.entries.filter(({ id }) => id !== entryId) };
}
