import { describe, expect, it } from 'vitest';
import { foodById } from '#src/domain/foods/find.ts';
import { roleOf } from '#src/domain/foods/roles.ts';
import type { FOODS } from '#src/domain/foods/table.ts';
import rows from '#src/domain/foods/tables/roles.json' with { type: 'json' };

const roles = (ids: string) => ids.split(' ').map((id) => roleOf(foodById.get(id) as (typeof FOODS)[number]));

describe('what a food is to a cook', () => {
  it('is main for what a meal is built on', () => {
    expect(new Set(roles('chickpeas red-lentils white-rice spinach tofu leek sourdough-bread frozen-peas'))).toEqual(
      new Set(['main']),
    );
  });

  it('is fruit, beside or of the cupboard for the rest', () => {
    expect(roles('strawberry pear frozen-mango')).toEqual(['fruit', 'fruit', 'fruit']);
    expect(roles('lemon garlic mint soy-milk coconut-milk onion')).toEqual(Array(6).fill('side'));
    expect(roles('ground-cumin tahini soy-sauce plain-flour')).toEqual(Array(4).fill('cupboard'));
  });

  it('is told of foods that there are', () => {
    const named = rows.flatMap(({ foods }) => foods.split(' '));
    expect(named.filter((id) => !foodById.has(id))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });
});
