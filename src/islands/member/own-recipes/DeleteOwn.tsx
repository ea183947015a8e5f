import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#src/paths.ts';
import { removeOwn } from '#src/stores/members/own-recipes.ts';
import { Button } from '../../ui/Button.tsx';

/** Deletes the recipe of the page, which stays to be put back until it is left. */
export function DeleteOwn({ id }: { id: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) {
    return (
      <a className="button button-outline" href={paths.myRecipes}>
        Back to your recipes
      </a>
    );
  }
  return (
    <Button Icon={Trash2} onClick={() => void removeOwn(id).then(setGone)}>
      Delete
    </Button>
  );
}
