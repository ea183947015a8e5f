import { type FormEvent, useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import { COOKBOOK_LIMIT, COOKBOOK_TITLE } from '#src/domain/premium/cookbook.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { downloadCookbook } from '#src/stores/premium/recipe-tools.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';

interface Props {
  recipes: readonly RecipeSummary[];
  onClose: () => void;
}

/** Asks which favourites a cookbook is to have, and what it is called. It starts with all it can hold. */
export function CookbookDialog({ recipes, onClose }: Props) {
  const [chosen, setChosen] = useState(() => new Set(recipes.slice(0, COOKBOOK_LIMIT).map(({ id }) => id)));
  const [title, setTitle] = useState<string>(COOKBOOK_TITLE.default);
  const [isMaking, during] = useBusy();
  const isTooLong = chosen.size > COOKBOOK_LIMIT;
  const toggle = (id: string) =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]));
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const ids = recipes.map(({ id }) => id).filter((id) => chosen.has(id));
    const isDone = await during(downloadCookbook(ids, title.trim()));
    if (isDone) onClose();
  };
  return (
    <Dialog title="Download cookbook" onClose={onClose}>
      <form className="grid gap-5" method="post" onSubmit={make}>
        <Field
          label="Title"
          name="title"
          maxLength={COOKBOOK_TITLE.maxLength}
          value={title}
          data-autofocus
          onChange={({ target }) => setTitle(target.value)}
        />
        <fieldset className="min-w-0">
          <legend className="field-label">Recipes</legend>
          <div className="flex flex-wrap gap-1">
            <Button
              look="quiet"
              onClick={() => setChosen(new Set(recipes.slice(0, COOKBOOK_LIMIT).map(({ id }) => id)))}
            >
              {recipes.length > COOKBOOK_LIMIT ? `The newest ${COOKBOOK_LIMIT}` : 'All'}
            </Button>
            <Button look="quiet" onClick={() => setChosen(new Set())}>
              None
            </Button>
          </div>
          <ul className="mt-1 max-h-[min(20rem,40dvh)] overflow-auto rounded-sm border border-border px-3 py-1">
            {recipes.map(({ id, title: name }) => (
              <li key={id}>
                <Check className="flex min-h-11 items-center gap-3" checked={chosen.has(id)} onTick={() => toggle(id)}>
                  {name}
                </Check>
              </li>
            ))}
          </ul>
        </fieldset>
        <p role="status" className={isTooLong ? 'text-danger' : 'text-muted'}>
          {isTooLong
            ? `${chosen.size} recipes chosen. A cookbook holds at most ${COOKBOOK_LIMIT}.`
            : `${counted(chosen.size, 'recipe')} chosen${isMaking ? '. This can take some seconds.' : ''}`}
        </p>
        <DialogActions onCancel={onClose}>
          <Button
            look="primary"
            type="submit"
            disabled={isMaking || isTooLong || chosen.size === 0}
            aria-busy={isMaking || undefined}
          >
            {isMaking ? 'Making the cookbook…' : 'Download'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
