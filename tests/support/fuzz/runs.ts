import type { Parameters } from 'fast-check';

/** How a property is tried, whatever it is about. */
type Runs = Pick<
  Parameters,
  'seed' | 'path' | 'verbose' | 'numRuns' | 'interruptAfterTimeLimit' | 'markInterruptAsFailure'
>;

/** The same inputs at every `npm test`; `npm run fuzz` sets another, which it prints. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_128);
const minutes = Number(process.env.FUZZ_MINUTES ?? 0);
const path = process.env.FUZZ_PATH;

/** How often a property is tried: `few` times in `npm test`, for its share of the minutes in `npm run fuzz`. */
export function runs(few: number, share: number): Runs {
  const again = { seed, ...(path && { path }), verbose: 1 };
  if (minutes === 0) return { ...again, numRuns: few };
  const interruptAfterTimeLimit = minutes * share * 60_000;
  return { ...again, numRuns: 1_000_000_000, interruptAfterTimeLimit, markInterruptAsFailure: false };
}
