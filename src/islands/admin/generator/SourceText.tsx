import { useId, useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import type { ReadSource, SourceSpan, Use } from '#src/domain/recipes/editing/source-spans.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { Badge } from '../ui/Badge.tsx';

const LABELS: Record<Use, string> = {
  title: 'Title',
  intro: 'Description',
  servings: 'Servings',
  times: 'Times',
  heading: 'Heading',
  group: 'Group',
  ingredient: 'Ingredient',
  step: 'Step',
  tip: 'Tip',
};
/** "Step 2", "Not used". */
const labelOf = ({ used, index }: SourceSpan): string =>
  used === null ? 'Not used' : `${LABELS[used]}${index === undefined ? '' : ` ${index + 1}`}`;

/** The text a recipe was read from, sentence by sentence, each with what became of it. */
export function SourceText({ source: { text, spans } }: { source: ReadSource }) {
  const id = useId();
  const [isShort, setShort] = useState(false);
  const unused = spans.filter(({ used }) => used === null);
  const shown = isShort ? unused : spans;
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <h4 id={id}>The source</h4>
      <p className="type-meta text-muted">
        {unused.length === 0
          ? 'We used every sentence.'
          : `${counted(unused.length, 'sentence')} of ${spans.length} ${unused.length === 1 ? 'was' : 'were'} not used.`}
      </p>
      {unused.length > 0 && (
        <Check checked={isShort} onTick={setShort} className="flex items-center gap-3 type-meta">
          Unused only
        </Check>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it, too */}
      <ol className="source-text rounded-sm border border-border type-meta" tabIndex={0} aria-labelledby={id}>
        {shown.map((span) => (
          <li key={span.from} className={span.used === null ? 'source-unused' : undefined}>
            <span className="min-w-0 whitespace-pre-wrap break-words">{text.slice(span.from, span.to).trim()}</span>
            <Badge tone={span.used === null ? 'warn' : 'plain'}>{labelOf(span)}</Badge>
          </li>
        ))}
      </ol>
    </section>
  );
}
