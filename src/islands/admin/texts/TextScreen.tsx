import { type FormEvent, useState } from 'react';
import type { AdminText } from '#src/contracts/site/admin-texts.ts';
import type { SiteText } from '#src/domain/site/site-texts.ts';
import { SITE_TEXTS } from '#src/domain/site/site-texts.ts';
import { paths } from '#src/paths.ts';
import { previewText, TEXTS } from '#src/stores/admin/texts/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Typed } from '../published/cards.tsx';
import { EditorFoot } from '../published/EditorFoot.tsx';
import { useWritten } from '../published/hooks/use-written.ts';
import { MarkdownField } from '../published/MarkdownField.tsx';
import { type EditorProps, OpenedThing } from '../published/OpenedThing.tsx';
import { UnsavedDraft } from '../published/UnsavedDraft.tsx';
import { VersionDialogs } from '../published/versions/VersionDialogs.tsx';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Card } from '../ui/Card.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';

/** One of the texts that are the site's own. */
export default function TextScreen({ params: { id = '' } }: { params: Record<string, string> }) {
  return (
    <OpenedThing key={id} kind={TEXTS} id={id} list={paths.adminTexts}>
      {(props: EditorProps<SiteText, AdminText>) => <TextEditor {...props} />}
    </OpenedThing>
  );
}

/** Ctrl or Cmd with S saves, with Z takes back. */
function TextEditor({ thing, onReload }: EditorProps<SiteText, AdminText>) {
  const editor = useWritten(TEXTS, thing, undefined, () => undefined);
  const [isHistory, setHistory] = useState(false);
  useLeaveGuard(editor.isChanged);
  const { thing: text, form, errors, change } = editor;
  if (!text) return null;
  const { id, builtIn } = text;
  const isBuiltIn = TEXTS.comparison.differing(form, builtIn).length === 0;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void editor.save();
  };
  return (
    <AdminPage
      title={SITE_TEXTS[id]}
      actions={
        <>
          <Button onClick={() => previewText(id, form)}>Preview</Button>
          <Button onClick={() => setHistory(true)}>History</Button>
          <a className="button button-outline" href={paths[id]} target="_blank" rel="noopener">
            View
          </a>
        </>
      }
    >
      <UnsavedDraft name="text" editor={editor} />
      <form method="post" noValidate className="grid max-w-200 gap-4" onSubmit={onSubmit}>
        <Card title="Text">
          <div className="mb-5">
            <Typed editor={editor} name="description" hint="Stands under the title, and in search results." />
          </div>
          <MarkdownField
            label={TEXTS.labels.body ?? ''}
            name="body"
            value={form.body}
            error={errors.body}
            onChange={(body) => change({ body })}
          />
        </Card>
        <EditorFoot editor={editor}>
          {isBuiltIn ? (
            <span className="text-muted">The built-in text</span>
          ) : (
            <Button look="quiet" onClick={() => change(builtIn)}>
              Take the built-in text
            </Button>
          )}
        </EditorFoot>
      </form>
      <VersionDialogs
        kind={TEXTS}
        thing={text}
        editor={editor}
        isHistory={isHistory}
        onClose={() => setHistory(false)}
        onReload={onReload}
      />
    </AdminPage>
  );
}
