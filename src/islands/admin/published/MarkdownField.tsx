import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';
import { FindRecipe } from '../collections/FindRecipe.tsx';
import { PictureDrop } from '../ui/PictureDrop.tsx';

const NAMES = Object.keys(INSERTIONS) as Insertion[];

interface Props {
  label: string;
  /** Of the form. */
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Under the text. */
  below?: ReactNode;
}

/** A text in Markdown, with buttons for what one would have to look up. */
export function MarkdownField({ label, name, value, error, onChange, below }: Props) {
  const area = useRef<HTMLDivElement>(null);
  /** Selected once what was put in is there. */
  const next = useRef<Selected | null>(null);
  const field = () => area.current?.querySelector('textarea') ?? null;
  useLayoutEffect(() => {
    const { current: selected } = next;
    if (!selected || selected.text !== value) return;
    next.current = null;
    field()?.focus();
    field()?.setSelectionRange(selected.from, selected.to);
  });
  const put = (make: (now: Selected) => Selected) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = field() ?? {};
    next.current = make({ text: value, from, to });
    onChange(next.current.text);
  };
  return (
    <>
      <fieldset className="mb-2.5 flex flex-wrap gap-1.5" aria-label="Put in">
        {NAMES.map((name) => (
          <Button key={name} look="quiet" onClick={() => put((now) => withInsertion(now, name))}>
            {INSERTIONS[name].label}
          </Button>
        ))}
      </fieldset>
      <div ref={area}>
        <TextArea
          label={label}
          hideLabel
          name={name}
          rows={24}
          value={value}
          error={error}
          hint="Markdown. A link to a recipe, a collection or a video, alone in its paragraph, becomes a card."
          below={below}
          onChange={({ target }) => onChange(target.value)}
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
    </>
  );
}
