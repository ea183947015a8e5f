import type { ChosenRecipe } from '#src/stores/admin/published/collection-form.ts';
import { findRecipesToChoose } from '#src/stores/admin/published/collections.ts';
import { Picture } from '../../ui/Picture.tsx';
import { FindToChoose } from '../ui/FindToChoose.tsx';

interface Props {
  label: string;
  /** Those that are in already. */
  chosen: readonly { recipeId: string }[];
  onChoose: (recipe: ChosenRecipe) => void;
}

/** A recipe by its name, to be chosen. */
export const FindRecipe = ({ label, chosen, onChoose }: Props) => (
  <div className="mt-4">
    <FindToChoose
      label={label}
      placeholder="Type a name: lentil soup"
      name="recipe"
      find={findRecipesToChoose}
      keyOf={({ recipeId }) => recipeId}
      isChosen={({ recipeId }) => chosen.some((other) => other.recipeId === recipeId)}
      onChoose={onChoose}
    >
      {({ title, imageUrl }) => (
        <>
          <Picture url={imageUrl} alt="" sizes="64px" className="aspect-4/3 w-14 flex-none rounded-sm" />
          {title}
        </>
      )}
    </FindToChoose>
  </div>
);
