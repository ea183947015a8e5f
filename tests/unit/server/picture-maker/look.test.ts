import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foodById } from '#src/domain/foods/find.ts';
import { FOODS } from '#src/domain/foods/table.ts';
import { lookOf } from '#src/server/picture-maker/look.ts';
import { SPRITES } from '#src/server/picture-maker/sprites.ts';

const FOLDER = 'src/server/picture-maker/sprites';
const of = (id: string) => {
  const food = foodById.get(id);
  if (!food) throw new Error(`There is no food ${id}`);
  return lookOf(food);
};

describe('lookOf', () => {
  it('knows how every food looks, but for what nobody sees', () => {
    const unseen = FOODS.filter((food) => lookOf(food) === null).map(({ id }) => id);
    expect(unseen).toEqual(expect.arrayContaining(['water', 'salt', 'ice']));
    expect(unseen.length).toBeLessThan(10);
  });

  it('shows pieces as pieces, powders and liquids in bowls of their colour, noodles and rice as they are', () => {
    expect(of('cherry-tomato')).toMatchObject({ kind: 'pieces', family: 'tomato' });
    expect(of('ground-turmeric')).toMatchObject({ kind: 'bowl', filling: ['grain', '#d99a1f'] });
    expect(of('soy-sauce')).toMatchObject({ kind: 'bowl', filling: ['swirl', '#3b2015'] });
    expect(of('rice-noodles')).toMatchObject({ kind: 'base', sprite: 'noodles' });
    expect(of('basmati-rice')).toMatchObject({ kind: 'base', sprite: 'rice' });
    expect(of('rice-vinegar')?.kind).toBe('bowl');
  });
});

describe('SPRITES', () => {
  it('are the files there are', () => {
    for (const sprite of SPRITES) expect(existsSync(`${FOLDER}/${sprite}.webp`), sprite).toBe(true);
    expect(readdirSync(FOLDER)).toHaveLength(SPRITES.length);
  });
});
