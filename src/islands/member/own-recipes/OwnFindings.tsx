import type { OwnFinding } from '#src/domain/own-recipes/own-recipe.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  findings: readonly OwnFinding[];
  /** Writes a line anew, where it can be changed. */
  onTake?: (ingredient: number, line: string) => void;
}

/** What is not vegan, said plainly, with what to take instead. */
export function OwnFindings({ findings, onTake }: Props) {
  if (findings.length === 0) return null;
  const isNot = findings.some(({ kind }) => kind === 'animal');
  return (
    <section className="rounded-lg border border-border bg-sunken p-5" aria-labelledby="not-vegan">
      <h2 id="not-vegan" className="text-title">
        {isNot ? 'This recipe isn’t vegan' : 'This recipe may not be vegan'}
      </h2>
      <ul className="mt-3 grid gap-4">
        {findings.map(({ message, ingredient, step, swaps }) => (
          <li key={`${ingredient} ${step} ${message}`}>
            <p>{message}</p>
            {swaps.length > 0 && (
              <ul className="mt-1 grid gap-1">
                {swaps.map(({ name, note, line }) => (
                  <li key={name} className="flex flex-wrap items-center gap-x-3 text-muted">
                    <span>
                      <strong className="font-semibold text-text">{name}</strong>: {note}
                    </span>
                    {onTake && ingredient !== null && line !== null && (
                      <Button look="quiet" onClick={() => onTake(ingredient, line)}>
                        Take {name}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
