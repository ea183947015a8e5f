import { lineChanges } from '#src/domain/line-changes.ts';
import type { FieldDifference } from '#src/stores/admin/published/versions.ts';

/** What two versions say otherwise, field by field. */
export function Differences({ fields }: { fields: readonly FieldDifference[] }) {
  if (fields.length === 0) return <p className="text-muted">No visible differences.</p>;
  return (
    <dl className="grid min-w-0 gap-3">
      {fields.map(({ name, label, before, after }) => (
        <div key={name} className="min-w-0">
          <dt className="font-semibold">{label}</dt>
          <dd>
            <LineChanges before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const MARKS = { same: '', gone: '−', new: '+' } as const;

/** Lines that went and came, between those that stayed. */
function LineChanges({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {lineChanges(before, after).map(({ text, is }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none moves
        <li key={at} className="grid grid-cols-[1rem_minmax(0,1fr)] wrap-anywhere">
          <span aria-hidden="true">{MARKS[is]}</span>
          {is === 'same' && <span className="text-muted">{text}</span>}
          {is === 'gone' && <del className="text-danger">{text}</del>}
          {is === 'new' && <ins className="bg-primary-soft text-on-primary-soft no-underline">{text}</ins>}
        </li>
      ))}
    </ul>
  );
}
