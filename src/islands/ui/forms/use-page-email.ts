import { useEffect, useState } from 'react';

/** The page's `email` parameter, `''` without one; `null` until the island is awake. */
export function usePageEmail(): string | null {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => setEmail(new URLSearchParams(location.search).get('email')?.trim() ?? ''), []);
  return email;
}
