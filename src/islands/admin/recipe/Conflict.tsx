import { useState } from 'react';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { failed } from '#src/stores/admin/failed.ts';
import { readRecipe } from '#src/stores/admin/recipe-editor.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  id: string;
  onOverwrite: () => void;
  onReload: ((recipe: AdminRecipe) => void) | undefined;
}

/** Somebody else saved the recipe while it was being edited: nothing that was typed is lost without being asked. */
export function Conflict({ id, onOverwrite, onReload }: Props) {
  const [isOpen, setOpen] = useState(true);
  const reload = async () => {
    try {
      onReload?.(await readRecipe(id));
    } catch (error) {
      failed('Failed to fetch recipe', error);
    }
  };
  if (!isOpen) return null;
  return (
    <Dialog title="Somebody else has changed this recipe" onClose={() => setOpen(false)}>
      <p className="text-muted">
        It was saved since you opened it. Save yours over it, which keeps theirs in the history, or take theirs and lose
        what you typed.
      </p>
      <div className="dialog-actions">
        <Button onClick={() => setOpen(false)}>Go on editing</Button>
        <Button onClick={reload}>Take theirs</Button>
        <Button look="primary" onClick={onOverwrite}>
          Save mine over it
        </Button>
      </div>
    </Dialog>
  );
}
