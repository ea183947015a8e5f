import { type ComponentProps, type ReactNode, useId } from 'react';

/** What stands around a field. */
interface Around {
  label: string;
  /** Keeps the label for screen readers. */
  hideLabel?: boolean;
  /** What is wrong with it, in place of the hint. */
  error?: string | undefined;
  /** Has that read out at once, where the focus may be elsewhere. */
  isAlert?: boolean;
  hint?: string | undefined;
  below?: ReactNode;
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'>, Around {
  name: string;
  /** Sits in the end of the field, such as the eye of a password. */
  end?: ReactNode;
}

/** A labelled text field that says what is wrong with it. */
export function Field({ end, className = '', ...props }: FieldProps) {
  const control = (input: ComponentProps<'input'>) => (
    <div className={end ? 'field-with-end relative' : undefined}>
      <input {...input} className={`field ${className}`} />
      {end}
    </div>
  );
  return <Labelled {...props} control={control} />;
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'children'> & Around;

/** The same with room for several lines. */
export function TextArea({ className = '', ...props }: TextAreaProps) {
  const control = (area: ComponentProps<'textarea'>) => (
    <textarea rows={5} {...area} className={`field ${className}`} />
  );
  return <Labelled {...props} control={control} />;
}

type LabelledProps<Attributes> = Around & Attributes & { control: (attributes: Attributes) => ReactNode };

/** Gives a control its attributes, with those that tie it to its label and to what is said of it. */
function Labelled<Attributes extends object>(props: LabelledProps<Attributes>) {
  const { label, hideLabel = false, error, isAlert = false, hint, below, control, ...attributes } = props;
  const id = useId();
  const said = error || hint;
  const ties = { id, ...(said && { 'aria-describedby': `${id}-more` }), ...(error && { 'aria-invalid': true }) };
  return (
    <div>
      <label className={hideLabel ? 'sr-only' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      {control({ ...attributes, ...ties } as object as Attributes)}
      {said && (
        <p
          id={`${id}-more`}
          className={error ? 'field-error' : 'field-hint'}
          role={error && isAlert ? 'alert' : undefined}
        >
          {said}
        </p>
      )}
      {below}
    </div>
  );
}
