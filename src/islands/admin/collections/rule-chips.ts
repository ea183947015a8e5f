import type { CollectionRule } from '#src/domain/collections/collection.ts';
import { allergenName } from '#src/domain/foods/allergen-names.ts';
import { CATEGORY_LABELS, DIET_LABELS } from '#src/domain/recipes/kitchen.ts';
import { TIME_LIMIT_NAMES, TIME_LIMITS } from '#src/domain/search/listing-order.ts';

/** What a rule says, each with the rule that is left without it. */
export function ruleChips(rule: CollectionRule): { label: string; rest: CollectionRule }[] {
  const { category, dietaryPreferences = [], without = [], tags = [] } = rule;
  const less = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);
  return [
    ...(category ? [{ label: CATEGORY_LABELS[category], rest: { ...rule, category: undefined } }] : []),
    ...dietaryPreferences.map((diet) => ({
      label: DIET_LABELS[diet],
      rest: { ...rule, dietaryPreferences: less(dietaryPreferences, diet) },
    })),
    ...without.map((allergen) => ({
      label: `Without ${allergenName(allergen)}`,
      rest: { ...rule, without: less(without, allergen) },
    })),
    ...TIME_LIMIT_NAMES.flatMap((limit) => {
      const most = rule[limit];
      return most === undefined
        ? []
        : [{ label: `At most ${most} min ${TIME_LIMITS[limit]}`, rest: { ...rule, [limit]: undefined } }];
    }),
    ...tags.map((tag) => ({ label: tag.replaceAll('-', ' '), rest: { ...rule, tags: less(tags, tag) } })),
  ];
}
