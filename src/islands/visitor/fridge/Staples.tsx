import { STAPLES } from '#src/domain/search/fridge/staples.ts';

interface Props {
  there: readonly string[];
  onChange: (id: string, isThere: boolean) => void;
}

/** What is taken for granted, to be changed. */
export function Staples({ there, onChange }: Props) {
  const names = STAPLES.filter(({ id }) => there.includes(id)).map(({ name }) => name);
  return (
    <details className="mt-5">
      <summary className="min-h-11 cursor-pointer py-2 text-muted">
        We assume you have <span className="text-text">{names.join(', ') || 'nothing'}</span>.{' '}
        <span className="link">Change</span>
      </summary>
      <fieldset className="mt-2">
        <legend className="sr-only">What’s always in</legend>
        {/* Tells a form without any from one that was never changed. */}
        <input type="hidden" name="staples" value="none" />
        <div className="flex flex-wrap gap-2">
          {STAPLES.map(({ id, name }) => (
            <label key={id} className="chip">
              <input
                type="checkbox"
                className="sr-only"
                name="staples"
                value={id}
                checked={there.includes(id)}
                onChange={({ currentTarget }) => onChange(id, currentTarget.checked)}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
