/**
 * Looks at what a host can have wrong (settings, port, folders, disk, database, mail, proxy, clock) and says of each that it is fine, or
 * what to do. Changes nothing; works while the site runs. Ends with 1 where the site could not start. Usage: npm run doctor
 */
import './meant-node.mjs';
import { fail, loadSettings } from './build/settings.ts';

const MARKS = { fine: '✓', warning: '!', wrong: '✗' } as const;

loadSettings();
process.env.LOG_LEVEL ??= 'silent';
try {
  const { examine } = await import('#src/server/host/doctor/doctor.ts');
  const found = await examine({ slowly: true });
  const width = Math.max(...found.map(({ about }) => about.length));
  for (const { state, about, said } of found) console.log(`${MARKS[state]} ${about.padEnd(width)}  ${said}`);
  const count = (wanted: keyof typeof MARKS) => found.filter(({ state }) => state === wanted).length;
  console.log(`\n${count('fine')} fine, ${count('warning')} to look at, ${count('wrong')} in the way of a start`);
  process.exitCode = count('wrong') > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
