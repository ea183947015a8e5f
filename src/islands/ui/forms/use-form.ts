import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import type { FieldErrors, FieldIssue } from '#src/domain/errors.ts';
import { checked } from '#src/domain/issues.ts';
import { useFirstWrong } from './use-first-wrong.ts';

interface Form<Name extends string> {
  errors: FieldErrors;
  /** For `<Field label="Title" {...named('title', title)} />`: what it is called, begins with, and what is wrong with it. */
  named(
    name: Name,
    defaultValue?: string | number,
  ): { name: Name; defaultValue: typeof defaultValue; error: string | undefined };
  saving: boolean;
  /** For `<form {...form}>`. Without the script a form would go by POST, which keeps its fields out of the address. */
  form: {
    method: 'post';
    noValidate: true;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
  };
}

/**
 * A form held to a schema: on submit its fields are parsed; mistakes are shown until their field is changed and the
 * first wrong field is focused, else `submit` gets the parsed values; it may reset the form, or return what the server
 * finds wrong with them. `onRefused` hears of mistakes found here.
 */
export function useForm<S extends z.ZodType>(
  schema: S,
  submit: (values: z.output<S>, form: HTMLFormElement) => Promise<FieldErrors | undefined>,
  onRefused?: () => void,
): Form<keyof z.input<S> & string> {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [saving, setSaving] = useState(false);
  const focusFirstWrong = useFirstWrong();
  const show = (wrong: FieldErrors, form: HTMLFormElement) => {
    setErrors(wrong);
    focusFirstWrong(form);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { data, issues } = checked(schema, Object.fromEntries(new FormData(form)));
    if (issues) {
      onRefused?.();
      return show(firstMessages(issues), form);
    }
    setErrors({});
    setSaving(true);
    const wrong = await submit(data, form).finally(() => setSaving(false));
    if (wrong) show(wrong, form);
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!('name' in target) || !errors[String(target.name)]) return;
    setErrors({ ...errors, [String(target.name)]: undefined });
  };
  return {
    errors,
    named: (name, defaultValue) => ({ name, defaultValue, error: errors[name] }),
    saving,
    form: { method: 'post', noValidate: true, onSubmit, onInput },
  };
}

/** The first message of every field that is wrong. */
function firstMessages(issues: readonly FieldIssue[]): FieldErrors {
  const messages: Record<string, string | undefined> = {};
  for (const { path, message } of issues) messages[path] ??= message;
  return messages;
}
