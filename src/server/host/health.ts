import { access } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { databaseFile } from '#src/db/database-file.ts';
import { NEWEST_MIGRATION } from '#src/db/newest-migration.ts';
import { read } from '../database.ts';
import { env } from '../env.ts';

const PATIENCE_MS = 2000;

/** Whether the database answers in time and has the newest schema. */
export async function isReady(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
  return Promise.race([databaseAnswers().catch(() => false), late]);
}

async function databaseAnswers(): Promise<boolean> {
  const file = databaseFile(env().DATABASE_URL);
  // An open file goes on answering after somebody moved it away; what is written to it would be lost.
  if (file !== null) await access(file);
  const [row] = await read().values<[number | null]>(sql`select max(created_at) from __drizzle_migrations`);
  return Number(row?.[0] ?? 0) >= NEWEST_MIGRATION;
}
