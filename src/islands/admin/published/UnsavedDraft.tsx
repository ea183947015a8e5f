import { counted } from '#src/domain/counted.ts';
import { type LeftDraft, stayingText } from '#src/stores/admin/published/left-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { moment } from '../../ui/times.ts';
import { Notice } from '../ui/Notice.tsx';

interface Props {
  /** "recipe". */
  name: string;
  editor: {
    labels: Readonly<Record<string, string>>;
    isChanged: boolean;
    left: readonly LeftDraft<unknown>[];
    restoreDraft: () => void;
    discardDraft: () => void;
  };
}

/** Offers what was typed on an earlier visit and never saved, one after another. */
export function UnsavedDraft({ name, editor }: Props) {
  const { left: all, isChanged, restoreDraft, discardDraft } = editor;
  const [left, ...others] = all;
  if (!left) return null;
  const takeUp = () => {
    if (!isChanged || confirm('This replaces what you’ve typed since. Restore it?')) restoreDraft();
  };
  return (
    <div className="mb-4">
      <Notice tone="info" title={`You have unsaved changes from ${moment(left.at)}.`}>
        {left.isOutdated && <p>The {name} has been saved since then; restoring would overwrite that.</p>}
        {left.staying.length > 0 && <p>{stayingText(editor.labels, left)}. That stays as it’s saved.</p>}
        {others.length > 0 && (
          <p>We kept {counted(others.length, 'more version')}. It’s next once you’ve decided on this one.</p>
        )}
        <div className="flex flex-wrap gap-3 mt-2">
          <Button onClick={takeUp}>Restore</Button>
          <Button look="quiet" onClick={discardDraft}>
            Discard
          </Button>
        </div>
      </Notice>
    </div>
  );
}
