import { useState } from 'react';
import type { AdminGuide } from '#src/contracts/guides/admin-guides.ts';
import { missingGuideParts } from '#src/domain/guides/guide.ts';
import { paths } from '#src/paths.ts';
import { $location } from '#src/stores/admin/location.ts';
import {
  GUIDE_LABELS,
  type GuideForm,
  guideFormOf,
  guideIn,
  isSameGuide,
} from '#src/stores/admin/published/guide-form.ts';
import {
  listGuideRevisions,
  previewGuide,
  readGuide,
  restoreGuideTo,
  saveGuide,
} from '#src/stores/admin/published/guides.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useMay } from '../frame/use-may.ts';
import { EditorFrame } from '../published/EditorFrame.tsx';
import { RevisionHistory } from '../published/RevisionHistory.tsx';
import { useWritten, type WrittenKind } from '../published/use-written.ts';
import { useLeaveGuard } from '../recipe/hooks/use-leave-guard.ts';
import { Card } from '../ui/Card.tsx';
import { GuideBody } from './GuideBody.tsx';
import { GuidePicture, GuideSearchTexts, GuideTexts, GuideTimes } from './GuideCards.tsx';

interface Props {
  /** `null` for a new one. */
  guide: AdminGuide | null;
  /** Takes one that is not what was typed here, and begins anew with it. */
  onReload: (guide: AdminGuide) => void;
}

const GUIDE: WrittenKind<GuideForm, AdminGuide> = {
  formOf: guideFormOf,
  isSame: isSameGuide,
  labels: GUIDE_LABELS,
  save: saveGuide,
  preview: previewGuide,
};

/** Every field of a guide, in the frame of whatever is published. */
export function GuideEditor({ guide: opened, onReload }: Props) {
  const editor = useWritten(GUIDE, opened, ({ id }) => {
    letGo();
    $location.open(paths.adminGuide(id), true);
  });
  const { thing: guide, form, status, change } = editor;
  const letGo = useLeaveGuard(editor.isChanged);
  const mayPublish = useMay()('curate');
  const [isHistory, setHistory] = useState(false);
  const missing = missingGuideParts(guideIn(form));
  const reload = async () => {
    if (guide) onReload(await readGuide(guide.id));
  };
  return (
    <EditorFrame
      title={guide ? 'Edit guide' : 'New guide'}
      editor={editor}
      publishers="curate"
      isPublished={form.isPublished}
      onPublished={(isPublished) => change({ isPublished })}
      actions={
        <>
          <Button onClick={editor.showPage}>Preview</Button>
          {guide && <Button onClick={() => setHistory(true)}>History</Button>}
          {guide?.isPublished && (
            <a className="button button-outline" href={paths.guide(guide.id)} target="_blank" rel="noopener">
              View
            </a>
          )}
        </>
      }
      aside={
        <Card title="Before it’s published">
          {missing.length === 0 && <p className="text-muted">Nothing’s missing.</p>}
          <ul className="grid gap-2 empty:hidden">
            {missing.map(({ path, message }) => (
              <li key={path} className="text-warning">
                {message}
              </li>
            ))}
          </ul>
        </Card>
      }
      below={
        <>
          {status === 'conflict' && (
            <Dialog title="Someone else changed this guide" onClose={editor.letGo}>
              <p className="text-muted">It was saved after you opened it. What you don’t keep stays in its history.</p>
              <div className="dialog-actions">
                <Button onClick={() => void reload()}>Take theirs</Button>
                <Button look="primary" onClick={editor.saveOver}>
                  Save mine over it
                </Button>
              </div>
            </Dialog>
          )}
          {isHistory && guide && (
            <RevisionHistory
              id={guide.id}
              labels={GUIDE_LABELS}
              list={listGuideRevisions}
              restoreTo={restoreGuideTo}
              isChanged={editor.isChanged}
              onClose={() => setHistory(false)}
              onRestored={onReload}
            />
          )}
        </>
      }
    >
      <GuideTexts editor={editor} />
      <GuideBody editor={editor} />
      <GuidePicture editor={editor} />
      <GuideSearchTexts editor={editor} />
      {mayPublish && <GuideTimes editor={editor} />}
    </EditorFrame>
  );
}
