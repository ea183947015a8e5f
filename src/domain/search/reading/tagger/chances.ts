import type { Token } from '../tokens.ts';
import type { Unit } from '../units.ts';
import { unitName, unitTags, unitWords } from './tags.ts';
import MODEL from './weights.json' with { type: 'json' };

/** How likely a unit is to be found, must be left out, is wished for though no search can know it, or is of no concern: from 0 to 1, together 1. */
export interface Chances {
  readonly wish: number;
  readonly out: number;
  readonly said: number;
  readonly none: number;
}

/** Numbers row by row. */
interface Matrix {
  readonly columns: number;
  readonly values: Float32Array;
}
/** Of one direction: three gates (reset, update, new) one below the other. */
interface Direction {
  readonly input: Matrix;
  readonly state: Matrix;
  readonly inputBias: Float32Array;
  readonly stateBias: Float32Array;
}

/**
 * What each unit of a text is to the search, by a small network that learned it of sentences people wrote
 * (`scripts/reader`): a GRU in both directions (Cho et al., 2014) over the unit's name, what the lexicon says of it, and the
 * GloVe vector of its words (Pennington et al., 2014).
 */
export function chancesOf(units: readonly Unit[], tokens: readonly Token[]): Chances[] {
  const own = units.map((unit) => {
    const words = unitWords(unit, tokens).flatMap((word) => WORDS.get(word) ?? []);
    return joined(
      summed(
        TAG_BIAS,
        unitTags(unit, tokens).flatMap((tag) => TAGS.get(tag) ?? []),
      ).map(Math.tanh),
      summed(WORD_BIAS, words, 1 / words.length).map(Math.tanh),
    );
  });
  const inputs = own.map((each, at) => joined(NAMES.get(unitName(units[at] as Unit, tokens)) ?? UNKNOWN, each));
  const before = passed(FORWARD, inputs);
  const after = passed(BACKWARD, inputs.toReversed()).toReversed();
  return own.map((each, at) => {
    const read = joined(before[at] as Float32Array, after[at] as Float32Array, each);
    const head = times(HEAD, read, HEAD_BIAS).map((value) => Math.max(0, value));
    const powers = times(OUT, head, OUT_BIAS).map(Math.exp);
    const total = powers.reduce((sum, power) => sum + power);
    const [wish = 0, out = 0, said = 0, none = 0] = powers.map((power) => power / total);
    return { wish, out, said, none };
  });
}

/** The states of a GRU after each of its inputs. */
function passed({ input, state, inputBias, stateBias }: Direction, inputs: readonly Float32Array[]): Float32Array[] {
  const size = state.columns;
  let last = new Float32Array(size);
  return inputs.map((each) => {
    const fromInput = times(input, each, inputBias);
    const fromState = times(state, last, stateBias);
    const gate = (i: number) => 1 / (1 + Math.exp(-at(fromInput, i) - at(fromState, i)));
    last = last.map((value, i) => {
      const update = gate(i + size);
      const fresh = Math.tanh(at(fromInput, i + 2 * size) + gate(i) * at(fromState, i + 2 * size));
      return (1 - update) * fresh + update * value;
    });
    return last;
  });
}

const at = (values: Float32Array, i: number): number => values[i] as number;

/** Each row times the values, plus its bias. */
function times({ columns, values }: Matrix, by: Float32Array, bias: Float32Array): Float32Array {
  const product = bias.slice();
  for (let row = 0, i = 0; row < product.length; row++) {
    let total = at(product, row);
    for (let column = 0; column < columns; column++, i++) total += at(values, i) * at(by, column);
    product[row] = total;
  }
  return product;
}

const summed = (bias: Float32Array, rows: readonly Float32Array[], weight = 1): Float32Array =>
  bias.map((value, i) => rows.reduce((sum, row) => sum + at(row, i) * weight, value));

function joined(...parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const part of parts) {
    whole.set(part, from);
    from += part.length;
  }
  return whole;
}

/** Whole numbers from -127 to 127 in base64, and by what those of each row are multiplied. */
interface Packed {
  columns: number;
  scales: string;
  values: string;
}
function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  const chars = atob(text);
  const bytes = new Uint8Array(chars.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = chars.charCodeAt(i);
  return bytes;
}
function matrixOf({ columns, scales, values }: Packed): Matrix {
  const scale = new Float32Array(bytesIn(scales).buffer);
  const whole = new Int8Array(bytesIn(values).buffer);
  const rows = new Float32Array(whole);
  for (let i = 0; i < rows.length; i++) rows[i] = at(rows, i) * at(scale, Math.floor(i / columns));
  return { columns, values: rows };
}
const rowOf = (packed: Packed): Float32Array => matrixOf(packed).values;
function rowsByName(names: string, packed: Packed): ReadonlyMap<string, Float32Array> {
  const { columns, values } = matrixOf(packed);
  return new Map(names.split(' ').map((name, row) => [name, values.subarray(row * columns, (row + 1) * columns)]));
}
const directionOf = (packed: Record<keyof Direction, Packed>): Direction => ({
  input: matrixOf(packed.input),
  state: matrixOf(packed.state),
  inputBias: rowOf(packed.inputBias),
  stateBias: rowOf(packed.stateBias),
});

/** The first row is that of names nobody learned. */
const NAMES = rowsByName(`_ ${MODEL.names}`, MODEL.nameRows);
const UNKNOWN = NAMES.get('_') as Float32Array;
const TAGS = rowsByName(MODEL.tags, MODEL.tagRows);
const WORDS = rowsByName(MODEL.words, MODEL.wordRows);
const TAG_BIAS = rowOf(MODEL.tagBias);
const WORD_BIAS = rowOf(MODEL.wordBias);
const FORWARD = directionOf(MODEL.forward);
const BACKWARD = directionOf(MODEL.backward);
const HEAD = matrixOf(MODEL.head);
const HEAD_BIAS = rowOf(MODEL.headBias);
const OUT = matrixOf(MODEL.out);
const OUT_BIAS = rowOf(MODEL.outBias);
