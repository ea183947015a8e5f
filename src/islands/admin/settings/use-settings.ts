import { useState } from 'react';
import type { z } from 'zod';
import { checked } from '#src/domain/issues.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { useTypedState } from '../ui/use-typed-state.ts';

interface ChangedSettings<T> {
  value: T;
  /** First message of every field that is wrong, once one tried to save. */
  errors: Partial<Record<keyof T, string>>;
  saving: boolean;
  changed: boolean;
  /** Grows when what was typed is taken back: fields that hold a text of their own begin anew. */
  round: number;
  change(part: Partial<T>): void;
  /** Parses what was typed, then saves it. Resolves to whether both went well. */
  save(): Promise<boolean>;
  takeBack(): void;
  /** Whether it could be saved; shows what is wrong with it. */
  check(): boolean;
}

/** Settings being changed: they stay as typed, in this tab after a reload too, until `save` resolves to true. */
export function useSettings<T extends object>(
  name: string,
  stored: T,
  schema: z.ZodType<T>,
  saveIt: (value: T) => Promise<boolean>,
): ChangedSettings<T> {
  const [typed, setTyped] = useTypedState<Partial<T>>(`settings:${name}`, {}, stored as Required<T>);
  const [errors, setErrors] = useState<ChangedSettings<T>['errors']>({});
  const [saving, setSaving] = useState(false);
  const [round, setRound] = useState(0);
  const value = { ...stored, ...typed };
  const check = (): boolean => {
    const wrong: ChangedSettings<T>['errors'] = {};
    for (const { path, message } of checked(schema, value).issues ?? [])
      wrong[path.split('.', 1)[0] as keyof T] ??= message;
    setErrors(wrong);
    return Object.keys(wrong).length === 0;
  };
  const changed = Object.keys(typed).some((key) => value[key as keyof T] !== stored[key as keyof T]);
  useLeaveGuard(changed);
  return {
    value,
    errors,
    saving,
    changed,
    round,
    change(part) {
      setTyped((typed) => ({ ...typed, ...part }));
      setErrors({ ...errors, ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])) });
    },
    takeBack() {
      setTyped({});
      setErrors({});
      setRound(round + 1);
    },
    check,
    async save() {
      if (!check()) return false;
      setSaving(true);
      const saved = await saveIt(schema.parse(value)).finally(() => setSaving(false));
      // What was typed meanwhile is not saved yet.
      if (saved) {
        setTyped(
          (now) =>
            Object.fromEntries(Object.entries(now).filter(([key, is]) => is !== value[key as keyof T])) as Partial<T>,
        );
      }
      return saved;
    },
  };
}
