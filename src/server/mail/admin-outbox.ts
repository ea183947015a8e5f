import { asc, isNull } from 'drizzle-orm';
import { mailQueue } from '#src/db/schema.ts';
import { listPage } from '#src/domain/paging.ts';
import { read } from '../base/database.ts';
import { listOutbox } from './outbox.ts';
import { mailService } from './service.ts';

/** So many waiting mails are shown, those due first, those given up last. */
const SHOWN = 50;

/** Mails of the outbox, the newest first, and those that were not sent yet. */
export async function outboxPage({ page, limit }: { page: number; limit: number }) {
  const hasService = mailService().kind !== 'outbox';
  const all = hasService ? [] : await listOutbox();
  const mails = all.slice((page - 1) * limit, page * limit);
  const waiting = await read()
    .select({
      id: mailQueue.id,
      to: mailQueue.to,
      template: mailQueue.template,
      createdAt: mailQueue.createdAt,
      attempts: mailQueue.attempts,
      nextAttemptAt: mailQueue.nextAttemptAt,
      givenUpAt: mailQueue.givenUpAt,
      lastError: mailQueue.lastError,
    })
    .from(mailQueue)
    .where(isNull(mailQueue.sentAt))
    .orderBy(asc(mailQueue.givenUpAt), asc(mailQueue.nextAttemptAt))
    .limit(SHOWN);
  const { pagination } = listPage(mails, { page, limit, total: all.length });
  return { hasService, mails, pagination, waiting };
}
