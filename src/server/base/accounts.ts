import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { read } from './database.ts';

export type Account = typeof users.$inferSelect;

export async function findAccount(id: string): Promise<Account | null> {
  const [account] = await read().select().from(users).where(eq(users.id, id));
  return account ?? null;
}
