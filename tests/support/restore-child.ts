/**
 * Restores a backup, or undoes a restore, in one DATA_DIR after the other, each time only until a call that changes a
 * file, as if it were killed there. Prints the calls as JSON, `null` where all was done before.
 * Usage: restore-child.ts BACKUP '[["restore" or "undo", DATA_DIR, number of the call], …]'
 */
import { join } from 'node:path';
import { readBackup } from '#scripts/backup/folders.ts';
import { restore, undoUnfinished } from '#scripts/backup/restoring.ts';
import { stoppedAt } from './stopped-at.ts';
import { DATABASE_FILE } from './template.ts';

export type Attempt = readonly ['restore' | 'undo', dataDir: string, call: number];

const [folder = '', attempts = '[]'] = process.argv.slice(2);
const backup = await readBackup(folder);
const steps: (string | null)[] = [];
for (const [what, dataDir, call] of JSON.parse(attempts) as Attempt[]) {
  const place = { file: join(dataDir, DATABASE_FILE), dataDir };
  const work = () => (what === 'undo' ? undoUnfinished(place) : restore(backup, place, { dropMails: true }));
  steps.push(await stoppedAt(call, work));
}
console.log(JSON.stringify(steps));
process.exit();
