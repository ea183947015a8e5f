import { eq } from 'drizzle-orm';
import { read, write } from '../base/database.ts';
import type { PublishedKind } from './kind.ts';

/** Keeps what somebody is writing, for the page that shows it; the one before is forgotten. */
export async function keepPreview(
  { previews }: Pick<PublishedKind, 'previews'>,
  userId: string,
  draft: object,
  now = Date.now(),
): Promise<void> {
  const values = { kept: { ...draft }, at: now };
  await write((tx) =>
    tx
      .insert(previews)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: previews.userId, set: values }),
  );
}

/** The draft somebody last asked to preview, as it was written, and when; or `null`. */
export async function keptPreview(
  { previews }: Pick<PublishedKind, 'previews'>,
  userId: string,
): Promise<{ kept: Record<string, unknown>; at: number } | null> {
  const [row] = await read().select().from(previews).where(eq(previews.userId, userId));
  return row ?? null;
}
