import type { z } from 'zod';
import { menuPlanCall } from '#src/contracts/collections/menus.ts';
import { addRecipesToListCall } from '#src/contracts/premium/shopping-list.ts';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import { CallError, call } from '../client.ts';
import { retried } from '../query.ts';
import { toast } from '../toasts.ts';

export type MenuPlan = z.infer<typeof menuPlanCall.response>;

export const readMenuPlan = (id: string): Promise<MenuPlan> => retried(() => call(menuPlanCall, { params: { id } }));

/** Puts every dish of a menu on the shopping list for so many people; `false` when that failed. */
export async function putMenuOnList(recipeIds: readonly string[], people: number): Promise<boolean> {
  try {
    const recipes = recipeIds.map((recipeId) => ({ id: crypto.randomUUID(), recipeId, servings: people }));
    const { missing } = await call(addRecipesToListCall, { body: { recipes } });
    const added = recipeIds.length - missing.length;
    toast({
      title: 'On your shopping list',
      description: `${counted(added, 'recipe')}, for ${people}`,
      action: { label: 'Open the list', run: () => location.assign(paths.shoppingList) },
    });
    return true;
  } catch (error) {
    const reason = error instanceof CallError ? error.body.message : undefined;
    toast({ title: 'We couldn’t add the menu', tone: 'danger', ...(reason && { description: reason }) });
    return false;
  }
}
