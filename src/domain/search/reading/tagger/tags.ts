import type { Token } from '../tokens.ts';
import { isUnknown, type Unit } from '../units.ts';

/** The words of a unit as the tagger knows them: in the singular, joined. */
export const unitName = (unit: Unit, tokens: readonly Token[]): string =>
  unit.mark || (unit.isAmount ? '#' : unitWords(unit, tokens).join('_'));

export const unitWords = (unit: Unit, tokens: readonly Token[]): string[] =>
  unit.mark || unit.isAmount ? [] : tokens.slice(unit.first, unit.end).map(({ key }) => key);

/** What the lexicon says of a unit, a tag each. */
export function unitTags(unit: Unit, tokens: readonly Token[]): string[] {
  const tags = new Set<string>();
  for (const { kind, id, not, near, of, kinds, ...features } of unit.concepts) {
    tags.add(kind);
    for (const [name, value] of Object.entries(features)) tags.add(`${name}-${value}`);
  }
  for (const { of } of unit.limits) tags.add(`limit-${of}`);
  if (unit.ending) tags.add(`ends-${unit.ending}`);
  if (unit.isShort) tags.add('short');
  if (unit.isLacking) tags.add('lacking');
  if (isUnknown(unit)) tags.add('unknown');
  if (tokens[unit.first]?.isCapital) tags.add('capital');
  return [...tags];
}
