import { type NameOf, RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { RemarkOn } from '../published/handing-in/RemarkOn.tsx';
import type { RecipeEditorState } from './hooks/use-editor.ts';

interface Props {
  editor: RecipeEditorState;
  name: NameOf<'text' | 'note' | 'address' | 'number' | 'tags' | 'moment'>;
  /** A text of several lines. */
  isLong?: boolean;
  hint?: string;
  /** Others stand in its row: remarks on it stand under that, as {@link RemarkOn} of them all. */
  isInRow?: boolean;
}

/** A field of the recipe that is typed, under the label it has. */
export function TypedField({ editor: { form, errors, change }, name, isLong = false, hint, isInRow = false }: Props) {
  const { label, kind } = RECIPE_FIELDS[name];
  const shown = {
    label,
    value: form[name],
    error: errors[name],
    ...(hint && { hint }),
    below: isInRow ? null : <RemarkOn fields={[name]} />,
  };
  const onChange = ({ target }: { target: { value: string } }) => change({ [name]: target.value });
  if (isLong) return <TextArea {...shown} rows={3} onChange={onChange} />;
  return (
    <Field
      {...shown}
      name={name}
      {...(kind === 'number' && { inputMode: 'numeric' })}
      {...(kind === 'moment' && { type: 'datetime-local' })}
      {...(kind === 'address' && { type: 'url', inputMode: 'url' })}
      onChange={onChange}
    />
  );
}
