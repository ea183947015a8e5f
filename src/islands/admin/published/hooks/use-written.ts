import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#src/domain/errors.ts';
import { createEditing } from '#src/stores/admin/published/editing.ts';
import type { FormHistory } from '#src/stores/admin/published/form-history.ts';
import type { Writing } from '#src/stores/admin/published/writing.ts';

/**
 * Something while it is being written, for the time its editor is open; `kind` is that of the first
 * time. See {@link createEditing}.
 */
export function useWritten<Form extends object, Thing extends { id: string }>(
  kind: Writing<Form, Thing>,
  opened: Thing | null,
  start: FormHistory<Form> | undefined,
  onMade: (made: Thing, history: FormHistory<Form>) => void,
) {
  const latest = useRef(onMade);
  latest.current = onMade;
  const [{ $editing, $isKept, open, ...verbs }] = useState(() =>
    createEditing(kind, opened, start, (made, history) => latest.current(made, history)),
  );
  useEffect(open, [open]);
  const { history, status, refusals, ...editing } = useStore($editing);
  // Once what is wrong is on the screen, which is not at once when the server has said so.
  useEffect(() => {
    if (refusals === 0) return;
    document.querySelector<HTMLElement>('main [aria-invalid="true"], main [data-problem]')?.focus();
  }, [refusals]);
  return {
    ...editing,
    ...verbs,
    form: history.form,
    labels: kind.labels,
    status,
    isSaving: status === 'saving',
    isKept: useStore($isKept),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

/** All of it. */
export type WrittenState<Form extends object, Thing extends { id: string }> = ReturnType<
  typeof useWritten<Form, Thing>
>;

/** What the parts of an editor need of it. */
export interface EditorState<Form> {
  form: Form;
  errors: FieldErrors;
  labels: Readonly<Record<string, string>>;
  change(part: Partial<Form>): void;
}
