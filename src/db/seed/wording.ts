import { asWritten, foodsIn, foodWords } from '#src/domain/foods/find.ts';
import { bounded, patternFrom } from '#src/domain/pattern.ts';
import type { CatalogueRecipe } from '#src/domain/recipes/catalogue.ts';

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|[½¼¾⅓⅔]|two|three|four|five|six|seven|eight|nine|ten|twelve)(?![\p{L}\d])`;
const RANGE = bounded(10_000, patternFrom(String.raw`(?<![\p{L}\d])${NUMBER} to ${NUMBER}|\d-\d`, 'iu'));
const SIZES = /\d ?x ?\d/i;
/** What a sentence warns of that a dish for children cannot have. */
const NOT_FOR_CHILDREN = bounded(
  10_000,
  /\b(?:not|no|never|unsuitable|unsafe)\b[^,;]*\b(?:children|toddlers|babies|infants)\b|\bunder (?:the age of )?(?:one|two|three|four|five|\d)s?\b(?! minutes)|\bchok(?:e|es|ing)\b|\bgrown-ups?\b/iu,
);
/** A drink that is none for children, where the sentence does not say that it is not in there. */
const STIMULANT =
  /(?<!\b(?:no|without|of the) )\b(?:alcohol(?!-free)|caffeine|wine(?! vinegar)|beer|rum|brandy|whisky|espresso|matcha)\b/iu;
const WITHOUT = /\b(?:no|without)\b/iu;

/** The house's rules that the words of a recipe break, in sentences. */
export function wordingProblems(recipe: CatalogueRecipe): string[] {
  const { title, description, ingredients, instructions, nutritionalBenefits, tipsAndNotes } = recipe;
  const texts = [title, description, ...ingredients, ...instructions, nutritionalBenefits, tipsAndNotes];
  const isForKids = recipe.dietaryRestrictions.includes('kids');
  return texts
    .flatMap((text) => text.split(/(?<=[.!?;])\s/))
    .flatMap((sentence) => {
      const problems: string[] = [];
      if (SIZES.test(sentence)) problems.push('sizes are parted by “×”');
      if (RANGE.test(sentence)) problems.push('a range is written with an en dash');
      if (namesButter(sentence)) problems.push('butter is “vegan butter”');
      if (isForKids && (NOT_FOR_CHILDREN.test(sentence) || STIMULANT.test(sentence)))
        problems.push('a dish for kids warns of nothing for them');
      return problems.map((problem) => `${problem}: “${sentence}”`);
    });
}

/** Whether butter of milk is named, which "vegan butter", "butter beans" and "peanut butter" are not. */
const namesButter = (sentence: string): boolean =>
  !WITHOUT.test(sentence) &&
  foodsIn(sentence).some(({ food, at, words }) => {
    const called = foodWords(sentence).slice(at, at + words);
    return food.id === 'butter' && /^(?:\p{L}+ )?butter$/iu.test(asWritten(sentence, called));
  });
