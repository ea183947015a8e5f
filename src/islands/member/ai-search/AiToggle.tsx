import { Sparkles } from 'lucide-react';
import { $aiMode, setAiMode } from '#src/stores/search/ai-search.ts';
import { useLive } from '../../ui/use-live.ts';

/** Has the search bar take sentences, and words again. */
export function AiToggle() {
  const isOn = useLive($aiMode);
  return (
    <button
      type="button"
      className="ai-toggle inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-1.5 rounded-full type-meta font-semibold whitespace-nowrap text-primary transition-[background-color] duration-200 ease-house hover:bg-primary-soft hover:text-on-primary-soft aria-pressed:bg-butter aria-pressed:text-on-butter"
      aria-pressed={isOn}
      onClick={() => setAiMode(!isOn)}
    >
      <Sparkles size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>AI Search</span>
    </button>
  );
}
