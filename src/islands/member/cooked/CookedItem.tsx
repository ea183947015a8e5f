import { PenLine, Trash2 } from 'lucide-react';
import type { CookedTime } from '#src/domain/cooked/cookings.ts';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import { forgetCooking } from '#src/stores/members/cookings.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { dayText } from './day-text.ts';

/** One time something was cooked. */
export function CookedItem({ cooking, onChange }: { cooking: CookedTime; onChange: () => void }) {
  const { day, title, recipe, servings, stars, note, photo } = cooking;
  return (
    <li className="flex flex-wrap items-start gap-x-4 border-t border-border py-4">
      <Picture url={recipe?.imageUrl ?? null} alt="" sizes="96px" className="aspect-4/3 w-24 flex-none rounded-sm" />
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{recipe ? <a href={paths.recipe(recipe.id)}>{title}</a> : title}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-meta text-muted">
          <span>{dayText(day)}</span>
          {servings !== null && <span>{counted(servings, 'serving')}</span>}
          {stars !== null && <Stars value={stars} label={`${counted(stars, 'star')} of 5`} />}
        </p>
        {photo && (
          <img
            src={paths.cookedPhoto(photo)}
            alt={`${title} as you cooked it, ${dayText(day)}`}
            width={240}
            height={180}
            loading="lazy"
            className="mt-2.5 aspect-4/3 w-60 max-w-full rounded-sm bg-sunken object-cover"
          />
        )}
        {note && <p className="mt-1.5 wrap-anywhere whitespace-pre-wrap">{note}</p>}
      </div>
      <div className="ms-auto flex flex-none">
        <IconButton label={`Change ${title}, ${dayText(day)}`} Icon={PenLine} iconSize={18} onClick={onChange} />
        <IconButton
          label={`Forget ${title}, ${dayText(day)}`}
          Icon={Trash2}
          iconSize={18}
          onClick={() => void forgetCooking(cooking)}
        />
      </div>
    </li>
  );
}
