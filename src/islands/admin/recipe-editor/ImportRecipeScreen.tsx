import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ImportedPage } from '#src/contracts/recipes/admin-import.ts';
import { paths } from '#src/paths.ts';
import { formOfGenerated } from '#src/stores/admin/generator/generated-recipe.ts';
import { $readRecipe, type PageToRead, readPage } from '#src/stores/admin/generator/import.ts';
import { $location } from '#src/stores/admin/location.ts';
import { keepTyped } from '#src/stores/typed.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { ReadResult } from '../generator/ReadResult.tsx';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Card } from '../ui/Card.tsx';
import { useTypedState } from '../ui/use-typed-state.ts';
import { OtherRecipes } from './OtherRecipes.tsx';
import { PageAccount } from './PageAccount.tsx';

type Way = 'url' | 'html';
const NOTHING: Record<Way, string> = { url: '', html: '' };

interface ImportedProps {
  page: ImportedPage;
  onAgain: () => void;
  onOther: (name: string) => void;
}

/** What was read, before it opens in the editor. */
function Imported({ page: { recipe, parts, others, isOwn }, onAgain, onOther }: ImportedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another recipe of the page is another heading
  useEffect(() => heading.current?.focus(), [recipe]);
  const edit = () => {
    $readRecipe.set(formOfGenerated(recipe, []));
    // From here on the editor keeps it.
    keepTyped('import', null);
    $location.open(paths.adminNewRecipe);
  };
  return (
    <AdminPage title="Import a recipe">
      <div className="grid gap-4">
        <h2 className="text-meta text-muted">Here’s what we read. Nothing is saved yet.</h2>
        <h3 ref={heading} tabIndex={-1} className="text-h2">
          {recipe.title}
        </h3>
        <OtherRecipes others={others} isOwn={isOwn} onOther={onOther} />
        <ReadResult recipe={recipe} />
        <PageAccount parts={parts} />
        <div className="dialog-actions">
          <Button onClick={onAgain}>Read another</Button>
          <Button look="primary" onClick={edit}>
            Open in the editor
          </Button>
        </div>
      </div>
    </AdminPage>
  );
}

/** Reads a recipe out of a page of another site, or out of one that is pasted, and opens it in the editor. */
export default function ImportRecipeScreen() {
  const [values, setValues] = useTypedState('import', NOTHING, NOTHING);
  const [reading, setReading] = useState<Way>();
  const [problem, setProblem] = useState<{ way: Way; message: string }>();
  const [found, setFound] = useState<{ page: ImportedPage; source: PageToRead }>();
  const take = async (way: Way, source: PageToRead) => {
    setReading(way);
    setProblem(undefined);
    const read = await readPage(source);
    setReading(undefined);
    if ('problem' in read) {
      setFound(undefined);
      setProblem({ way, message: read.problem });
    } else setFound({ page: read, source });
  };
  const read = (way: Way) => (event: FormEvent) => {
    event.preventDefault();
    if (!values[way].trim()) return setProblem({ way, message: way === 'url' ? 'Give an address' : 'Paste the page' });
    return take(way, way === 'url' ? { url: values.url.trim() } : { html: values.html });
  };
  if (found) {
    const { page, source } = found;
    const onOther = (choice: string) => take('url' in source ? 'url' : 'html', { ...source, choice });
    return <Imported page={page} onAgain={() => setFound(undefined)} onOther={onOther} />;
  }
  const errorOf = (way: Way) => (problem?.way === way ? problem.message : undefined);
  return (
    <AdminPage title="Import a recipe">
      <div className="grid gap-4">
        <p className="text-muted max-w-text">
          We’ll show what we read beside its source, then open it in the editor. Nothing is saved until you say so.
          Ingredients are facts, but another cook’s words and pictures are theirs: rewrite the text and take your own
          picture before you publish.
        </p>
        <Card title="From an address">
          <form method="post" noValidate className="grid gap-4" onSubmit={read('url')}>
            <Field
              label="Address of the page"
              name="url"
              type="url"
              inputMode="url"
              placeholder="https://"
              value={values.url}
              error={errorOf('url')}
              onChange={({ target }) => setValues({ ...values, url: target.value })}
            />
            <div>
              <SubmitButton label="Read the page" saving={reading === 'url'} savingLabel="Reading…" />
            </div>
          </form>
        </Card>
        <Card title="From a page or text you paste">
          <form method="post" noValidate className="grid gap-4" onSubmit={read('html')}>
            <TextArea
              rows={3}
              label="HTML of the page, or a text"
              value={values.html}
              error={errorOf('html')}
              hint="For pages that block robots: open the page, view its source and copy it all. A recipe as plain text works too."
              onChange={({ target }) => setValues({ ...values, html: target.value })}
            />
            <div>
              <SubmitButton label="Read what I pasted" saving={reading === 'html'} savingLabel="Reading…" />
            </div>
          </form>
        </Card>
      </div>
    </AdminPage>
  );
}
