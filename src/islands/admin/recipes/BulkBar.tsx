import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import { allMatching, type BulkChoice, bulkRecipes } from '#src/stores/admin/recipes/recipes.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { useMay } from '../frame/use-may.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { Choice } from '../ui/table/use-choice.ts';
import { BulkChange } from './BulkChange.tsx';

interface Props {
  choice: Choice;
  /** Recipes on this page of the list. */
  page: readonly string[];
  /** How many there are on all pages. */
  total: number;
  /** Whether the list is that of the bin. */
  isBin: boolean;
}

/** Chooses all on the page or all there are, and does one thing to all that are chosen. */
export function BulkBar({ choice: { chosen, choose, clear }, page, total, isBin }: Props) {
  const [asking, setAsking] = useState<'delete' | 'purge' | 'change'>();
  const may = useMay();
  const isAll = page.every((id) => chosen.has(id));
  const count = counted(chosen.size, 'recipe');
  const run = async (deed: BulkChoice) => {
    if (await bulkRecipes([...chosen], deed)) clear();
  };
  const chooseAll = async () => {
    const all = await allMatching();
    if (all) choose(all, true);
  };
  return (
    <fieldset className="mb-3 flex flex-wrap items-center gap-2.5 recipes-bulk min-h-14 rounded-lg">
      <legend className="sr-only">Chosen recipes</legend>
      <Check
        className="me-auto inline-flex min-h-11 items-center gap-2.5 px-3"
        ref={(box) => {
          if (box) box.indeterminate = !isAll && page.some((id) => chosen.has(id));
        }}
        checked={isAll}
        onTick={() => choose(page, !isAll)}
      >
        {chosen.size === 0 ? 'Choose all on this page' : `${count} chosen`}
      </Check>
      {chosen.size === 0 ? (
        <span className="recipes-keys hidden type-meta text-muted form:pointer-fine:inline">
          <kbd>Shift</kbd> + <kbd>↑</kbd> <kbd>↓</kbd> chooses several
        </span>
      ) : (
        <>
          {isAll && chosen.size < total && (
            <Button look="quiet" onClick={chooseAll}>
              Choose all {total.toLocaleString('en')}
            </Button>
          )}
          <Button look="quiet" onClick={clear}>
            Clear
          </Button>
          <div className="recipes-deeds flex flex-wrap gap-2 max-form:w-full max-form:pt-0 max-form:pr-0 max-form:pb-1.25 max-form:pl-2">
            {isBin ? (
              <>
                <Button onClick={() => run({ action: 'restore' })}>Restore</Button>
                <Button onClick={() => setAsking('purge')}>Delete for good</Button>
              </>
            ) : (
              <>
                {may('edit') && (
                  <>
                    <Button onClick={() => run({ action: 'publish' })}>Publish</Button>
                    <Button onClick={() => run({ action: 'unpublish' })}>Unpublish</Button>
                    <Button onClick={() => setAsking('change')}>Change…</Button>
                  </>
                )}
                <Button onClick={() => setAsking('delete')}>Delete</Button>
              </>
            )}
          </div>
        </>
      )}
      {asking === 'change' && <BulkChange count={count} onDeed={run} onClose={() => setAsking(undefined)} />}
      {(asking === 'delete' || asking === 'purge') && (
        <ConfirmDialog
          title={`Delete ${count}${asking === 'purge' ? ' for good' : ''}?`}
          confirmLabel={asking === 'purge' ? 'Delete for good' : 'Delete'}
          danger
          onConfirm={() => run({ action: asking })}
          onClose={() => setAsking(undefined)}
        >
          {asking === 'purge'
            ? 'You can’t undo this: their ratings go too, and they leave everyone’s favourites.'
            : 'Readers won’t see them any more. The bin keeps them for 30 days, with their ratings and favourites.'}
        </ConfirmDialog>
      )}
    </fieldset>
  );
}
