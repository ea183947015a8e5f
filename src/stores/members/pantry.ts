import { computed } from 'nanostores';
import {
  addToPantryCall,
  changePantryItemCall,
  pantryCall,
  removePantryItemCall,
} from '#src/contracts/members/pantry.ts';
import { counted } from '#src/domain/counted.ts';
import { betweenCommas } from '#src/domain/ingredients/before-comma.ts';
import { PANTRY_LIMIT, type PantryChange, type PantryItem, pantryTextSchema } from '#src/domain/pantry/pantry.ts';
import type { ShoppingItem } from '#src/domain/premium/shopping/list.ts';
import { succeeds } from '../attempt.ts';
import { call } from '../client.ts';
import { removeItemsFromList } from '../premium/shopping-list.ts';
import { createFetcherStore, retried } from '../query.ts';
import { Unreached } from '../reach.ts';
import { sayRefused } from '../refusals.ts';
import { toast } from '../toasts.ts';

/** What the member has at home. */
export const $pantry = createFetcherStore<PantryItem[]>(['pantry'], {
  fetcher: async () => {
    // Nothing is asked without a network; that there is nothing at home, nobody knows.
    if (!navigator.onLine) throw new Unreached('There is no network');
    return retried(async () => (await call(pantryCall)).items);
  },
});

/** What of each food is there, in the member's words, by the food's id. */
export const $atHome = computed($pantry, ({ data = [] }): ReadonlyMap<string, string> => {
  const byFood = Map.groupBy(
    data.flatMap(({ text, foods }) => foods.map(({ id }) => ({ id, text }))),
    ({ id }) => id,
  );
  return new Map([...byFood].map(([id, items]) => [id, items.map(({ text }) => text).join(', ')]));
});

const failed = (error: unknown) => sayRefused('That’s not saved', error);

/** Puts away what was typed, each line or part between commas one thing. Resolves to what went wrong, or `null`. */
export async function putAway(typed: string): Promise<string | null> {
  const texts = typed
    .split(/[\n;]/)
    .flatMap(betweenCommas)
    .map((text) => text.trim())
    .filter(Boolean);
  for (const text of texts) {
    const { error } = pantryTextSchema.safeParse(text);
    if (error) return error.issues[0]?.message ?? null;
  }
  if (texts.length === 0) return 'Write what you have, such as “2 cans chickpeas”.';
  if (texts.length > PANTRY_LIMIT.atOnce) return `At most ${PANTRY_LIMIT.atOnce} things at once.`;
  return (await keep(texts)) ? null : 'It’s not saved. Try again.';
}

const keep = (texts: readonly string[]): Promise<boolean> =>
  succeeds(failed, '', async () => {
    const items = texts.map((text) => ({ id: crypto.randomUUID(), text }));
    $pantry.mutate((await call(addToPantryCall, { body: { items } })).items);
  });

/** Puts what was bought away at home, and takes it off the list. */
export async function putBoughtAway(bought: readonly ShoppingItem[]): Promise<void> {
  const texts = bought.map(({ name, amount }) => [amount, name].filter(Boolean).join(' ').slice(0, PANTRY_LIMIT.text));
  for (let from = 0; from < texts.length; from += PANTRY_LIMIT.atOnce)
    if (!(await keep(texts.slice(from, from + PANTRY_LIMIT.atOnce)))) return;
  removeItemsFromList(
    bought.map(({ key }) => key),
    `${counted(bought.length, 'thing')} put away at home`,
  );
}

export const changeItem = (id: string, change: PantryChange): Promise<boolean> =>
  succeeds(failed, '', async () => {
    const changed = await call(changePantryItemCall, { params: { id }, body: change });
    $pantry.mutate($pantry.get().data?.map((item) => (item.id === id ? changed : item)));
  });

/** Takes something out; with undo. */
export async function takeOut({ id, text, until }: PantryItem): Promise<void> {
  const before = $pantry.get().data ?? [];
  $pantry.mutate(before.filter((item) => item.id !== id));
  const isGone = await succeeds(failed, '', () => call(removePantryItemCall, { params: { id } }));
  if (!isGone) return $pantry.mutate(before);
  const putBack = () =>
    succeeds(failed, '', async () =>
      $pantry.mutate((await call(addToPantryCall, { body: { items: [{ id, text, until }] } })).items),
    );
  toast({ title: 'Taken out', description: text, action: { label: 'Undo', run: () => void putBack() } });
}
