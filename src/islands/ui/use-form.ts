import { type FormEvent, useState } from 'react';
import type { z } from 'zod';

/** First message of every field that is wrong, by name. */
export type FieldErrors = Partial<Record<string, string>>;

interface Form {
  errors: FieldErrors;
  saving: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/**
 * A form held to a schema: on submit its fields are parsed; mistakes are shown and the first wrong field is focused,
 * else `submit` gets the parsed values and may reset the form.
 */
export function useForm<S extends z.ZodType>(
  schema: S,
  submit: (values: z.output<S>, form: HTMLFormElement) => Promise<void>,
): Form {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [saving, setSaving] = useState(false);
  return {
    errors,
    saving,
    onSubmit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      const parsed = schema.safeParse(Object.fromEntries(new FormData(form)));
      if (!parsed.success) {
        setErrors(firstMessages(parsed.error));
        queueMicrotask(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
        return;
      }
      setErrors({});
      setSaving(true);
      void submit(parsed.data, form).finally(() => setSaving(false));
    },
  };
}

function firstMessages(error: z.ZodError): FieldErrors {
  const messages: FieldErrors = {};
  for (const { path, message } of error.issues) messages[path.join('.')] ??= message;
  return messages;
}
