import { type FormEvent, useState } from 'react';
import { paths } from '#src/paths.ts';
import { readPage } from '#src/stores/admin/import.ts';
import { $location } from '#src/stores/admin/location.ts';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Card } from '../ui/Card.tsx';

type Way = 'url' | 'html';

/** Reads a recipe out of a page of another site, or out of one that is pasted, and opens it in the editor. */
export default function ImportRecipe() {
  const [values, setValues] = useState({ url: '', html: '' });
  const [reading, setReading] = useState<Way>();
  const [problem, setProblem] = useState<{ way: Way; message: string }>();
  const read = (way: Way) => async (event: FormEvent) => {
    event.preventDefault();
    if (!values[way].trim()) return setProblem({ way, message: way === 'url' ? 'Give an address' : 'Paste the page' });
    setReading(way);
    setProblem(undefined);
    const message = await readPage(way === 'url' ? { url: values.url.trim() } : { html: values.html });
    setReading(undefined);
    if (message) setProblem({ way, message });
    else $location.open(paths.adminNewRecipe);
  };
  const errorOf = (way: Way) => (problem?.way === way ? problem.message : undefined);
  return (
    <AdminPage title="Import a recipe">
      <div className="grid gap-4">
        <p className="text-muted max-w-[65ch]">
          The recipe opens in the editor, where nothing is saved before you say so. Ingredients are facts; another
          cook's words and pictures are theirs: write the texts anew before you publish, and take a picture of your own.
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
        <Card title="From a page you paste">
          <form method="post" noValidate className="grid gap-4" onSubmit={read('html')}>
            <TextArea
              rows={3}
              label="HTML of the page"
              value={values.html}
              error={errorOf('html')}
              hint="For pages that turn robots away: open the page, view its source, copy all of it."
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
