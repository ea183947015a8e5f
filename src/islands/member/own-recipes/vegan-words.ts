import type { MembersRecipe } from '#src/domain/own-recipes/own-recipe.ts';

/** What is said of each; nothing of what is vegan, as nearly all here is. */
export const VEGAN_WORDS: Readonly<Record<MembersRecipe['vegan'], string>> = {
  yes: '',
  no: 'Not vegan',
  unsure: 'Perhaps not vegan',
};
