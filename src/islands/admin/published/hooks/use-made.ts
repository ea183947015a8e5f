import { useLayoutEffect, useState } from 'react';
import { forgetMade, type Made, madeJustNow } from '#src/stores/admin/published/made.ts';

/** What was made just now, for the screen that it opens in; whoever writes goes on writing, in the same field. */
export function useMade<Form, Thing extends { id: string }>(name: string, id: string): Made<Form, Thing> | null {
  const [made] = useState(() => madeJustNow<Form, Thing>(name, id));
  // Before the browser takes the next key.
  useLayoutEffect(() => {
    forgetMade();
    made?.refocus();
  }, [made]);
  return made;
}
