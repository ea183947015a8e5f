/**
 * Lets somebody in again who is locked out. Works while the site runs.
 * Usage: npm run user -- reset ADDRESS, which prints a new temporary password; npm run user -- administrators, which prints who they are.
 */
import './meant-node.mjs';
import { parseArgs } from 'node:util';
import { keepFilesPrivate } from '#src/server/base/data-dir.ts';
import { closeDatabase } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { checkStart } from '#src/server/base/start/start-checks.ts';
import { administrators } from '#src/server/members/administrators.ts';
import { rescue } from '#src/server/members/rescue.ts';
import { fail, loadSettings } from './build/settings.ts';

const USAGE = 'Usage: npm run user -- reset ADDRESS, or npm run user -- administrators';

loadSettings();
try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [wanted, address, ...more] = positionals;
  if (more.length > 0) throw new Error(USAGE);
  keepFilesPrivate();
  const { isPrepared } = await checkStart();
  if (!isPrepared)
    throw new Error(`There are no accounts in ${env().DATA_DIR} yet. Is DATA_DIR the one the site starts with?`);
  if (wanted === 'administrators' && address === undefined)
    console.log(
      (await administrators()).join('\n') || 'There is no administrator: the next start makes ADMIN_EMAIL one.',
    );
  else if (wanted === 'reset' && address !== undefined) await reset(address);
  else throw new Error(USAGE);
} catch (error) {
  fail(error);
} finally {
  closeDatabase();
}

async function reset(address: string): Promise<void> {
  const done = await rescue(address);
  if (!done) {
    const known = await administrators();
    throw new Error(`There is no account of ${address}. Administrators: ${known.join(', ') || 'none'}.`);
  }
  const { before, password } = done;
  console.log(`${before.email} (${before.role})`);
  console.log(`  temporary password: ${password} (for 24 hours, shown only this once; it has to be changed)`);
  console.log('  Passkeys, code app and linked accounts are off, and all sessions have ended.');
  if (!before.isActive) console.log('  The account was deactivated, and is active again.');
}
