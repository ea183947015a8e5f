import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { SystemState } from '#src/contracts/site/admin-system.ts';
import { counted } from '#src/domain/counted.ts';
import { megabytes } from '#src/domain/megabytes.ts';
import type { RecordFound, SenderRecords } from '#src/domain/site/sender-records.ts';
import { $system } from '#src/stores/admin/running/system.ts';
import { Button } from '../../ui/Button.tsx';
import { moment } from '../../ui/times.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TestMail } from '../ui/TestMail.tsx';
import { type Column, DataTable } from '../ui/table/AdminTable.tsx';
import { BackupNotice } from './BackupNotice.tsx';
import { FactList, span } from './FactList.tsx';
import { JobFailureList } from './JobFailureList.tsx';
import { WhatIsNew } from './WhatIsNew.tsx';

/** How the site's machine and what runs on it stand. */
export default function SystemScreen() {
  return (
    <AdminPage title="System" actions={<Button onClick={() => $system.invalidate()}>Look again</Button>}>
      <div className="mt-6 grid grid-cols-1 gap-4">
        <Asked answer={useStore($system)} failure="Error Loading the System" onRetry={() => $system.invalidate()}>
          {(state) => <State state={state} />}
        </Asked>
        <WhatIsNew />
      </div>
    </AdminPage>
  );
}

type SeenState = SystemState & { seenAt: number };

const State = ({ state }: { state: SeenState }) => (
  <>
    <BackupNotice backup={state.backup} />
    {state.mail.trouble && (
      <Notice tone="error" title="E-mails may not arrive.">
        {state.mail.trouble}
      </Notice>
    )}
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
      <Machine state={state} />
      <Backups backup={state.backup} />
      <MailCard mail={state.mail} />
      <Card title="Artificial intelligence">
        <FactList
          facts={[
            ['Vendors', state.ai.vendors.join(', ') || 'None; the built-in reader answers'],
            ['Requests today', `${state.ai.today} of ${state.ai.limit}`],
          ]}
        />
      </Card>
    </div>
    {state.failures.length > 0 && (
      <Card title="Failed jobs">
        <JobFailureList failures={state.failures} />
      </Card>
    )}
    <Errors errors={state.errors} />
  </>
);

function Machine({ state: { startedAt, seenAt, memory, disk, database, searchIndex } }: { state: SeenState }) {
  const isTight = disk.free < disk.total / 20;
  return (
    <Card title="Machine" aside={isTight ? <Badge tone="warn">Disk nearly full</Badge> : null}>
      <FactList
        facts={[
          ['Running for', `${span(seenAt - startedAt)}, since ${moment(startedAt)}`],
          ['Memory', megabytes(memory)],
          ['Disk', `${megabytes(disk.free)} free of ${megabytes(disk.total)}`],
          ['Database', database.bytes === null ? 'On its own server' : megabytes(database.bytes)],
          ['Search index', searchIndex ? counted(searchIndex.recipes, 'recipe') : 'Being made'],
        ]}
      />
    </Card>
  );
}

function Backups({ backup: { hour, folder, last, count, isRunning, trouble } }: Pick<SystemState, 'backup'>) {
  const facts: [string, ReactNode][] = [
    ['Every night', hour === null ? 'No' : `At ${String(hour).padStart(2, '0')}:00 by the server’s clock`],
    ['Last good backup', last ? moment(last.at) : 'None yet'],
  ];
  if (last)
    facts.push([
      'Compared',
      `${counted(last.recipes, 'recipe')}, ${counted(last.users, 'account')}, ${counted(last.rowsCompared, 'row')} in all`,
    ]);
  facts.push(['Kept', `${count}, in ${folder}`]);
  if (trouble) facts.push(['Last try', trouble]);
  return (
    <Card title="Backups" aside={isRunning ? <Badge>Being made</Badge> : null}>
      <FactList facts={facts} />
    </Card>
  );
}

const RECORD_STATES: Record<RecordFound['state'], string> = {
  good: 'Good',
  missing: 'Missing',
  wrong: 'Wrong',
  unknown: 'Not known: DNS didn’t answer',
};

const Found = ({ record: { state, text } }: { record: RecordFound }) => (
  <>
    {RECORD_STATES[state]}
    {text && <span className="block text-meta wrap-anywhere text-muted">{text}</span>}
  </>
);

/** What large mailbox providers look at. */
const recordFacts = ({
  domain,
  spf,
  dmarc,
  isOneClickSecure,
  hearsOfBounces,
}: SenderRecords): [string, ReactNode][] => [
  ['Comes from', domain],
  ['SPF', <Found key="spf" record={spf} />],
  ['DMARC', <Found key="dmarc" record={dmarc} />],
  ['DKIM', 'Not known from here: your mail service signs'],
  ['One-click links', isOneClickSecure ? 'Good' : 'Need https: set SITE_URL'],
  ['Bounces', hearsOfBounces ? 'Noted when refused at once or reported' : 'Not told: set RESEND_WEBHOOK_SECRET'],
];

/** What is known of e-mails that come back hours later. */
function returnedText({ returned, service }: SystemState['mail']): string {
  if (!returned) return service === 'Resend' ? 'Reported by Resend' : 'Not read: set BOUNCE_MAILBOX';
  if (!returned.last) return 'Not read yet';
  const { at, mails, reports } = returned.last;
  return `Read ${moment(at)}: ${counted(mails, 'new e-mail')}, ${reports} about ours`;
}

const MailCard = ({ mail, mail: { service, isSent, waiting, givenUp, records } }: Pick<SystemState, 'mail'>) => (
  <Card title="Mail" aside={isSent ? <Badge tone="good">Goes out</Badge> : <Badge tone="warn">Kept here</Badge>}>
    <FactList
      facts={[
        [isSent ? 'Goes out by' : 'Written to', service],
        ['Waiting', waiting],
        ['Given up', givenUp],
        ...(records ? recordFacts(records) : []),
        ...(isSent ? [['Returned e-mails', returnedText(mail)] as [string, string]] : []),
      ]}
    />
    <div className="mt-4">
      <TestMail />
    </div>
  </Card>
);

type LastError = SystemState['errors'][number];

const COLUMNS: readonly Column<LastError>[] = [
  {
    head: 'What',
    kind: 'main',
    cell: ({ what, why }) => (
      <>
        {what}
        {why && <span className="block text-meta text-muted wrap-anywhere">{why}</span>}
      </>
    ),
  },
  { head: 'When', className: 'tabular-nums', cell: ({ at }) => moment(at) },
  { head: 'Request', cell: ({ requestId }) => requestId ?? '–' },
];

const Errors = ({ errors }: Pick<SystemState, 'errors'>) => (
  <Card title="Last errors">
    {errors.length === 0 ? (
      <p className="text-muted">None since the last start.</p>
    ) : (
      <DataTable
        columns={COLUMNS}
        entries={errors.map((error, place) => ({ ...error, id: String(place) }))}
        caption={`${counted(errors.length, 'error')} since the start, the newest first`}
      />
    )}
  </Card>
);
