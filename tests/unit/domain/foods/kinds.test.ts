import { describe, expect, it } from 'vitest';
import { foodById } from '#src/domain/foods/find.ts';
import { KINDS, MADE_FROM } from '#src/domain/foods/kinds.ts';
import { SHELVES, STAPLES } from '#src/domain/search/fridge/staples.ts';

const isPlant = (id: string) => foodById.get(id)?.origin === undefined;
const isKnown = (id: string) => foodById.has(id) && isPlant(id);

describe('the tables of kinds, staples and what is made of what', () => {
  it('name foods that there are, none of an animal', () => {
    expect(KINDS.flatMap(({ foods }) => foods).filter((id) => !isKnown(id))).toEqual([]);
    expect(STAPLES.flatMap(({ foods }) => foods).filter((id) => !isKnown(id))).toEqual([]);
    expect([...MADE_FROM].flat(2).filter((id) => !isKnown(id))).toEqual([]);
    const kinds = new Set(KINDS.map(({ id }) => id));
    const shelved = SHELVES.flatMap(({ foods }) => foods);
    expect(shelved.filter((id) => !isKnown(id) && !kinds.has(id))).toEqual([]);
  });

  it('have ids that no food has', () => {
    expect(KINDS.filter(({ id }) => foodById.has(id))).toEqual([]);
  });
});
