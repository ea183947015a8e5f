import { Button } from '../../ui/Button.tsx';
import { moment } from '../../ui/times.ts';
import { Notice } from '../ui/Notice.tsx';

interface Props {
  /** "recipe". */
  name: string;
  editor: {
    isChanged: boolean;
    draft: { left: { at: number } | null; isOutdated: boolean; forget: () => void };
    restoreDraft: () => void;
  };
}

/** Offers what was typed on an earlier visit and never saved. */
export function UnsavedDraft({ name, editor: { draft, isChanged, restoreDraft } }: Props) {
  if (!draft.left) return null;
  const takeUp = () => {
    if (!isChanged || confirm('This replaces what you’ve typed since. Restore it?')) restoreDraft();
  };
  return (
    <Notice tone="info" title={`You have unsaved changes from ${moment(draft.left.at)}.`}>
      {draft.isOutdated && <p>The {name} has been saved since then; restoring would overwrite that.</p>}
      <div className="flex flex-wrap gap-3 mt-2">
        <Button onClick={takeUp}>Restore</Button>
        <Button look="quiet" onClick={draft.forget}>
          Discard
        </Button>
      </div>
    </Notice>
  );
}
