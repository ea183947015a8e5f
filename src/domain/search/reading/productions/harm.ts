import type { Frame } from '../frames.ts';
import { has, hasAny, isCalled, isFood, isThing, isUnknown } from '../units.ts';
import type { Production } from './production.ts';

/** What harms, and names nothing, is said of what happens if or when: "when she eats nuts, she swells up". */
export const condition: Production = ({ units, reading: { frames }, own, next }) => {
  const harm = next?.open;
  if (harm?.polarity !== -1 || !has(own[0], 'condition')) return null;
  const told = (frame: Frame): Frame =>
    frame.args.some((at) => isThing(units[at])) ? { ...frame, ...harm, isWithin: false } : frame;
  return { frames: frames.map(told) };
};

/** What one wishes were not so is so: "if only she weren't allergic to nuts". */
export const regretted: Production = ({ reading: { frames }, own }) => {
  const isWished = has(own[0], 'condition') && isCalled(own[1], /^only$/);
  const isDenied = ({ polarity, predicate }: Frame) => polarity === 0 && /^(?:allergy|harm|refuse)$/.test(predicate);
  if (!isWished) return null;
  return { frames: frames.map((frame) => (isDenied(frame) ? { ...frame, polarity: -1, isHealth: true } : frame)) };
};

/** What is said of a part of somebody's body, and wants nothing, is harm: "my stomach and onions fell out", "her lips go numb". */
export const bodily: Production = ({ reading: { frames, open }, own }) => {
  const body = own.findIndex((unit) => unit.concepts.some(({ kind, health }) => kind === 'person' && health));
  const isSubject = own
    .slice(0, Math.max(body, 0))
    .every(
      (unit) =>
        isFood(unit) || hasAny(unit, 'joiner', 'subord', 'contrast', 'condition', 'determiner', 'through', 'degree'),
    );
  const isWanting =
    open?.polarity === 1 || frames.some(({ predicate, polarity }) => polarity === 1 && !BARE.test(predicate));
  const says = own
    .slice(body + 1)
    .some((unit) => isUnknown(unit) || (!isFood(unit) && hasAny(unit, 'not', 'neutral', 'harm')));
  if (body < 0 || !isSubject || isWanting || !says) return null;
  const harm = { predicate: 'harm', polarity: -1, isHealth: true } as const;
  if (frames.length === 0) return { open: harm };
  return { isUnclear: false, frames: frames.map((frame) => ({ ...frame, ...harm, isWithin: false })) };
};
const BARE = /^(?:name|said)$/;
