import { describe, expect, it } from 'vitest';
import { premiumExamples } from '#src/server/premium/examples.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

describe('premiumExamples', () => {
  it('shows what the tools made of recipes that visitors may see whole', async () => {
    const { days, list, sheet, search, exclusive } = await premiumExamples();
    expect(days.map(({ name }) => name)).toEqual(['Monday', 'Tuesday', 'Wednesday']);
    const meals = days.flatMap(({ meals }) => meals.map(({ recipe }) => recipe));
    expect(meals).toHaveLength(9);
    expect(meals.filter(({ isPremiumOnly }) => isPremiumOnly)).toEqual([]);
    const leftovers = days.flatMap(({ meals }) => meals.filter(({ isLeftover }) => isLeftover));
    expect(list.recipes).toBe(meals.length - leftovers.length);
    for (const { why } of leftovers) expect(why).toMatch(/^From \w+day’s dinner: 4 servings are cooked$/);
    expect(days.map(({ why }) => why)).not.toContain('');
    expect(list.shared.length).toBeGreaterThan(3);
    for (const { item, from } of list.shared) {
      expect(new Set(item.sources.map(({ entryId }) => entryId)).size).toBeGreaterThan(1);
      expect(from.split(' for ').length).toBeGreaterThan(2);
    }
    expect(sheet?.lines.length).toBe(sheet?.recipe.ingredients.length);
    expect(search.understood.map(({ label }) => label)).toEqual(['dinner', 'no nuts', 'high-protein', 'under 30 min']);
    expect(search.found).not.toEqual([]);
    expect(exclusive.total).toBeGreaterThanOrEqual(exclusive.newest.length);
    expect(exclusive.newest.every(({ isPremiumOnly, calories }) => isPremiumOnly && calories === 0)).toBe(true);
  });
});
