import { useParameter } from '../use-parameter.ts';

/** The page's `email` parameter, `''` without one; `null` until the island is awake. */
export function usePageEmail(): string | null {
  const email = useParameter('email');
  return email === undefined ? null : (email?.trim() ?? '');
}
