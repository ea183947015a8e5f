import { createHash } from 'node:crypto';
import { importTool } from '../tools.ts';

/** How the time of a pattern grows with its text: not faster than it, by this power of it, beyond all measure, or nobody knows. */
export type Verdict = 'linear' | '2' | '3' | 'more' | 'undecided';

const TOOL = { name: 'recheck', version: '4.5.0', file: 'lib/main.js' };
/** Milliseconds for its theory, and for its search where theory takes longer. */
const [THEORY, SEARCH] = [8000, 15_000];

interface Diagnostics {
  status: 'safe' | 'vulnerable' | 'unknown';
  checker?: string;
  complexity?: { type: string; degree?: number };
}
interface Recheck {
  checkSync(source: string, flags: string, options: { timeout: number; checker: 'auto' | 'fuzz' }): Diagnostics;
}

/** What a verdict is kept under. */
export const keyOf = (pattern: RegExp): string =>
  createHash('sha256').update(String(pattern)).digest('hex').slice(0, 16);

/** Judges patterns with recheck. Throws where that can be neither found nor installed. */
export async function openJudge(): Promise<(pattern: RegExp) => Verdict> {
  // In JavaScript: its other programs are no faster for single patterns.
  process.env.RECHECK_BACKEND = 'pure';
  const { default: recheck } = await importTool<{ default: Recheck }>(TOOL);
  return ({ source, flags }) => {
    // What repeats nothing is read in one go; recheck does not know all newer classes of characters.
    if (!/[*+{]/.test(source)) return 'linear';
    const asked = (checker: 'auto' | 'fuzz', timeout: number) =>
      verdictOf(recheck.checkSync(source, flags.replace(/[dv]/g, ''), { timeout, checker }));
    const verdict = asked('auto', THEORY);
    return verdict === 'undecided' ? asked('fuzz', SEARCH) : verdict;
  };
}

/** What its search calls slow is a guess: played back, most of that is not. */
function verdictOf({ status, checker, complexity }: Diagnostics): Verdict {
  if (status === 'safe') return 'linear';
  if (status === 'unknown' || checker === 'fuzz') return 'undecided';
  return complexity?.degree === 2 ? '2' : complexity?.degree === 3 ? '3' : 'more';
}
