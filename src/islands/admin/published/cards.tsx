import type { ComponentProps } from 'react';
import { bareAddress } from '#src/domain/pictures/picture-address.ts';
import type { PublishedForm } from '#src/stores/admin/published/published-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Card } from '../ui/Card.tsx';
import { PictureDrop } from '../ui/PictureDrop.tsx';
import { RemarkOn } from './handing-in/RemarkOn.tsx';
import type { EditorState } from './hooks/use-written.ts';

interface Props {
  editor: EditorState<PublishedForm>;
}

type TextName<Form> = { [Name in keyof Form & string]: Form[Name] extends string ? Name : never }[keyof Form & string];

interface TypedProps<Form extends object> extends Partial<ComponentProps<typeof Field>> {
  editor: EditorState<Form>;
  name: TextName<Form>;
  /** The number of rows for a text with several lines. */
  rows?: number;
}

/** A field of the form that is typed. */
export function Typed<Form extends object>({ editor, name, rows, ...more }: TypedProps<Form>) {
  const { form, errors, labels, change } = editor;
  const shown = {
    ...{ label: labels[name] ?? name, value: String(form[name]), error: errors[name], hint: more.hint },
    below: <RemarkOn fields={[name]} />,
  };
  const onChange = ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<Form>);
  if (rows) return <TextArea {...shown} rows={rows} onChange={onChange} />;
  return <Field {...more} {...shown} name={name} onChange={onChange} />;
}

/** A picture of its own, with its card's words: `without` says what stands for it where there is none. */
export function PictureCard({
  editor: { form, errors, change },
  title,
  alt,
  upload,
  without,
}: Props & { title: string; alt: string; upload: string; without: string }) {
  const { imageUrl } = form;
  return (
    <Card title={title} id="edit-picture">
      {imageUrl ? (
        <div className="flex flex-wrap items-end gap-3">
          <Picture url={bareAddress(imageUrl)} alt={alt} sizes="240px" className="aspect-4/3 w-60 rounded-sm" />
          <Button onClick={() => change({ imageUrl: null })}>Remove</Button>
        </div>
      ) : (
        <p className="text-muted">{without}</p>
      )}
      <RemarkOn fields={['imageUrl']} />
      <PictureDrop label={upload} single onPicture={(url) => change({ imageUrl: url })} />
      {errors.imageUrl && <p className="field-error">{errors.imageUrl}</p>}
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
export function TimesCard({ editor }: Props) {
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
