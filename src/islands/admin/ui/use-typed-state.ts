import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { isLike, keepTyped, typedBefore } from '#src/stores/typed.ts';

/**
 * What is typed and not saved: it is there again when the page is loaded anew, until it is as `untyped` again. `saved` has
 * the types of its fields: what was kept of another is left out.
 */
export function useTypedState<T extends object>(
  name: string,
  untyped: T,
  saved: Required<T>,
): [T, Dispatch<SetStateAction<T>>] {
  const [typed, setTyped] = useState<T>(() => {
    const before = Object.entries(typedBefore(name) ?? {});
    const readable = before.filter(([field, value]) => isLike(value, saved[field as keyof T]));
    return { ...untyped, ...Object.fromEntries(readable) };
  });
  const isUntyped = JSON.stringify(typed) === JSON.stringify(untyped);
  useEffect(() => void keepTyped(name, isUntyped ? null : typed), [name, typed, isUntyped]);
  return [typed, setTyped];
}
