import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { nullIfMissing } from '#src/db/whole-file.ts';
import { tryFolder } from '../base/try-folder.ts';

/** Backups are folders named after their moment; one has the name only when it was restored on trial and compared. */
const NAME = /^plantry-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
/** The file in which a backup says what it is, in its folder. */
export const MANIFEST = 'backup.json';

const manifestSchema = z.object({
  /** ISO 8601. */
  madeAt: z.iso.datetime(),
  databaseSha256: z.string(),
  recipes: z.int(),
  users: z.int(),
  waitingMails: z.int(),
  pictures: z.int(),
  /** Rows of all tables that were compared after it was restored on trial; 0 in one that an earlier version made. */
  rowsCompared: z.int().default(0),
  /** Whether the site made it by itself, and lets go of it in time. */
  isNightly: z.boolean().default(false),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const backupName = (moment: Date): string => `plantry-${moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/** Throws, in words, where no backup can be put into a folder. */
export function tryBackupFolder(folder: string): void {
  try {
    tryFolder(folder);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    throw new Error(
      `No backup can be put into ${folder}: this user may not write there (${code}). Give the user that folder, or set BACKUP_DIR to another one.`,
      { cause },
    );
  }
}

/** The moment in a backup's name (UTC milliseconds); `null` for the name of something else. */
export function backupMoment(name: string): number | null {
  const [whole, ...parts] = NAME.exec(name) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  return whole === undefined ? null : Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The manifest of a backup in a folder; `null` where it says nothing that can be read. Throws where there is none. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, MANIFEST), 'utf8');
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export interface KeptBackup {
  folder: string;
  /** UTC milliseconds. */
  at: number;
  manifest: Manifest;
}

/** The backups in a folder, the newest first; what cannot be read is none. */
export async function listBackups(target: string): Promise<KeptBackup[]> {
  const names = (await readdir(target).catch(nullIfMissing)) ?? [];
  const found = await Promise.all(
    names.map(async (name) => {
      const at = backupMoment(name);
      if (at === null) return null;
      const folder = join(target, name);
      const manifest = await readManifest(folder).catch(() => null);
      return manifest && { folder, at, manifest };
    }),
  );
  return found.filter((backup) => backup !== null).toSorted((one, other) => other.at - one.at);
}
