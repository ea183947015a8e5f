import type { MarkedPart } from '../marked/marked-recipe.ts';
import { bounded } from '../pattern.ts';
import { listedParts } from './listed-parts.ts';
import { type Node, typesOf, valuesOf } from './nodes.ts';
import { textsOf, type ValueReader } from './text-values.ts';

/** A name this long is no heading of a step. */
const LONGEST_NAME = 80;

/** The steps in whatever shape `recipeInstructions` has, under the headings of their sections; tips among them apart. */
export function stepPartsOf(
  value: unknown,
  reader: ValueReader,
): { steps: MarkedPart[]; tips: string[]; isRunTogether: boolean } {
  const tips: string[] = [];
  const steps = listedParts(value, reader, (node) => {
    const words = stepText(node, reader);
    if (!typesOf(node).includes('HowToTip')) return words;
    tips.push(words);
    return '';
  });
  const lines = steps.flatMap((part) => part.lines);
  return { steps, tips, isRunTogether: lines.length === 1 && typeof valuesOf(value)[0] === 'string' };
}

/** A step in several sentences is one; a name that its text does not say stands before it. */
function stepText(node: Node, reader: ValueReader): string {
  const said = textsOf(node.text ?? node.itemListElement ?? node.description ?? node.instruction ?? '', reader).join(
    ' ',
  );
  const name = textsOf(node.name ?? node.title ?? '', reader).join(' ');
  if (said === '') return name;
  const isSaid = plain(said).includes(plain(name)) || /^(?:step|étape|schritt)?\s*\d*\.?$/i.test(name);
  return isSaid || name.length > LONGEST_NAME ? said : `${name.replace(bounded(100, /[\s:.]+$/), '')}: ${said}`;
}

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
