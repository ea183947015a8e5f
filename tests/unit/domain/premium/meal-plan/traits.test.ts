import { describe, expect, it } from 'vitest';
import { foodKindsOf } from '#src/domain/premium/meal-plan/traits.ts';

describe('foodKindsOf', () => {
  it.each([
    ['White Bean and Kale Stew', 'beans'],
    ['Three-Bean Salad', 'beans'],
    ['Greek Salad with Tofu Feta', 'tofu'],
    ['Kimchi and Silken Tofu Stew', 'tofu'],
    ['Hearty Red Lentil Soup', 'lentils'],
  ])('knows the kind of food in "%s"', (title, kind) => {
    expect(foodKindsOf(title)).toContain(kind);
  });
});
