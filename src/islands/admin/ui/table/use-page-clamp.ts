import { useEffect } from 'react';
import type { ListPlace } from '#src/domain/paging.ts';

/** Turns to the last page there is where the one on screen is none any more: all of it was deleted. */
export function usePageClamp(pagination: ListPlace | undefined, onPage: (page: number) => void): void {
  const { page = 1, totalPages = 1 } = pagination ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is no reason to turn the page again
  useEffect(() => {
    if (page > totalPages) onPage(totalPages);
  }, [page, totalPages]);
}
