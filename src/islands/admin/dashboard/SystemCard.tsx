import { useStore } from '@nanostores/react';
import { paths } from '#src/paths.ts';
import { $system } from '#src/stores/admin/running/system.ts';
import { moment } from '../../ui/times.ts';
import { needsText } from '../premium/selling-needs.ts';
import { BackupNotice } from '../system/BackupNotice.tsx';
import { FactList } from '../system/FactList.tsx';
import { Asked } from '../ui/Asked.tsx';
import { Card } from '../ui/Card.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TestMail } from '../ui/TestMail.tsx';

/** Whether backups are made and mail goes out, with the way to all else about the machine. */
export const SystemCard = () => (
  <Card
    title="System"
    aside={
      <a className="link text-meta inline-flex min-h-6 items-center font-semibold" href={paths.adminSystem}>
        Open System
      </a>
    }
  >
    <Asked
      answer={useStore($system)}
      failure="Error Loading the System"
      waiting={<div className="min-h-32" role="status" aria-label="Loading..." />}
      onRetry={() => $system.invalidate()}
    >
      {({ backup, mail, sellingNeeds }) => (
        <div className="grid grid-cols-1 gap-4">
          {sellingNeeds.length > 0 && (
            <Notice tone="info" title="Premium isn’t on sale yet.">
              {needsText(sellingNeeds)}
            </Notice>
          )}
          <BackupNotice backup={backup} />
          <FactList
            facts={[
              [
                'Last backup',
                backup.last ? moment(backup.last.at) : backup.hour === null ? 'Not made here' : 'None yet',
              ],
              ['Mail', mail.isSent ? `Goes out by ${mail.service}` : `Written to ${mail.service}, not sent`],
            ]}
          />
          <TestMail />
        </div>
      )}
    </Asked>
  </Card>
);
