import { existsSync } from 'node:fs';
import { databaseFile } from '#src/db/database-file.ts';
import { PROGRAM_SCHEMA } from '#src/db/schema-version.ts';
import { env, readEnv } from '../../base/env.ts';
import { administrators } from '../../members/administrators.ts';
import { type Diagnosis, type Examination, healthy, type Occasion, warning } from './examination.ts';

async function database({ data }: Occasion): Promise<Diagnosis> {
  const { DATABASE_URL } = env();
  const file = databaseFile(DATABASE_URL);
  // Before the database is opened, which makes them anew.
  const lost = lostChanges(file);
  const { schema, isPrepared } = await data();
  const where = file ?? `a server at ${URL.parse(DATABASE_URL)?.host}`;
  if (!schema) return healthy(`${where}: nothing in it yet, the first start fills it`);
  if (lost) return warning(lost);
  if (isPrepared) return healthy(`${where}, schema ${schema.number}`);
  return healthy(
    `${where}, schema ${schema.number}: the next start copies it and brings it to ${PROGRAM_SCHEMA.number}`,
  );
}

/** A process that was killed leaves both files beside the database; without the first, what it saved last is gone. */
function lostChanges(file: string | null): string | null {
  if (file === null || existsSync(`${file}-wal`) || !existsSync(`${file}-shm`)) return null;
  return `${file}-wal is gone, but ${file}-shm is there: what was saved last before the site was killed was in it. Bring it back, or look whether something is missing.`;
}

/** ADMIN_EMAIL counts where there is no administrator yet, and is often changed later in the belief that it counts again. */
async function administrator({ data }: Occasion): Promise<Diagnosis> {
  const { ADMIN_EMAIL } = env();
  const { isPrepared } = await data().catch(() => ({ isPrepared: false }));
  const known = isPrepared ? await administrators() : [];
  if (known.length === 0) return healthy(`the next start makes ${ADMIN_EMAIL} one`);
  const isChosen = ADMIN_EMAIL !== readEnv({}).ADMIN_EMAIL;
  if (!isChosen || known.includes(ADMIN_EMAIL.toLowerCase())) return healthy(known.join(', '));
  return warning(
    `ADMIN_EMAIL is ${ADMIN_EMAIL}, but the administrator here is ${known.join(', ')}: ADMIN_EMAIL makes the first one and counts no more afterwards. Whoever is locked out: npm run user -- reset ${known[0]}`,
  );
}

export const DATABASE: readonly Examination[] = [
  { about: 'Database', look: database },
  { about: 'Administrator', look: administrator },
];
