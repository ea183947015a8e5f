import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing, writeWhole } from '#src/db/whole-file.ts';
import { env } from '../base/env.ts';
import type { MailHead, ReadMail } from './mime.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

// Loaded with the first mail: a start has no need of it, nor has a site whose mail goes out through a service.
const mime = () => import('./mime.ts');

const ENDING = '.eml';

export const outboxFolder = (): string => join(env().DATA_DIR, 'outbox');
const fileOf = (id: string): string => join(outboxFolder(), id + ENDING);

/** Writes a mail as a file named after its id, so that a repeated try only writes the same file again; returns where. */
export async function writeToOutbox(mail: OutgoingMail): Promise<string> {
  const { composeMail } = await mime();
  const draft = join(outboxFolder(), `${mail.id}.unfinished`);
  await writeWhole(fileOf(mail.id), await composeMail(mail), { mode: 0o600, draft });
  return `Written to ${fileOf(mail.id)}`;
}

/** Mails of the outbox, the newest first. */
export async function listOutbox(): Promise<(MailHead & { id: string })[]> {
  const { readHead } = await mime();
  const names = (await readdir(outboxFolder()).catch(nullIfMissing)) ?? [];
  const ids = names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length));
  const heads = await Promise.all(ids.map(async (id) => ({ id, ...(await readHead(await readFile(fileOf(id)))) })));
  return heads.toSorted((a, b) => b.at - a.at);
}

/** A mail of the outbox; `null` where there is none. */
export async function readFromOutbox(id: string): Promise<(ReadMail & { id: string }) | null> {
  const source = await readFile(fileOf(id)).catch(nullIfMissing);
  if (!source) return null;
  const { readMail } = await mime();
  return { id, ...(await readMail(source)) };
}
