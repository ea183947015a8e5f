import { eq } from 'drizzle-orm';
import { jobFailures } from '#src/db/schema.ts';
import type { Job } from '#src/domain/site/jobs.ts';
import { read } from '#src/server/base/database.ts';

/** What a job could not do, as it is kept for administrators. */
export const jobFailuresOf = (job: Job) => read().select().from(jobFailures).where(eq(jobFailures.job, job));
