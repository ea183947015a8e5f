import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../base/env.ts';
import { formatMessage, type Message, parseMessage } from './message-format.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

export const outboxFolder = (): string => join(env().DATA_DIR, 'outbox');

/**
 * Writes a mail as a file of RFC 5322, whole or not at all. It is named after the mail's id, so a repeated try only
 * writes the same file again.
 */
export async function writeToOutbox(mail: OutgoingMail): Promise<void> {
  const folder = outboxFolder();
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${mail.id}.unfinished`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(formatMessage(mail));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, `${mail.id}.eml`));
}

/** Mails of the outbox, the newest first. */
export async function readOutbox(limit = 100): Promise<Message[]> {
  const names = await readdir(outboxFolder()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.eml'));
  const messages = await Promise.all(
    files.map(async (name) => parseMessage(name.slice(0, -4), await readFile(join(outboxFolder(), name), 'utf8'))),
  );
  return messages.toSorted((a, b) => b.at - a.at).slice(0, limit);
}
