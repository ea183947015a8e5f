import { Button } from '../../ui/Button.tsx';
import { moment } from '../../ui/times.ts';
import { Notice } from '../ui/Notice.tsx';
import type { EditorState } from './hooks/use-editor.ts';

/** Offers what was typed on an earlier visit and never saved. */
export function UnsavedDraft({ editor: { draft, isChanged, restoreDraft } }: { editor: EditorState }) {
  if (!draft.left) return null;
  const takeUp = () => {
    if (!isChanged || confirm('It takes the place of what you have typed since. Take it up?')) restoreDraft();
  };
  return (
    <Notice tone="info" title={`There is something you did not save, from ${moment(draft.left.at)}.`}>
      {draft.isOutdated && <p>The recipe was saved since then: what is taken up would replace that.</p>}
      <div className="flex flex-wrap gap-3 mt-2">
        <Button onClick={takeUp}>Take it up again</Button>
        <Button look="quiet" onClick={draft.forget}>
          Throw it away
        </Button>
      </div>
    </Notice>
  );
}
