import { readRecipe, readRevision } from '#src/stores/admin/recipes/recipe-editor.ts';
import { changeOf, formOf } from '#src/stores/admin/recipes/recipe-form.ts';
import { Asked } from '../../ui/Asked.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import { Differences } from './Differences.tsx';
import { differences } from './field-text.ts';

interface Props {
  recipeId: string;
  revision: number;
  /** The next newer version; `null` where that is what is saved. */
  next: number | null;
  /** It is a newer text that nobody has taken: it stands against what is saved. */
  isOffer: boolean;
}

/** What one change of a recipe changed, to read before going back behind it. */
export function Revision({ recipeId, revision, next, isOffer }: Props) {
  const read = async () => {
    const [{ recipe: version }, other] = await Promise.all([
      readRevision(recipeId, revision),
      next === null
        ? readRecipe(recipeId).then((saved) => changeOf(formOf(saved)))
        : readRevision(recipeId, next).then(({ recipe }) => recipe),
    ]);
    return isOffer ? differences(other, version) : differences(version, other);
  };
  const [answer, again] = useAsked(read, `${recipeId} ${revision} ${next}`);
  return (
    <Asked failure="We couldn’t load this version." answer={answer} onRetry={again}>
      {(fields) => <Differences fields={fields} />}
    </Asked>
  );
}
