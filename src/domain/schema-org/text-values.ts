import { minutesOfDuration } from '../quantities/duration-texts.ts';
import { isNode, type Node, valuesOf } from './nodes.ts';

/** Makes plain lines of a text that may be HTML. */
type LinesOf = (words: string) => string[];

/** Reads the values of a node's properties. */
export interface ValueReader {
  linesOf: LinesOf;
  /** The node that a bare reference means. */
  resolve: (value: unknown) => unknown;
}

/** Values that are looked at of one list, how deep lists may lie in lists, and characters of a text. */
export const BOUNDS = { values: 500, deep: 8, characters: 20_000 };

/** Texts in lines, whether they stand as one, in a list or in objects with a text. */
export const textsOf = (value: unknown, reader: ValueReader, deep = 0): string[] =>
  deep > BOUNDS.deep
    ? []
    : valuesOf(value)
        .slice(0, BOUNDS.values)
        .flatMap((each) => textOf(each, reader, deep));

function textOf(value: unknown, reader: ValueReader, deep: number): string[] {
  if (typeof value === 'string' || typeof value === 'number')
    return reader.linesOf(String(value).slice(0, BOUNDS.characters));
  if (Array.isArray(value)) return textsOf(value, reader, deep + 1);
  const node = reader.resolve(value);
  return isNode(node) ? textsOf(node.text ?? node.name ?? node.value ?? '', reader, deep + 1) : [];
}

/** "4 servings" of `{ value: 4, unitText: "servings" }`, and any yield in words. */
export const yieldsOf = (value: unknown, reader: ValueReader): string[] =>
  valuesOf(value)
    .slice(0, BOUNDS.values)
    .flatMap((each) => {
      if (!isNode(each)) return textsOf(each, reader).join(' ');
      const number = [each.value ?? each.minValue ?? each.amount].flat()[0] ?? '';
      return textsOf([number, each.unitText ?? each.unitCode ?? each.name ?? ''], reader).join(' ');
    })
    .map((words) => words.trim())
    .filter(Boolean);

/** Minutes of a duration in ISO 8601, in words, or as `{ minValue, maxValue }`, of which the longer counts. */
export function minutesOf(value: unknown, reader: ValueReader): number | null {
  for (const each of valuesOf(value).slice(0, BOUNDS.values)) {
    const said = isNode(each) ? durationIn(each) : each;
    const minutes = minutesOfDuration(textsOf(said, reader).join(' '));
    if (minutes !== null) return minutes;
  }
  return null;
}

const durationIn = (node: Node): unknown =>
  node.maxValue ?? node.value ?? node.minValue ?? node.text ?? node.name ?? '';
