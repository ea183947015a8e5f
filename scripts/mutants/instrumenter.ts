import { importTool } from '../tools.ts';

/** What is used of Stryker's instrumenter: it makes the mutants and writes them into the source, each behind a switch. */
interface Instrumenter {
  instrument(files: readonly SourceFile[], options: object): Promise<{ files: SourceFile[]; mutants: Mutant[] }>;
}

export interface SourceFile {
  name: string;
  content: string;
  /** Where mutants are made: everywhere, or in these places (lines from 0). */
  mutate: boolean | readonly Place[];
}

export interface Mutant {
  id: string;
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: Place;
}

interface Place {
  start: { line: number; column: number };
  end: { line: number; column: number };
}

const PACKAGE = { name: '@stryker-mutator/instrumenter', version: '10.1.1', file: 'dist/src/index.js' };
const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {}, error() {} };

/** Mutants of some files, and the files with them inside. */
export async function instrument(files: readonly SourceFile[]): Promise<{ files: SourceFile[]; mutants: Mutant[] }> {
  const { Instrumenter } = await importTool<{ Instrumenter: new (logger: object) => Instrumenter }>(PACKAGE);
  // It knows the regular expressions' mutator by a package that is asked for the mutations of each; errors of these are
  // of patterns it does not read.
  return new Instrumenter(silent).instrument(files, { plugins: null, excludedMutations: [], ignorers: [] });
}
