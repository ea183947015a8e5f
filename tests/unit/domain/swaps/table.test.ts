import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { foodById } from '#src/domain/foods/find.ts';
import { contentsOfLine, holdingOf } from '#src/domain/ingredients/allergens.ts';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { ROLE_RULES } from '#src/domain/swaps/role-rules.ts';
import { type SwappedAllergen, swapSchema } from '#src/domain/swaps/swap.ts';
import { SWAPS } from '#src/domain/swaps/swaps.ts';
import rows from '#src/domain/swaps/tables/swaps.json' with { type: 'json' };

const ROWS = Object.entries(SWAPS).flatMap(([from, swaps]) => swaps.map((swap) => ({ from, ...swap })));
const LAW: Partial<Record<string, SwappedAllergen>> = { gluten: 'gluten', soya: 'soy', nuts: 'nuts', peanuts: 'nuts' };

/** What somebody may have to do without: in a food for certain, and by product as well. */
function held(id: string): { sure: SwappedAllergen[]; may: SwappedAllergen[] } {
  const { allergens = [], check = [], contains = [] } = foodById.get(id) ?? {};
  const named = (some: readonly string[]) => some.flatMap((each) => LAW[each] ?? []);
  const sure = [...named(allergens), ...(contains.includes('kernels') ? (['nuts'] as const) : [])];
  return { sure, may: [...sure, ...named(check)] };
}

describe('SWAPS', () => {
  it('are what the schema reads in their table', () => {
    const read = z.array(swapSchema.extend({ from: z.string() })).parse(rows);
    expect(Object.fromEntries(Object.entries(SWAPS).map(([from, swaps]) => [from, [...swaps]]))).toEqual(
      Object.fromEntries(
        Object.entries(Object.groupBy(read, ({ from }) => from)).map(([from, some = []]) => [
          from,
          some.map(({ from: _, ...swap }) => swap),
        ]),
      ),
    );
  });

  it('knows something for at least 60 foods', () => {
    expect(Object.keys(SWAPS).length).toBeGreaterThanOrEqual(60);
  });

  it('speaks of foods in the table, none of them animal', () => {
    const unknown = ROWS.flatMap(({ from, to }) => [from, to]).filter(
      (id) => foodById.get(id)?.origin !== undefined || !foodById.has(id),
    );
    expect(unknown).toEqual([]);
  });

  it('never swaps a food for itself, nor twice for the same', () => {
    for (const [from, swaps] of Object.entries(SWAPS)) {
      const to = swaps.map((swap) => swap.to);
      expect(new Set([from, ...to]).size, from).toBe(to.length + 1);
    }
  });

  it('says truly what a swap is free from', () => {
    for (const { from, to, without } of ROWS) {
      for (const allergen of without) {
        expect(held(from).may, `${from} → ${to}: ${allergen}`).toContain(allergen);
        expect(held(to).sure, `${from} → ${to}: ${allergen}`).not.toContain(allergen);
      }
    }
  });

  it('names everything a swap frees from', () => {
    for (const { from, to, without } of ROWS) {
      const freed = (['nuts', 'soy', 'gluten'] as SwappedAllergen[]).filter(
        (each) => held(from).sure.includes(each) && !held(to).may.includes(each),
      );
      expect(without, `${from} → ${to}`).toEqual(expect.arrayContaining(freed));
    }
  });

  it.each(['nuts', 'soy', 'gluten'] as const)('has a way without %s for every food that has one listed', (allergen) => {
    const stuck = Object.entries(SWAPS).filter(
      ([from, swaps]) => held(from).sure.includes(allergen) && !swaps.some(({ without }) => without.includes(allergen)),
    );
    expect(stuck.map(([from]) => from)).toEqual([]);
  });

  it('frees for certain from what it says it does, and names foods that are known', () => {
    for (const { from, to, name, without } of ROWS) {
      const { causes, unknown } = holdingOf(contentsOfLine(parseIngredientLine(name)));
      expect(unknown, `${from} → ${to}`).toBeUndefined();
      const sure = causes.filter(({ isSure }) => isSure).map(({ allergen }) => allergen);
      const freed = without.flatMap((each) =>
        each === 'nuts' ? ['nuts', 'peanuts'] : each === 'soy' ? ['soya'] : each,
      );
      expect(
        sure.filter((allergen) => freed.includes(allergen)),
        `${from} → ${to}`,
      ).toEqual([]);
    }
  });

  it('knows by a rule each role that a swap can fill, and has a swap for each food of a rule', () => {
    const rolesOf = (food: string) => ROLE_RULES.flatMap(({ foods, role }) => (foods.includes(food) ? [role] : []));
    const unknown = ROWS.filter(({ from, fills }) => fills && !fills.some((role) => rolesOf(from).includes(role)));
    expect(unknown.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    expect(ROLE_RULES.flatMap(({ foods }) => foods).filter((food) => !SWAPS[food])).toEqual([]);
  });

  it('says beside a food what is done otherwise in a few words', () => {
    for (const { change, from } of ROWS) if (change) expect(change.note, from).toMatch(/^[a-z0-9][^.]{8,80}$/);
  });

  it('has a positive ratio and a note of a sentence', () => {
    for (const { ratio, note, from } of ROWS) {
      expect(ratio, from).toBeGreaterThan(0);
      expect(note, from).toMatch(/^[A-Z1⅛].{4,90}\.$/);
    }
  });
});
