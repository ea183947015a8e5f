import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import type { FieldName } from '#src/domain/recipes/recipe-fields.ts';
import { movesBetween, refitted } from '#src/domain/scaling/mark-fit.ts';
import { changeOf, formOf, listsOf, type RecipeForm } from './recipe-form.ts';

export type Side = 'mine' | 'theirs';

/** A field of which two people say something else. */
export interface Contested {
  name: FieldName;
  /** Who has changed it since both began. */
  by: 'me' | 'them' | 'both';
}

/** Fields that go with another: headings with the ingredients they stand between. */
const WITH: { readonly [F in FieldName]?: FieldName } = { ingredientGroups: 'ingredients' };
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where the form and what somebody else saved meanwhile differ; marks only where the texts they are in do not. */
export function contested(before: AdminRecipe, mine: RecipeForm, theirs: AdminRecipe): Contested[] {
  const [was, own, other] = [changeOf(formOf(before)), changeOf(mine), changeOf(formOf(theirs))];
  const found = new Map<FieldName, Contested>();
  for (const name of Object.keys(own) as FieldName[]) {
    if (same(own[name], other[name])) continue;
    const [isMine, isTheirs] = [!same(own[name], was[name]), !same(other[name], was[name])];
    const shown = WITH[name] ?? name;
    const by = isMine && isTheirs ? 'both' : isMine ? 'me' : 'them';
    const known = found.get(shown);
    found.set(shown, { name: shown, by: known && known.by !== by ? 'both' : by });
  }
  if (found.has('ingredients') || found.has('instructions')) found.delete('marks');
  return [...found.values()];
}

/** The form with what was chosen of each contested field; of the rest both say the same. */
export function merged(mine: RecipeForm, theirs: AdminRecipe, chosen: ReadonlyMap<FieldName, Side>): RecipeForm {
  const other = formOf(theirs);
  const taken = [...chosen].flatMap(([name, side]) => {
    if (side === 'mine') return [];
    return [name, ...(Object.keys(WITH) as FieldName[]).filter((each) => WITH[each] === name)];
  });
  const form = { ...mine, ...Object.fromEntries(taken.map((name) => [name, other[name]])) };
  if (chosen.has('marks')) return form;
  // Marks belong to the steps they are in, and point at ingredients that may now be somebody else's.
  const source = chosen.get('instructions') === 'theirs' ? other : mine;
  const [before, after] = [listsOf(source), listsOf(form)];
  const marks = refitted(
    source.marks,
    movesBetween(before.instructions, after.instructions),
    movesBetween(before.ingredients, after.ingredients),
  );
  return { ...form, marks };
}
