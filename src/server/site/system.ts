import { stat } from 'node:fs/promises';
import { databaseFile } from '#src/db/database-file.ts';
import { requestsToday } from '../ai/usage.ts';
import { backupStatus } from '../backup/nightly.ts';
import { diskRoom } from '../base/disk.ts';
import { env } from '../base/env.ts';
import { figures } from '../base/figures.ts';
import { lastErrors } from '../base/log.ts';
import { sellingNeeds } from '../base/selling-needs.ts';
import { mailFigures } from '../mail/queue.ts';
import { lastBounceRead } from '../mail/returned/reads.ts';
import { senderRecords } from '../mail/sender-records.ts';
import { mailService, senderTrouble } from '../mail/service.ts';
import { jobFailuresOf } from './job-failures.ts';
import { getSettings } from './settings.ts';

/** The state of everything that whoever runs the site looks after; bytes and UTC milliseconds. */
export async function systemState() {
  const { DATA_DIR, AI_DAILY_TOTAL, OPENAI_API_KEY, GEMINI_API_KEY } = env();
  const [{ free, total }, backup, mails, today, bytes, failures, records] = await Promise.all([
    diskRoom(DATA_DIR),
    backupStatus(),
    mailFigures(),
    requestsToday(),
    databaseBytes(),
    jobFailuresOf(),
    senderRecords(),
  ]);
  const { isSold } = await getSettings('plan');
  const needs = sellingNeeds();
  const service = mailService();
  const { last, ...backups } = backup;
  return {
    startedAt: figures.startedAt,
    memory: process.memoryUsage.rss(),
    disk: { free, total },
    database: { bytes },
    sellingNeeds: isSold && !needs.includes('keys') ? needs : [],
    searchIndex: figures.searchIndex,
    mail: {
      ...{ service: service.name, isSent: service.kind !== 'outbox', trouble: senderTrouble() },
      ...{ waiting: mails.waiting, givenUp: mails.givenUp, records },
      returned: env().BOUNCE_MAILBOX ? { last: await lastBounceRead() } : null,
    },
    backup: {
      ...backups,
      last: last && {
        at: last.at,
        recipes: last.manifest.recipes,
        users: last.manifest.users,
        rowsCompared: last.manifest.rowsCompared,
      },
    },
    ai: {
      today,
      limit: AI_DAILY_TOTAL,
      vendors: [OPENAI_API_KEY && 'OpenAI', GEMINI_API_KEY && 'Gemini'].filter((name) => name !== undefined),
    },
    failures,
    errors: [...lastErrors()],
  };
}

/** Size of the database's file and its log of changes; `null` for one on a server. */
async function databaseBytes(): Promise<number | null> {
  const file = databaseFile(env().DATABASE_URL);
  if (file === null) return null;
  const size = (path: string) =>
    stat(path).then(
      ({ size }) => size,
      () => 0,
    );
  return (await size(file)) + (await size(`${file}-wal`));
}
