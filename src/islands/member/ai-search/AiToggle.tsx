import { Sparkles } from 'lucide-react';
import { $aiMode, setAiMode } from '#src/stores/search/ai-search.ts';
import { useLive } from '../../ui/use-live.ts';

/** Has the search bar take sentences, and words again. */
export function AiToggle() {
  const isOn = useLive($aiMode);
  return (
    <button type="button" className="ai-toggle" aria-pressed={isOn} onClick={() => setAiMode(!isOn)}>
      <Sparkles size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>AI Search</span>
    </button>
  );
}
