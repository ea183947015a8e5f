import { EditRecipe } from './EditRecipe.tsx';
import { NewRecipe } from './NewRecipe.tsx';

/** A new recipe, or one there is. Loaded as one: where the first becomes the second, whoever writes goes on writing. */
export default function Recipe({ params: { id } }: { params: Record<string, string> }) {
  return id ? <EditRecipe id={id} /> : <NewRecipe />;
}
