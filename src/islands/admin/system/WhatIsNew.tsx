import { useStore } from '@nanostores/react';
import { $version } from '#src/stores/admin/running/system.ts';
import { dateText } from '../../ui/times.ts';
import { Asked } from '../ui/Asked.tsx';
import { Card } from '../ui/Card.tsx';

/** The version that runs, and what was new in it; older ones unfold. */
export function WhatIsNew() {
  const answer = useStore($version);
  return (
    <Card
      title="What’s new"
      aside={answer.data && <span className="text-meta text-muted">Version {answer.data.version}</span>}
    >
      <Asked answer={answer} failure="Error Loading the Version" onRetry={() => $version.invalidate()}>
        {({ changes, node, schema }) => (
          <>
            {changes.map(({ version, date, items }, place) => (
              <details key={version} open={place === 0} className="mt-2">
                <summary className="py-1.5 font-semibold">
                  {version}, {dateText(Date.parse(date))}
                </summary>
                <ul className="grid list-disc gap-1 pl-5">
                  {items.map((item) => (
                    <li key={item} className="wrap-anywhere">
                      {item}
                    </li>
                  ))}
                </ul>
              </details>
            ))}
            <p className="mt-3 text-meta text-muted">
              Node.js {node}, schema {schema} of the database
            </p>
          </>
        )}
      </Asked>
    </Card>
  );
}
