import type { ComponentProps } from 'react';
import { bareAddress } from '#src/domain/pictures/picture-address.ts';
import { COLLECTION_LABELS, type CollectionForm } from '#src/stores/admin/published/collection-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Card } from '../ui/Card.tsx';
import { PictureDrop } from '../ui/PictureDrop.tsx';
import type { CollectionEditorState } from './use-collection.ts';

interface Props {
  editor: CollectionEditorState;
}

type TextName = {
  [Name in keyof CollectionForm]: CollectionForm[Name] extends string ? Name : never;
}[keyof CollectionForm];

function Typed({
  editor,
  name,
  rows,
  ...more
}: Props & { name: TextName; rows?: number } & Partial<ComponentProps<typeof Field>>) {
  const { form, errors, change } = editor;
  const shown = { label: COLLECTION_LABELS[name] ?? name, value: form[name], error: errors[name], hint: more.hint };
  const onChange = ({ target }: { target: { value: string } }) => change({ [name]: target.value });
  if (rows) return <TextArea {...shown} rows={rows} onChange={onChange} />;
  return <Field {...more} {...shown} name={name} onChange={onChange} />;
}

/** What it is called, and what it says of itself. */
export const CollectionTexts = ({ editor }: Props) => (
  <Card title="Basics" id="edit-basics">
    <div className="grid gap-4">
      <Typed editor={editor} name="title" hint="What somebody would search for: “A vegan dinner party”." />
      <Typed editor={editor} name="description" rows={2} hint="Stands on cards and under the title." />
      <Typed editor={editor} name="introduction" rows={8} hint="An empty line begins a paragraph." />
      <Typed
        editor={editor}
        name="people"
        inputMode="numeric"
        className="max-w-32"
        hint="For a menu: how many it feeds. Leave empty for a collection."
      />
    </div>
  </Card>
);

/** A picture of its own; else those of its recipes. */
export function Cover({ editor: { form, errors, change } }: Props) {
  const { imageUrl } = form;
  return (
    <Card title="Cover" id="edit-cover">
      {imageUrl ? (
        <div className="flex flex-wrap items-end gap-3">
          <Picture url={bareAddress(imageUrl)} alt="The cover" sizes="240px" className="aspect-4/3 w-60 rounded-md" />
          <Button onClick={() => change({ imageUrl: null })}>Remove</Button>
        </div>
      ) : (
        <p className="text-muted">Without one, the first three recipes’ pictures stand side by side.</p>
      )}
      <PictureDrop label="Upload a cover" single onPicture={(url) => change({ imageUrl: url })} />
      {errors.imageUrl && <p className="field-error">{errors.imageUrl}</p>}
    </Card>
  );
}

/** When it comes to the front of lists. */
export function SeasonCard({ editor: { form, errors, change } }: Props) {
  const { season } = form;
  if (!season) {
    const year = new Date().getFullYear();
    const whole = { from: `${year}-12-01`, to: `${year}-12-31`, everyYear: true };
    return (
      <Card title="Season" id="edit-season">
        <p className="mb-3 text-muted">All year round.</p>
        <Button onClick={() => change({ season: whole })}>Give it a season</Button>
      </Card>
    );
  }
  const set = (part: Partial<typeof season>) => change({ season: { ...season, ...part } });
  return (
    <Card
      title="Season"
      id="edit-season"
      aside={
        <Button look="quiet" onClick={() => change({ season: null })}>
          All year round
        </Button>
      }
    >
      <div className="grid gap-4 form:grid-cols-[1fr_1fr]">
        <Field
          type="date"
          name="from"
          label="From"
          value={season.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <Field
          type="date"
          name="to"
          label="To"
          value={season.to}
          error={errors.season}
          onChange={({ target }) => set({ to: target.value })}
        />
      </div>
      <Check
        className="mt-3 flex items-center gap-3"
        checked={season.everyYear}
        onTick={(everyYear) => set({ everyYear })}
      >
        Every year
      </Check>
      <p className="mt-2 type-meta text-muted">In its season it leads the collections and the landing page.</p>
    </Card>
  );
}

/** What search engines are told in place of title and description. */
export const SearchTexts = ({ editor }: Props) => (
  <Card title="In search results" id="edit-search">
    <div className="grid gap-4">
      <Typed editor={editor} name="seoTitle" hint="Leave empty to use the title." />
      <Typed editor={editor} name="seoDescription" rows={2} hint="Leave empty to use the sentence." />
    </div>
  </Card>
);

/** When it becomes public by itself, and when it is taken off the site. */
export function Times({ editor }: Props) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Card title="Times" id="edit-schedule">
      <div className="grid gap-4 form:grid-cols-[1fr_1fr]">
        <Typed
          editor={editor}
          name="publishAt"
          type="datetime-local"
          hint={`In your time, ${timeZone}. Leave empty to publish when you tick Published.`}
        />
        <Typed editor={editor} name="unpublishAt" type="datetime-local" hint="Leave empty to keep it published." />
      </div>
    </Card>
  );
}
