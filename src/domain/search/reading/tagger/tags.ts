import type { Token } from '../tokens.ts';
import { hasAny, isUnknown, isWished, type Unit } from '../units.ts';

/** Whether the tagger learned of such units what they are to the search: things and words nobody knows, but for moods. */
export const isTagged = (unit: Unit): boolean =>
  !unit.mark && !unit.isAmount && (isUnknown(unit) || isWished(unit)) && !hasAny(unit, 'mood');

/** The words of a unit as the tagger knows them: in the singular, joined. */
export const unitName = (unit: Unit, tokens: readonly Token[]): string =>
  unit.mark || (unit.isAmount ? '#' : unitWords(unit, tokens).join('_'));

export const unitWords = (unit: Unit, tokens: readonly Token[]): string[] =>
  unit.mark || unit.isAmount ? [] : tokens.slice(unit.first, unit.end).map(({ key }) => key);

/** What the lexicon says of a unit, a tag each. */
export function unitTags(unit: Unit, tokens: readonly Token[]): string[] {
  const tags = new Set<string>();
  for (const { kind, polarity, health, denied, isPast, takes } of unit.concepts) {
    tags.add(kind);
    if (polarity !== undefined) tags.add(`${kind}${polarity}`);
    if (health) tags.add('health');
    if (denied !== undefined) tags.add(`denied${denied}`);
    if (isPast) tags.add('past');
    if (takes) tags.add(`takes-${takes}`);
  }
  if (unit.said) tags.add(`said${unit.said.polarity}-${unit.said.takes}`);
  if (unit.ending) tags.add(`ends-${unit.ending}`);
  if (unit.isShort) tags.add('short');
  if (unit.isLacking) tags.add('lacking');
  if (isUnknown(unit)) tags.add('unknown');
  if (tokens[unit.first]?.isCapital) tags.add('capital');
  return [...tags];
}
