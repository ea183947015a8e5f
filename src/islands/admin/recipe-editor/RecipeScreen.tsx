import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { paths } from '#src/paths.ts';
import type { RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';
import { type EditorProps, OpenedThing } from '../published/OpenedThing.tsx';
import { Editor } from './Editor.tsx';
import { NewRecipeEditor } from './NewRecipeEditor.tsx';
import { RECIPE } from './recipe-kind.ts';

/** A new recipe, or one there is. Loaded as one: where the first becomes the second, whoever writes goes on writing. */
export default function RecipeScreen({ params: { id } }: { params: Record<string, string> }) {
  return id ? (
    <OpenedThing key={id} kind={RECIPE} id={id} list={paths.adminRecipes} made={paths.adminNewRecipe}>
      {(props: EditorProps<RecipeForm, AdminRecipe>) => <Editor {...props} />}
    </OpenedThing>
  ) : (
    <NewRecipeEditor />
  );
}
