import { Plus } from 'lucide-react';
import { checked } from '#src/domain/issues.ts';
import { ENTRY_LABEL_LENGTH, entrySchema, MOST_ENTRIES, type SiteEntry } from '#src/domain/site/appearance/entries.ts';
import { BUILT_IN_ENTRIES } from '#src/front-entries.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { OrderButtons } from '../../ui/order/OrderButtons.tsx';
import { useOrder } from '../../ui/order/use-order.ts';
import { Card } from '../ui/Card.tsx';

interface Props {
  title: string;
  place: keyof typeof MOST_ENTRIES;
  /** What is there besides, whatever is chosen. */
  hint: string;
  /** `null`: as they come with the product. */
  entries: readonly SiteEntry[] | null;
  /** What was wrong when it was sent. */
  error: string | undefined;
  onChange: (entries: SiteEntry[] | null) => void;
}

/** The entries of the header or of the footer, in their order. */
export function EntriesCard({ title, place, hint, entries, error, onChange }: Props) {
  const rows: readonly SiteEntry[] = entries ?? BUILT_IN_ENTRIES[place];
  const nameOf = ({ label }: SiteEntry, at: number) => label || `entry ${at + 1}`;
  const { list, said, dragged, buttons } = useOrder(rows, onChange, nameOf);
  const write = (at: number, part: Partial<SiteEntry>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const isFull = rows.length >= MOST_ENTRIES[place];
  return (
    <Card title={title}>
      <p className="mb-3 text-muted">{hint}</p>
      <ol ref={list} className="grid gap-2">
        {rows.map((row, at) => {
          const name = nameOf(row, at);
          const wrong = error === undefined ? {} : wrongWith(row);
          return (
            <li
              // Labels change while they are typed, and nothing else names a row.
              // biome-ignore lint/suspicious/noArrayIndexKey: fields show their values, and keep none of their own
              key={at}
              className={`grid grid-cols-1 items-start gap-2 rounded-sm border border-border p-2 form:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_max-content] form:border-0 form:p-0 ${dragged === at ? 'order-dragged bg-sunken ' : ''}`}
            >
              <Field
                label={`Label of ${name}`}
                hideLabel
                name={`${place}-label-${at}`}
                placeholder="Label"
                autoComplete="off"
                maxLength={ENTRY_LABEL_LENGTH * 2}
                value={row.label}
                error={wrong.label}
                onChange={({ target }) => write(at, { label: target.value })}
              />
              <Field
                label={`Address of ${name}`}
                hideLabel
                name={`${place}-address-${at}`}
                placeholder="/recipes or https://…"
                autoComplete="off"
                inputMode="url"
                spellCheck={false}
                value={row.href}
                error={wrong.href}
                onChange={({ target }) => write(at, { href: target.value })}
              />
              <OrderButtons
                name={name}
                {...buttons(at)}
                onRemove={() => onChange(rows.filter((_, index) => index !== at))}
              />
            </li>
          );
        })}
      </ol>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          Icon={Plus}
          iconSize={18}
          disabled={isFull}
          onClick={() => onChange([...rows, { label: '', href: '' }])}
        >
          Add an entry<span className="sr-only"> to the {place}</span>
        </Button>
        {entries !== null && (
          <Button look="quiet" onClick={() => onChange(null)}>
            Back to what comes with it<span className="sr-only">: {place}</span>
          </Button>
        )}
        <span className="type-meta text-muted">
          {rows.length} of {MOST_ENTRIES[place]}
        </span>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </Card>
  );
}

function wrongWith(row: SiteEntry): Partial<Record<string, string>> {
  const { issues } = checked(entrySchema, row);
  return Object.fromEntries((issues ?? []).toReversed().map(({ path, message }) => [path, message]));
}
