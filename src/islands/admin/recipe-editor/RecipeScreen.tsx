import { paths } from '#src/paths.ts';
import { OpenedThing } from '../published/OpenedThing.tsx';
import { Editor } from './Editor.tsx';
import { NewRecipeEditor } from './NewRecipeEditor.tsx';
import { RECIPE } from './recipe-kind.ts';

/** A new recipe, or one there is. Loaded as one: where the first becomes the second, whoever writes goes on writing. */
export default function RecipeScreen({ params: { id } }: { params: Record<string, string> }) {
  return id ? (
    <OpenedThing key={id} kind={RECIPE} id={id} list={paths.adminRecipes} Editor={Editor} />
  ) : (
    <NewRecipeEditor />
  );
}
