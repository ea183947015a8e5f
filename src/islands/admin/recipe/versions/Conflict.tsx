import { useState } from 'react';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { type FieldName, RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { readRecipe } from '#src/stores/admin/recipes/recipe-editor.ts';
import { changeOf, formOf, type RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';
import { type Contested, contested, merged, type Side } from '#src/stores/admin/recipes/recipe-merge.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Asked } from '../../ui/Asked.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import { fieldLines } from './field-text.ts';

interface Props {
  /** As both began with it. */
  before: AdminRecipe;
  mine: RecipeForm;
  onSave: (form: RecipeForm, theirs: AdminRecipe) => void;
  onReload: ((recipe: AdminRecipe) => void) | undefined;
}

/** Somebody else saved the recipe while it was being edited: both changes stand beside each other, to choose from. */
export function Conflict({ before, mine, onSave, onReload }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [answer, again] = useAsked(() => readRecipe(before.id), before.id);
  if (!isOpen) return null;
  const close = () => setOpen(false);
  return (
    <Dialog title="Someone else changed this recipe" onClose={close} className="[--dialog-width:52rem]">
      <Asked failure="We couldn’t load their version." answer={answer} onRetry={again}>
        {(theirs) => (
          <Choices
            fields={contested(before, mine, theirs)}
            mine={mine}
            theirs={theirs}
            onClose={close}
            onSave={(form) => onSave(form, theirs)}
            onReload={() => onReload?.(theirs)}
          />
        )}
      </Asked>
    </Dialog>
  );
}

interface ChoicesProps {
  fields: readonly Contested[];
  mine: RecipeForm;
  theirs: AdminRecipe;
  onClose: () => void;
  onSave: (form: RecipeForm) => void;
  onReload: () => void;
}

const CHANGED = { me: 'Changed by you', them: 'Changed by them', both: 'Changed by both' } as const;

function Choices({ fields, mine, theirs, onClose, onSave, onReload }: ChoicesProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<FieldName, Side>>(
    () => new Map(fields.map(({ name, by }) => [name, by === 'them' ? 'theirs' : 'mine'])),
  );
  const [own, other] = [changeOf(mine), changeOf(formOf(theirs))];
  return (
    <>
      <p className="text-muted">
        It was saved after you opened it. Anything only one of you changed is already selected; the rest stays in the
        history.
      </p>
      {fields.map(({ name, by }) => (
        <fieldset key={name} className="grid min-w-0 gap-2 border-t border-border pt-3">
          <legend className="contents">
            <span className="font-semibold">{RECIPE_FIELDS[name].label}</span>{' '}
            <span className="type-meta text-muted">{CHANGED[by]}</span>
          </legend>
          <div className="grid gap-3 form:grid-cols-2">
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="flex min-w-0 items-start gap-2 rounded-md border border-border p-3">
                <input
                  type="radio"
                  className="check"
                  name={`conflict-${name}`}
                  checked={chosen.get(name) === side}
                  onChange={() => setChosen(new Map([...chosen, [name, side]]))}
                />
                <span className="min-w-0 type-meta wrap-anywhere">
                  <strong className="block">{side === 'mine' ? 'Yours' : 'Theirs'}</strong>
                  <Said lines={fieldLines(side === 'mine' ? own : other, name)} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="dialog-actions">
        <Button onClick={onClose}>Keep editing</Button>
        <Button onClick={onReload}>Take theirs</Button>
        <Button onClick={() => onSave(mine)}>Overwrite with mine</Button>
        <Button look="primary" onClick={() => onSave(merged(mine, theirs, chosen))}>
          Save selection
        </Button>
      </div>
    </>
  );
}

const Said = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? (
    <em>nothing</em>
  ) : (
    lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none moves
      <span key={at} className="block">
        {line}
      </span>
    ))
  );
