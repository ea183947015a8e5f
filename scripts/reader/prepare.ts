import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { amountsIn } from '#src/domain/search/reading/numbers.ts';
import { mendedToken, unitsIn } from '#src/domain/search/reading/phrases.ts';
import { unitName, unitTags, unitWords } from '#src/domain/search/reading/tagger/tags.ts';
import { keyOf, type Token, tokensOf } from '#src/domain/search/reading/tokens.ts';
import { isCooking, isNaming, isWished, type Unit } from '#src/domain/search/reading/units.ts';
import { type Row, rowsIn } from './rows.ts';

/** Vectors of rarer words are not kept. */
const WORDS_WITH_VECTORS = 16_000;
const DIMENSIONS = 100;

type Label = 'wish' | 'out' | 'said' | 'none';
const LABELS = ['out', 'wish', 'said', 'none'] as const;

/** What each token is by the fields of its line; what is in two of them teaches nothing. */
function labelsOf({ out, wished, said }: Row, tokens: readonly Token[]): (Label | null)[] {
  const labels = tokens.map(() => new Set<Label>());
  const mark = (phrases: readonly string[], label: Label) => {
    for (const phrase of phrases) {
      const keys = tokensOf(phrase.replace(/-free$/, '')).map(({ key }) => key);
      const places = tokens.flatMap((_, at) => (keys.every((key, i) => tokens[at + i]?.key === key) ? at : []));
      for (const at of places) for (let i = 0; i < keys.length; i++) labels[at + i]?.add(label);
      if (places.length > 0) continue;
      for (const [at, { key }] of tokens.entries()) if (key.length > 3 && keys.includes(key)) labels[at]?.add(label);
    }
  };
  mark(out, 'out');
  mark(wished, 'wish');
  mark(said, 'said');
  return labels.map((each) => (each.has('out') && each.has('wish') ? null : labelIn([...each])));
}

/** A number of eaters or minutes is wished for where it is the one that was meant; of one that is read otherwise nothing is known. */
function labelOfAmount({ numbers }: Row, { limits }: Unit, units: readonly Unit[]): Label | null {
  const [limit] = limits;
  if (!limit || !/^(?:servings|maxMinutes)$/.test(limit.of)) return null;
  if (numbers[limit.of] === limit.value) return 'wish';
  const isOnly = units.filter((each) => each.limits[0]?.of === limit.of).length === 1;
  return limit.of in numbers && isOnly ? null : 'none';
}

/** Of several the first that one of its words has. */
const labelIn = (own: readonly (Label | null)[]): Label => LABELS.find((label) => own.includes(label)) ?? 'none';

function lineOf(row: Row) {
  const typed = tokensOf(row.sentence);
  const tokens = typed.map((token) => mendedToken(token));
  const labels = labelsOf(row, typed);
  const units = unitsIn(tokens, amountsIn(tokens));
  const learned = units.map((unit) => {
    const own = labels.slice(unit.first, unit.end);
    const label = own.includes(null) ? null : labelIn(own);
    // Words that make sentences are wished for or refused with what they stand in, and teach nothing by that.
    const isNamed = isNaming(unit) || isCooking(unit);
    const isTaught = !unit.mark && (isNamed || label === 'said' || label === 'none');
    return {
      name: unitName(unit, tokens),
      words: unitWords(unit, tokens),
      tags: unitTags(unit, tokens),
      label: unit.isAmount ? labelOfAmount(row, unit, units) : isTaught ? label : null,
      isThing: isWished(unit),
    };
  });
  return { sentence: row.sentence, units: learned };
}

/** Vectors of words by the words themselves, the commonest first. */
export type WordVectors = Readonly<Record<string, number[]>>;

/**
 * Writes what `train.py` learns from into a folder: the sentences of another as the reader parts them, with what each unit
 * is in them, and the vectors of common words.
 */
export function prepare(sentences: string, vectors: WordVectors, out: string): void {
  mkdirSync(out, { recursive: true });
  const files = readdirSync(sentences).filter((name) => /\.txt(?:\.gz)?$/.test(name));
  const lines = files.flatMap((file) =>
    rowsIn(join(sentences, file)).map((row) => JSON.stringify({ file: file.replace(/\.gz$/, ''), ...lineOf(row) })),
  );
  writeFileSync(join(out, 'sentences.jsonl'), `${lines.join('\n')}\n`);
  const known = new Map<string, number[]>();
  for (const [word, vector] of Object.entries(vectors)) {
    if (known.size === WORDS_WITH_VECTORS) break;
    if (!/^[\p{Ll}'-]+$/u.test(word)) continue;
    // The first word of each singular counts.
    const key = keyOf(word);
    if (!known.has(key)) known.set(key, vector.slice(0, DIMENSIONS));
  }
  writeFileSync(join(out, 'vectors.json'), JSON.stringify(Object.fromEntries(known)));
  console.log(`${lines.length} sentences, ${known.size} words with vectors`);
}
