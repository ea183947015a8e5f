/**
 * Checks that no regular expression of src takes long: every one of them, those put together from parts too (patternFrom in
 * src/domain/pattern.ts, the only place that may), takes time in proportion to its text, says recheck, or is `bounded` to
 * texts that are short enough. Verdicts are kept in scripts/patterns/judged.json, so that only new patterns are judged.
 * Usage: npm run script -- scripts/check-patterns.ts [--write], which keeps the verdicts.   Ends with 1 when a rule is broken.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FoundPattern, madePatterns, writtenPatterns } from './patterns/found.ts';
import { keyOf, openJudge, type Verdict } from './patterns/judge.ts';

const FILE = join(import.meta.dirname, 'patterns/judged.json');
/** The longest text for a pattern of a kind: what takes it some milliseconds. */
const LONGEST: Record<Verdict, number> = { linear: Infinity, undecided: 10_000, '2': 10_000, '3': 1_100, more: 0 };

process.chdir(dirname(import.meta.dirname));
const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Verdict>;
const { found, pastTheDoor } = writtenPatterns();
const patterns = [...found, ...(await madePatterns())];
const unjudged = new Map(patterns.map(({ pattern }) => [keyOf(pattern), pattern]));
for (const key of Object.keys(kept)) unjudged.delete(key);

const judged = { ...kept };
if (unjudged.size > 0) {
  console.log(`${unjudged.size} new patterns …`);
  const judge = await openJudge();
  for (const [key, pattern] of unjudged) judged[key] = judge(pattern);
}

const broken = [
  ...pastTheDoor.map((at) => `${at}: patterns are put together by patternFrom (src/domain/pattern.ts)`),
  ...patterns.flatMap(faultOf),
];
for (const line of new Set(broken)) console.error(`  error ${line}`);
console.log(
  broken.length > 0
    ? `x ${broken.length} patterns may take long`
    : `✔ ${patterns.length} patterns take no longer than their texts`,
);
if (process.argv.includes('--write')) write();
else if (unjudged.size > 0) console.log('Keep the new verdicts: npm run script -- scripts/check-patterns.ts --write');
// Modules of the server that were loaded may have begun something.
process.exit(broken.length === 0 ? 0 : 1);

function faultOf({ pattern, at, longest }: FoundPattern): string[] {
  const verdict = judged[keyOf(pattern)] ?? 'undecided';
  if ((longest ?? Infinity) <= LONGEST[verdict]) return [];
  const shown = String(pattern).length > 100 ? `${String(pattern).slice(0, 100)}…` : pattern;
  const advice = LONGEST[verdict] > 0 ? `write it otherwise, or bounded(${LONGEST[verdict]}, …)` : 'write it otherwise';
  return [`${at}: ${shown} is ${verdict === 'undecided' ? verdict : `of degree ${verdict}`}: ${advice}`];
}

/** Those of patterns that are there, in an order that changes little. */
function write(): void {
  const keys = [...new Set(patterns.map(({ pattern }) => keyOf(pattern)))].toSorted();
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(keys.map((key) => [key, judged[key]])), null, 2)}\n`);
}
