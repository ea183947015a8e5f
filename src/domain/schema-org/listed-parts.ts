import type { MarkedPart } from '../marked/marked-recipe.ts';
import { isNode, type Node, typesOf, valuesOf } from './nodes.ts';
import { BOUNDS, textsOf, type ValueReader } from './text-values.ts';

/** A reader of one entry of a list; `null` where the entry is not of that kind, and lies deeper. */
type EntryReader = (node: Node, parts: PartList, deep: number) => string | null;

/** Lines in their parts, as they are found one after the other. */
class PartList {
  readonly parts: MarkedPart[] = [];
  private count = 0;

  /** What is found from here on stands under a heading, or under none. */
  open(heading: string | null): void {
    const last = this.parts.at(-1);
    if (last && last.lines.length === 0 && last.heading === null) last.heading = heading;
    else if (!last || last.heading !== heading) this.parts.push({ heading, lines: [] });
  }

  add(...lines: string[]): void {
    if (this.parts.length === 0) this.open(null);
    const room = Math.max(0, BOUNDS.values - this.count);
    const words = lines.slice(0, room).filter((line) => line.trim() !== '');
    this.parts.at(-1)?.lines.push(...words);
    this.count += words.length;
  }

  get filled(): MarkedPart[] {
    return this.parts.filter(({ lines }) => lines.length > 0);
  }
}

/**
 * The lines of a list in whatever shape a source has it: texts, nested lists, objects numbered "0", "1", objects of lists by
 * their headings, sections with a name. `entry` reads the objects that are one entry.
 */
export function listedParts(value: unknown, reader: ValueReader, entry: EntryReader): MarkedPart[] {
  const list = new PartList();
  const take = (each: unknown, deep: number): void => {
    if (deep > BOUNDS.deep) return;
    if (typeof each === 'string' || typeof each === 'number') {
      list.add(...textsOf(each, reader));
      return;
    }
    if (Array.isArray(each)) {
      takeAll(each, deep + 1);
      return;
    }
    const node = reader.resolve(each);
    if (!isNode(node)) return;
    const numbered = numberedIn(node);
    if (numbered) {
      takeAll(numbered, deep + 1);
      return;
    }
    const inside = node.itemListElement ?? node.steps ?? node.item ?? node.recipeIngredient ?? node.ingredients;
    if (inside !== undefined && !typesOf(node).includes('HowToStep')) {
      const heading = typesOf(node).some((type) => /Section/i.test(type)) || node.recipeIngredient || node.ingredients;
      const before = list.parts.at(-1)?.heading ?? null;
      if (heading) list.open(textsOf(node.name ?? node.title ?? '', reader).join(' ') || null);
      takeAll(inside, deep + 1);
      if (heading) list.open(before);
      return;
    }
    const line = entry(node, list, deep);
    if (line !== null) {
      list.add(line);
      return;
    }
    for (const [name, lines] of Object.entries(node).slice(0, BOUNDS.values)) {
      if (!Array.isArray(lines) || name.startsWith('@')) continue;
      list.open(name);
      takeAll(lines, deep + 1);
    }
  };
  const takeAll = (values: unknown, deep: number): void => {
    for (const each of valuesOf(values).slice(0, BOUNDS.values)) take(each, deep);
  };
  takeAll(value, 0);
  return list.filled;
}

/** The values of an object that is a list in disguise: `{ "0": …, "1": … }`, `{ "step1": …, "step2": … }`. */
function numberedIn(node: Node): unknown[] | null {
  const names = Object.keys(node).filter((name) => !name.startsWith('@'));
  const numbers = names.map((name) => Number(/^[a-z]{0,12}[ _-]?(\d{1,4})$/i.exec(name)?.[1] ?? Number.NaN));
  if (names.length === 0 || numbers.some(Number.isNaN)) return null;
  return names
    .map((name, at) => ({ at: numbers[at] ?? 0, value: node[name] }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}
