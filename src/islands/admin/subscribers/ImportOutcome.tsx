import type { ImportReport } from '#src/contracts/newsletter/admin-subscribers.ts';
import { counted } from '#src/domain/counted.ts';
import { csvText } from '#src/domain/csv.ts';
import { ROW_OUTCOME_NAMES, ROW_OUTCOMES } from '#src/domain/newsletter/subscriber-list.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Rows that stand in the dialog; the file has all of them. */
const SHOWN = 20;

/** What became of each row of a list. */
export function ImportOutcome({ report: { counts, rows }, onClose }: { report: ImportReport; onClose: () => void }) {
  const others = rows.filter(([, , outcome]) => outcome !== 'added' && outcome !== 'known');
  const download = () => {
    const text = csvText([
      ['line', 'address', 'outcome'],
      ...rows.map(([line, address, outcome]) => [String(line), address, ROW_OUTCOMES[outcome]]),
    ]);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
    link.download = 'import-report.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Dialog title={`${counted(counts.added ?? 0, 'new subscriber')}`} onClose={onClose}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {ROW_OUTCOME_NAMES.map((outcome) =>
          counts[outcome] ? (
            <div key={outcome} className="contents">
              <dt>{ROW_OUTCOMES[outcome]}</dt>
              <dd className="text-end tabular-nums">{counts[outcome].toLocaleString('en-GB')}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {others.length > 0 && (
        <ul className="mt-4 grid max-h-60 gap-1 overflow-auto text-meta text-muted">
          {others.slice(0, SHOWN).map(([line, address, outcome]) => (
            <li key={line} className="wrap-anywhere">
              Line {line}, {address || 'empty'}: {ROW_OUTCOMES[outcome]}
            </li>
          ))}
          {others.length > SHOWN && <li>And {counted(others.length - SHOWN, 'more row')} in the report.</li>}
        </ul>
      )}
      <div className="dialog-actions">
        <Button onClick={download}>Download the report</Button>
        <Button look="primary" data-autofocus onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
