import { sql } from 'drizzle-orm';
import { write } from '#src/server/base/database.ts';

const rename = (from: string, to: string): Promise<void> =>
  write(async (tx) => void (await tx.run(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`)));

/** Does something while a table of the database is not there: what asks for it fails. */
export async function withoutTable<T>(name: string, work: () => Promise<T>): Promise<T> {
  await rename(name, `${name}_away`);
  try {
    return await work();
  } finally {
    await rename(`${name}_away`, name);
  }
}
