import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { instrument, type Mutant } from './instrumenter.ts';

/** Not copied: what is large and only read, what is made, and the history. */
const LINKED = new Set(['node_modules', 'pictures', 'public']);
const LEFT_OUT = new Set(['.git', 'data', 'backups', 'dist', 'test-results']);

/**
 * Copies the project into `folder` with the given mutants inside, each behind a switch that an environment variable
 * turns. Returns them under the ids they have there.
 */
export async function instrumentedCopy(folder: string, mutants: readonly Mutant[]): Promise<Mutant[]> {
  for (const name of readdirSync('.')) {
    if (LINKED.has(name)) symlinkSync(resolve(name), join(folder, name));
    else if (!LEFT_OUT.has(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  const files = [...new Set(mutants.map(({ fileName }) => fileName))].map((name) => ({
    name,
    content: readFileSync(name, 'utf8'),
    mutate: mutants.filter(({ fileName }) => fileName === name).map(({ location }) => location),
  }));
  const made = await instrument(files);
  for (const { name, content } of made.files) writeFileSync(join(folder, name), content);
  const ids = new Map(made.mutants.map((mutant) => [nameOf(mutant), mutant.id]));
  return mutants.flatMap((mutant) => {
    const id = ids.get(nameOf(mutant));
    return id === undefined ? [] : [{ ...mutant, id }];
  });
}

const nameOf = ({ fileName, location, mutatorName, replacement }: Mutant): string =>
  JSON.stringify([fileName, location, mutatorName, replacement]);
