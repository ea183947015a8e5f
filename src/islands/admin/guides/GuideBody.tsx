import { useLayoutEffect, useRef } from 'react';
import { readingMinutes } from '#src/domain/guides/guide.ts';
import {
  bracketed,
  INSERTIONS,
  type Insertion,
  type Selected,
  withInsertion,
  withParagraph,
  withPicture,
} from '#src/domain/guides/writing.ts';
import { paths } from '#src/paths.ts';
import { GUIDE_LABELS, type GuideForm } from '#src/stores/admin/published/guide-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';
import { FindRecipe } from '../collections/FindRecipe.tsx';
import type { EditorState } from '../published/hooks/use-written.ts';
import { Card } from '../ui/Card.tsx';
import { PictureDrop } from '../ui/PictureDrop.tsx';

const NAMES = Object.keys(INSERTIONS) as Insertion[];

/** The text of a guide in Markdown, with buttons for what one would have to look up. */
export function GuideBody({ editor: { form, errors, change } }: { editor: EditorState<GuideForm> }) {
  const area = useRef<HTMLDivElement>(null);
  /** Selected once what was put in is there. */
  const next = useRef<Selected | null>(null);
  const field = () => area.current?.querySelector('textarea') ?? null;
  useLayoutEffect(() => {
    const { current: selected } = next;
    if (!selected || selected.text !== form.body) return;
    next.current = null;
    field()?.focus();
    field()?.setSelectionRange(selected.from, selected.to);
  });
  const put = (make: (now: Selected) => Selected) => {
    const { selectionStart: from = form.body.length, selectionEnd: to = form.body.length } = field() ?? {};
    next.current = make({ text: form.body, from, to });
    change({ body: next.current.text });
  };
  const minutes = readingMinutes(form.body);
  return (
    <Card title="Text" id="edit-text" aside={<span className="type-meta text-muted">{minutes} min read</span>}>
      <fieldset className="mb-2.5 flex flex-wrap gap-1.5" aria-label="Put in">
        {NAMES.map((name) => (
          <Button key={name} look="quiet" onClick={() => put((now) => withInsertion(now, name))}>
            {INSERTIONS[name].label}
          </Button>
        ))}
      </fieldset>
      <div ref={area}>
        <TextArea
          label={GUIDE_LABELS.body ?? ''}
          hideLabel
          name="body"
          rows={24}
          value={form.body}
          error={errors.body}
          hint="Markdown. A link to a recipe, a collection or a video, alone in its paragraph, becomes a card."
          onChange={({ target }) => change({ body: target.value })}
        />
      </div>
      <FindRecipe
        label="Put in a recipe"
        chosen={[]}
        onChoose={({ recipeId, title }) =>
          put((now) => withParagraph(now, `[${bracketed(title)}](${paths.recipe(recipeId)})`))
        }
      />
      <PictureDrop label="Put in a picture" single onPicture={(url) => put((now) => withPicture(now, url))} />
    </Card>
  );
}
