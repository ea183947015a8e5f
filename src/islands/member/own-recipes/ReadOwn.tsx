import { useState } from 'react';
import { paths } from '#src/paths.ts';
import type { OwnForm } from '#src/stores/members/own-recipe-form.ts';
import { type OwnProblem, readOwn } from '#src/stores/members/own-recipes.ts';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { KeptForm } from './KeptForm.tsx';
import { WAYS_IN, type WayIn } from './ways-in.ts';

interface Props {
  way: WayIn;
  /** What was shared with the site, to begin with. */
  shared?: string | undefined;
  onRead: (form: OwnForm) => void;
}

/** Where a page, a text or a file is given to be read; what is wrong with it is put right in the editor behind. */
export function ReadOwn({ way, shared = '', onRead }: Props) {
  const [typed, setTyped] = useState(shared);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<OwnProblem | null>(null);
  const read = async (text: string) => {
    if (isReading || text.trim() === '') return;
    setReading(true);
    setProblem(await readOwn(way === 'address' ? { url: text.trim() } : { html: text }, onRead));
    setReading(false);
  };
  return (
    <>
      <nav aria-label="Ways to add a recipe" className="mb-6 flex flex-wrap gap-2">
        {WAYS_IN.map((each) => (
          <a
            key={each.way}
            className={each.way === way ? 'button button-primary' : 'button button-outline'}
            aria-current={each.way === way ? 'page' : undefined}
            href={paths.addOwn(each.way)}
          >
            <each.Icon size={20} strokeWidth={1.75} aria-hidden="true" /> {each.title}
          </a>
        ))}
      </nav>
      <KeptForm key={way} name={`own-recipe:${way}`} className="grid max-w-form gap-4" onSubmit={() => read(typed)}>
        {way === 'address' && (
          <Field
            label="Address of the page"
            name="url"
            type="url"
            required
            placeholder="https://"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            hint="We read it once, and take no pictures."
          />
        )}
        {way === 'text' && (
          <TextArea
            label="The recipe"
            name="text"
            required
            rows={12}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            hint="Title, ingredients and steps, as you have them."
          />
        )}
        {way === 'file' && (
          <Field
            label="The file"
            name="file"
            type="file"
            required
            accept=".txt,.md,.html,.htm,text/*"
            hint="A text, or a page you saved. It’s read at once."
            onChange={({ target }) => void target.files?.[0]?.text().then(read)}
          />
        )}
        <p className="field-error" role="alert">
          {problem?.message}
        </p>
        {(way !== 'file' || isReading) && <SubmitButton label="Read it" saving={isReading} savingLabel="Reading…" />}
      </KeptForm>
    </>
  );
}
