import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';

interface CurrentPassword {
  /** What was typed, once it is asked for. */
  current: string | undefined;
  ask(): void;
  /** Asks no more, and forgets it. */
  leave(): void;
  /** What is wrong where it is asked for and was not typed. */
  missing: { currentPassword: string } | undefined;
  /** The field, once it is asked for. */
  field(error: string | undefined): ReactNode;
}

/** The current password of a form that asks for it only when the server wants it. It is then where the focus goes. */
export function useCurrentPassword(form: RefObject<HTMLFormElement | null>): CurrentPassword {
  const [current, setCurrent] = useState<string>();
  const isAsked = current !== undefined;
  useEffect(() => {
    if (isAsked) form.current?.querySelector<HTMLInputElement>('[name="currentPassword"]')?.focus();
  }, [isAsked, form]);
  return {
    current,
    ask: () => setCurrent(''),
    leave: () => setCurrent(undefined),
    missing: current === '' ? { currentPassword: 'Please enter your current password' } : undefined,
    field: (error) =>
      isAsked && (
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={error}
          hint="You signed in a while ago, so please confirm it’s you. No password? Log out and sign in again instead."
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
      ),
  };
}
