import { AI_SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';

/** Characters before the end from which on a writer wants to know how many are left. */
const NEAR = 100;

/** How much room there is for a sentence; silent while there is plenty. What is too long is never cut. */
export function SentenceLength({ sentence }: { sentence: string }) {
  const left = AI_SEARCH_MAX_LENGTH - sentence.trim().length;
  const count = Math.abs(left);
  const word = left < 0 ? 'too many' : 'left';
  return (
    <span
      role="status"
      className={
        left < 0
          ? 'ai-length flex-none type-meta font-semibold whitespace-nowrap text-danger tabular-nums'
          : 'ai-length flex-none type-meta whitespace-nowrap text-muted tabular-nums'
      }
    >
      {left <= NEAR && (
        <>
          <span className="sr-only">{`${count} characters ${word}`}</span>
          <span className="max-sm:hidden" aria-hidden="true">{`${count} ${word}`}</span>
          <span className="sm:hidden" aria-hidden="true">
            {left < 0 ? `−${count}` : count}
          </span>
        </>
      )}
    </span>
  );
}
