import { counted } from '#src/domain/counted.ts';
import { readNoteSayings } from '#src/stores/admin/cook-notes.ts';
import { Asked } from '../../ui/Asked.tsx';
import { Card } from '../../ui/Card.tsx';
import { useAsked } from '../../ui/use-asked.ts';

/** What published notes say about the recipe, in one place. */
export function CooksSay({ recipeId }: { recipeId: string }) {
  const [answer, again] = useAsked(() => readNoteSayings(recipeId), recipeId);
  return (
    <Card title="What cooks say" id="edit-cooks-say">
      <Asked
        failure="We couldn’t load what cooks say"
        answer={answer}
        waiting={<p className="text-muted">Loading…</p>}
        onRetry={again}
      >
        {({ total, withSayings, sayings }) =>
          total === 0 ? (
            <p className="text-muted">No notes on this recipe yet.</p>
          ) : (
            <>
              {sayings.length === 0 && <p className="text-muted">Nothing that comes up again and again.</p>}
              <ul className="grid gap-1">
                {sayings.map(({ id, label, count, examples }) => (
                  <li key={id}>
                    <details>
                      <summary className="flex min-h-8 cursor-pointer items-baseline justify-between gap-3">
                        <span>{label}</span>
                        <span className="tabular-nums text-muted">{counted(count, 'note')}</span>
                      </summary>
                      <ul className="mb-2 grid gap-1 border-s-4 border-border ps-3 type-meta">
                        {examples.map((example) => (
                          <li key={example} className="line-clamp-4 wrap-anywhere">
                            {example}
                          </li>
                        ))}
                      </ul>
                    </details>
                  </li>
                ))}
              </ul>
              <p className="mt-3 type-meta text-muted">
                Counted by plain word rules in {counted(total, 'note')}; they found something in{' '}
                {withSayings.toLocaleString('en')}. Open one to read what was said.
              </p>
            </>
          )
        }
      </Asked>
    </Card>
  );
}
