/**
 * Takes in the recipes of a file from elsewhere, as drafts, while the site goes on running. The same file twice makes nothing twice.
 * Usage: npm run import -- FILE [--author ADDRESS], whose drafts they are; else the oldest administrator's.
 */
import './meant-node.mjs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '#src/domain/counted.ts';
import { AppError } from '#src/domain/errors.ts';
import { keepFilesPrivate } from '#src/server/base/data-dir.ts';
import { closeDatabase } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { checkStart } from '#src/server/base/start/start-checks.ts';
import { type MoveOutcome, moveIn } from '#src/server/moving/move-in.ts';
import { writerFor } from '#src/server/moving/writer.ts';
import { fail, loadSettings } from './build/settings.ts';

const USAGE = 'Usage: npm run import -- FILE [--author ADDRESS]';

loadSettings();
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { author: { type: 'string' } } });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error(USAGE);
  await importFrom(resolve(file), values.author);
} catch (error) {
  // What is wrong with a file has words of its own; where in the program it was found helps nobody.
  fail(error instanceof AppError ? new Error(error.message) : error);
} finally {
  closeDatabase();
}

async function importFrom(file: string, author: string | undefined): Promise<void> {
  keepFilesPrivate();
  const { isPrepared } = await checkStart();
  if (!isPrepared)
    throw new Error(`There is no site in ${env().DATA_DIR} yet. Is DATA_DIR the one the site starts with?`);
  const writer = await writerFor(author);
  const sums = { came: 0, there: 0, refused: 0, passed: 0 };
  for await (const outcome of moveIn(file, writer)) {
    sums[outcome.became]++;
    for (const line of linesOf(outcome)) console.log(plain(line));
  }
  console.log(
    [
      `\n${counted(sums.came, 'recipe')} came as drafts of ${writer.email}, ${sums.there} were here already, ${sums.refused} refused.`,
      ...(sums.passed > 0 ? [`${counted(sums.passed, 'file')} passed over.`] : []),
    ].join(' '),
  );
  if (sums.came + sums.there + sums.refused === 0) throw new Error('There is no recipe in it that we can read.');
}

/** What became of one, in a line, and what is to be known of it. */
function linesOf(outcome: MoveOutcome): string[] {
  switch (outcome.became) {
    case 'came': {
      const kept = outcome.kept.length > 0 ? [`kept from the old place: ${outcome.kept.join(', ')}`] : [];
      return [
        `✓ ${outcome.name} (${outcome.from}) → ${outcome.id}`,
        ...[...outcome.notes, ...kept].map((note) => `    ${note}`),
      ];
    }
    case 'there':
      return [
        `= ${outcome.name} (${outcome.from}): ${outcome.isBinned ? 'in the bin' : 'here already'} as ${outcome.id}`,
      ];
    case 'refused':
      return [`✗ ${outcome.name} (${outcome.from}): ${outcome.why}`];
    case 'passed':
      return [`- ${outcome.name}: ${outcome.why}`];
  }
}

/** A name from elsewhere may hold what a terminal obeys. */
function plain(line: string): string {
  return line.replace(/\p{Cc}+/gu, ' ').slice(0, 500);
}
