import { stripVTControlCharacters } from 'node:util';

/** What a part of the tests found. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What failed, by name, with the first lines of why. */
  failures: string[];
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((count, { passed }) => count + passed, 0),
    failed: outcomes.reduce((count, { failed }) => count + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

export function failure(what: string): Outcome {
  return { passed: 0, failed: 1, failures: [`✘ ${what}`] };
}

export function named(name: string, why = ''): string {
  const lines = stripVTControlCharacters(why).split('\n').filter(Boolean).slice(0, 8);
  return [`✘ ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}
