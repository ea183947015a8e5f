import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A sentence and what whoever wrote it means by it, in its own words. */
export interface Row {
  sentence: string;
  /** What must be left out. */
  out: string[];
  wished: string[];
  /** `servings` and `maxMinutes`. */
  numbers: Record<string, number>;
  /** What a search need not understand. */
  said: string[];
}

/** The rows of a file; a line is `sentence | left out | wished | numbers | not understood`, lists parted by commas; `.gz` is unpacked. */
export function rowsIn(file: string): Row[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text.split('\n').filter(Boolean).map(rowOf);
}

function rowOf(line: string): Row {
  const [sentence = '', ...fields] = line.split('|').map((field) => field.trim());
  const [out = [], wished = [], numbers = [], said = []] = fields.map((field) =>
    field.split(',').flatMap((each) => each.trim() || []),
  );
  const named = numbers.map((each) => each.split('=')).map(([name = '', value]) => [name, Number(value)] as const);
  return { sentence, out, wished, numbers: Object.fromEntries(named), said };
}
