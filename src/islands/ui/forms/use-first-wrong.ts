import { useEffect, useState } from 'react';

/**
 * Returns what sends the focus to the first wrong field of a form, once what is wrong is on the screen: a frame of the
 * browser may come before that.
 */
export function useFirstWrong(): (form: HTMLElement | null) => void {
  const [refused, setRefused] = useState<{ form: HTMLElement | null }>();
  useEffect(() => refused?.form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [refused]);
  return (form) => setRefused({ form });
}
