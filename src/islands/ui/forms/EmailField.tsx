import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

interface Props extends Omit<ComponentProps<typeof Field>, 'label' | 'name' | 'type'> {
  /** Told what is typed, for a form that shares it with another. */
  onEmail?: (email: string) => void;
}

/** The member's address; a browser fills it in. */
export const EmailField = ({ onEmail, ...field }: Props) => (
  <Field
    label="E-mail"
    name="email"
    type="email"
    autoComplete="email"
    {...field}
    {...(onEmail && { onInput: (event) => onEmail(event.currentTarget.value) })}
  />
);
