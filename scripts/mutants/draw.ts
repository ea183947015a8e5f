import { globSync, readFileSync } from 'node:fs';
import { instrument, type Mutant } from './instrumenter.ts';
import { sampleOf } from './sample.ts';

const FILES = ['db', 'domain', 'islands', 'server', 'stores'].map((room) => `src/${room}/**/*.{ts,tsx}`);
/** What runs in other threads, or as a host starts. */
const LEFT_OUT = /^src\/server\/(?:workers|picture-maker|host\/(?:entries|build|netlify))\//;

/** A sample of all mutants of the files below any of the paths `of`. */
export async function drawnMutants(wish: { of: readonly string[]; seed: string; count: number }): Promise<Mutant[]> {
  const isOf = (name: string) => wish.of.some((path) => name.startsWith(path));
  const names = globSync(FILES).filter((name) => isOf(name) && !LEFT_OUT.test(name));
  const all: Mutant[] = [];
  for (const name of names.sort()) {
    const content = readFileSync(name, 'utf8');
    all.push(...(await instrument([{ name, content, mutate: true }])).mutants);
  }
  console.log(`${all.length} mutants in ${names.length} files`);
  return sampleOf(all, wish.seed, wish.count);
}
