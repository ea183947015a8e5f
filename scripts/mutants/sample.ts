/**
 * Plugin of Stryker: of all mutants that tests reach it lets a sample through and gives up the rest before a test is run.
 * Stryker itself tries all, or those of named lines, of which long functions would have more.
 */
import { createHash } from 'node:crypto';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Settings of the plugin's process: how many are tried (all, where it is empty), and what they are drawn by. */
export const SAMPLE = 'MUTANTS_SAMPLE';
export const SEED = 'MUTANTS_SEED';

export class SampleChecker implements Checker {
  async init(): Promise<void> {}

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const size = Number(process.env[SAMPLE]) || mutants.length;
    const drawn = new Set(mutants.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)).slice(0, size));
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, drawn.has(mutant) ? PASSED : NOT_DRAWN]));
  }

  /** All at once: a sample is drawn from the whole. */
  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }
}

const PASSED: CheckResult = { status: CheckStatus.Passed };
const NOT_DRAWN: CheckResult = { status: CheckStatus.CompileError, reason: 'not in the sample' };

/** Where a mutant stands in the order they are drawn in: by what it is, so that a seed draws the same ones again. */
function placeOf({ fileName, location: { start }, mutatorName, replacement }: Mutant): string {
  const file = fileName.slice(fileName.lastIndexOf('/src/'));
  const name = JSON.stringify([process.env[SEED], file, start.line, start.column, mutatorName, replacement]);
  return createHash('sha256').update(name).digest('hex');
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
