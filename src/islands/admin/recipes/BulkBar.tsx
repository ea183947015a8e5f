import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import type { BulkAction } from '#src/domain/recipes/editing/recipe-sorting.ts';
import { bulkRecipes } from '#src/stores/admin/recipes.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { Choice } from '../ui/table/use-choice.ts';

interface Props {
  choice: Choice;
  /** Recipes on this page of the list. */
  page: readonly string[];
}

/** Chooses all on the page, and does one thing to all that are chosen. */
export function BulkBar({ choice: { chosen, choose, clear }, page }: Props) {
  const [isAsking, setAsking] = useState(false);
  const isAll = page.every((id) => chosen.has(id));
  const count = counted(chosen.size, 'recipe');
  const run = async (action: BulkAction) => {
    if (await bulkRecipes([...chosen], action)) clear();
  };
  return (
    <fieldset className="mb-3 flex flex-wrap items-center gap-[0.6rem] recipes-bulk min-h-14 rounded-lg">
      <legend className="sr-only">Chosen recipes</legend>
      <Check
        className="me-auto inline-flex min-h-11 items-center gap-[0.6rem] px-3"
        ref={(box) => {
          if (box) box.indeterminate = !isAll && page.some((id) => chosen.has(id));
        }}
        checked={isAll}
        onTick={() => choose(page, !isAll)}
      >
        {chosen.size === 0 ? 'Choose all on this page' : `${count} chosen`}
      </Check>
      {chosen.size === 0 ? (
        <span className="recipes-keys hidden type-meta text-muted min-[43.76rem]:pointer-fine:inline">
          <kbd>Shift</kbd> + <kbd>↑</kbd> <kbd>↓</kbd> chooses several
        </span>
      ) : (
        <>
          <Button look="quiet" onClick={clear}>
            Clear
          </Button>
          <div className="recipes-deeds flex flex-wrap gap-2 max-[43.76rem]:w-full max-[43.76rem]:pt-0 max-[43.76rem]:pr-0 max-[43.76rem]:pb-[0.3rem] max-[43.76rem]:pl-2">
            <Button onClick={() => run('publish')}>Publish</Button>
            <Button onClick={() => run('unpublish')}>Unpublish</Button>
            <Button onClick={() => setAsking(true)}>Delete</Button>
          </div>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${count}?`}
          confirmLabel="Delete"
          danger
          onConfirm={() => run('delete')}
          onClose={() => setAsking(false)}
        >
          They go for good, with their ratings, and out of everybody's favourites.
        </ConfirmDialog>
      )}
    </fieldset>
  );
}
