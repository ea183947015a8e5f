import { Trash2 } from 'lucide-react';
import { counted } from '#src/domain/counted.ts';
import type { OwnList } from '#src/domain/own-recipes/own-recipe.ts';
import { minutesText } from '#src/domain/quantities/duration-texts.ts';
import { paths } from '#src/paths.ts';
import { removeOwn } from '#src/stores/members/own-recipes.ts';
import { IconButton } from '../../ui/Button.tsx';
import { AddToFolder } from '../folders/AddToFolder.tsx';
import { VEGAN_WORDS } from './vegan-words.ts';

/** One of the list. */
export function OwnRecipeRow({ item }: { item: OwnList['items'][number] }) {
  const { id, title, minutes, servings, vegan, sharedWith, isYours, owner } = item;
  const said = [
    minutes !== null && minutesText(minutes),
    servings !== null && counted(servings, 'serving'),
    VEGAN_WORDS[vegan],
    isYours ? sharedWith === 'household' && 'Shared with your household' : `From ${owner}`,
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-3 border-t border-border py-2">
      <a className="min-w-0 flex-1 py-2 text-inherit no-underline hover:underline" href={paths.myRecipe(id)}>
        <strong className="block break-words">{title}</strong>
        <span className="type-meta text-muted">{said.join(' · ')}</span>
      </a>
      <AddToFolder recipeId={id} title={title} isSmall />
      {isYours && <IconButton label={`Delete ${title}`} Icon={Trash2} onClick={() => void removeOwn(id)} />}
    </li>
  );
}
