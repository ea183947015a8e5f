import type { ComponentProps } from 'react';
import { bareAddress } from '#src/domain/pictures/picture-address.ts';
import { GUIDE_LABELS, type GuideForm } from '#src/stores/admin/published/guide-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { EditorState } from '../published/use-written.ts';
import { Card } from '../ui/Card.tsx';
import { PictureDrop } from '../ui/PictureDrop.tsx';

interface Props {
  editor: EditorState<GuideForm>;
}

type TextName = { [Name in keyof GuideForm]: GuideForm[Name] extends string ? Name : never }[keyof GuideForm];

function Typed({
  editor: { form, errors, change },
  name,
  rows,
  ...more
}: Props & { name: TextName; rows?: number } & Partial<ComponentProps<typeof Field>>) {
  const shown = { label: GUIDE_LABELS[name] ?? name, value: form[name], error: errors[name], hint: more.hint };
  const onChange = ({ target }: { target: { value: string } }) => change({ [name]: target.value });
  if (rows) return <TextArea {...shown} rows={rows} onChange={onChange} />;
  return <Field {...more} {...shown} name={name} onChange={onChange} />;
}

/** What it is called, who wrote it, and which words of a recipe lead to it. */
export const GuideTexts = ({ editor }: Props) => (
  <Card title="Basics" id="edit-basics">
    <div className="grid gap-4">
      <Typed editor={editor} name="title" hint="What somebody would search for: “How to press tofu”." />
      <Typed editor={editor} name="description" rows={2} hint="Stands on cards and under the title." />
      <Typed editor={editor} name="author" hint="Leave empty for the site itself." />
      <Typed
        editor={editor}
        name="names"
        hint="Foods and methods, with commas between: tofu, firm tofu. Recipes that name one link here."
      />
    </div>
  </Card>
);

/** The picture under its title, on cards and where it is shared. */
export function GuidePicture({ editor: { form, errors, change } }: Props) {
  const { imageUrl } = form;
  return (
    <Card title="Picture" id="edit-picture">
      {imageUrl ? (
        <div className="flex flex-wrap items-end gap-3">
          <Picture url={bareAddress(imageUrl)} alt="Its picture" sizes="240px" className="aspect-4/3 w-60 rounded-md" />
          <Button onClick={() => change({ imageUrl: null })}>Remove</Button>
        </div>
      ) : (
        <p className="text-muted">Without one, an empty plate stands for it.</p>
      )}
      <PictureDrop label="Upload a picture" single onPicture={(url) => change({ imageUrl: url })} />
      {errors.imageUrl && <p className="field-error">{errors.imageUrl}</p>}
    </Card>
  );
}

/** What search engines are told in place of title and description. */
export const GuideSearchTexts = ({ editor }: Props) => (
  <Card title="In search results" id="edit-search">
    <div className="grid gap-4">
      <Typed editor={editor} name="seoTitle" hint="Leave empty to use the title." />
      <Typed editor={editor} name="seoDescription" rows={2} hint="Leave empty to use the sentence." />
    </div>
  </Card>
);

/** When it becomes public by itself, and when it is taken off the site. */
export function GuideTimes({ editor }: Props) {
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
