import { desc } from 'drizzle-orm';
import { auditLog } from '#src/db/schema.ts';
import { read } from '#src/server/base/database.ts';

/** The newest entry of the audit log. */
export const lastAudit = async () => (await read().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
