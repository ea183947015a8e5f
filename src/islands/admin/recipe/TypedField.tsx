import { type NameOf, RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { Field } from '../../ui/Field.tsx';
import { Area } from './Area.tsx';
import type { EditorState } from './hooks/use-editor.ts';

interface Props {
  editor: EditorState;
  name: NameOf<'text' | 'note' | 'number' | 'tags'>;
  /** A text of several lines. */
  isLong?: boolean;
  hint?: string;
}

/** A field of the recipe that is typed, under the label it has. */
export function TypedField({ editor: { form, errors, change }, name, isLong = false, hint }: Props) {
  const { label, kind } = RECIPE_FIELDS[name];
  const shown = { label, value: form[name], error: errors[name], ...(hint && { hint }) };
  if (isLong) return <Area {...shown} onChange={(text) => change({ [name]: text })} />;
  return (
    <Field
      {...shown}
      name={name}
      {...(kind === 'number' && { inputMode: 'numeric' })}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
}
