import { useEffect } from 'react';
import { $aiSearch, isShown } from '#src/stores/search/ai-search.ts';
import { useLive } from '../../ui/use-live.ts';
import { AiResults } from './AiResults.tsx';

/** The answer in the place of the listing's recipes, which come back when it is cleared. */
export function ListingAiResults() {
  const isOpen = isShown(useLive($aiSearch));
  useEffect(() => {
    document.getElementById('listing')?.toggleAttribute('data-ai', isOpen);
    const bottom = document.getElementById('listing-bar')?.getBoundingClientRect().bottom ?? 0;
    const answer = document.getElementById('ai-results');
    if (isOpen && answer && answer.getBoundingClientRect().top < Math.max(0, bottom)) answer.scrollIntoView();
  }, [isOpen]);
  return (
    <div id="ai-results">
      <AiResults />
    </div>
  );
}
