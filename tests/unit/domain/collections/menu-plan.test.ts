import { describe, expect, it } from 'vitest';
import { type MenuDish, menuPlan } from '#src/domain/collections/menu-plan.ts';

const dish = (title: string, instructions: string[], more: Partial<MenuDish> = {}): MenuDish => ({
  recipeId: title.toLowerCase(),
  title,
  prepTime: 20,
  ingredients: [],
  instructions,
  ...more,
});
const told = (dishes: MenuDish[]) =>
  menuPlan(dishes).map(({ title, when, steps, before }) => ({ title, when, steps, before }));

describe('menuPlan', () => {
  it('does all up to the last long wait the day before, and the rest when it is due', () => {
    const tiramisu = dish('Tiramisu', [
      'Bake the sponge for 20 minutes.',
      'Layer it and chill for 5 hours.',
      'Dust with cocoa.',
    ]);
    expect(told([tiramisu])).toEqual([
      { title: 'Tiramisu', when: 'day', steps: [1, 2], before: 340 },
      { title: 'Tiramisu', when: 'last', steps: [3, 3], before: 20 },
    ]);
  });

  it('begins in the hours before what takes that long, and ends at the last minute', () => {
    const bake = dish('Bake', [
      'Slice the aubergines.',
      'Roast for 45 minutes.',
      'Simmer the sauce for 15 minutes.',
      'Serve.',
    ]);
    expect(told([bake])).toEqual([
      { title: 'Bake', when: 'hours', steps: [1, 2], before: 80 },
      { title: 'Bake', when: 'last', steps: [3, 4], before: 25 },
    ]);
  });

  it('has what must be soaked overnight the day before', () => {
    const falafel = dish('Falafel', ['Grind the chickpeas.', 'Bake for 25 minutes.'], {
      ingredients: ['200 g dried chickpeas, soaked for 12 hours', '1 onion'],
    });
    expect(menuPlan([falafel])[0]).toMatchObject({
      when: 'day',
      steps: null,
      text: '200 g dried chickpeas, soaked for 12 hours',
    });
  });

  it('puts all dishes into one order, what takes longest first', () => {
    const soup = dish('Soup', ['Simmer for 40 minutes.']);
    const roast = dish('Roast', ['Roast for 90 minutes.']);
    expect(told([soup, roast]).map(({ title }) => title)).toEqual(['Roast', 'Soup']);
  });
});
