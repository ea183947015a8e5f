import { amountFor, type SoughtNutrient } from '../../nutrition/rich-in.ts';
import { type Limit, type Rule, rule, type Understand } from './number-rules.ts';

/** Of a serving, by the end of their filters' names. */
const SOUGHT: readonly { of: string; nutrient: SoughtNutrient; called: string }[] = [
  { of: 'Iron', nutrient: 'iron', called: 'iron(?! (?:skillet|pan|pot|press))' },
  { of: 'Calcium', nutrient: 'calcium', called: 'calcium' },
  { of: 'Zinc', nutrient: 'zinc', called: 'zinc' },
  { of: 'B12', nutrient: 'vitaminB12', called: '(?:vitamin )?b ?12' },
  { of: 'Fibre', nutrient: 'fibre', called: '(?:fibre|fiber)' },
];
const calledLike = (found: string): ((each: (typeof SOUGHT)[number]) => boolean) => {
  const start = found.replace('vitamin ', '').charAt(0);
  return ({ of }) => of.charAt(0).toLowerCase() === start;
};

const MINERAL = `(?:${SOUGHT.filter(({ nutrient }) => nutrient !== 'fibre')
  .map(({ called }) => called)
  .join('|')})`;
const NUTRIENT = `(?:${SOUGHT.map(({ called }) => called).join('|')})`;
/** "Iron and zinc"; the protein of "protein and iron" is the diet. */
const BOTH = `(?:(?<a>${NUTRIENT}|protein) (?:and|plus|,) )?(?<b>${NUTRIENT})`;
const MINERALS = `(?:(?<a>${MINERAL}) (?:and|plus|,) )?(?<b>${MINERAL})`;

const MUCH =
  '(?:high|higher|rich|packed|loaded|full|bursting|plenty|lots|heaps|loads|a lot|more|extra|boosting)(?: in| with| of)?';
const SOURCE = '(?:(?:good|great|excellent|rich) )?sources? of';
const AFTER = '(?:rich|packed|loaded|boosting|heavy|dense)';
/** A wish is read where nothing before it refuses it. */
const DENIED =
  '(?<!\\b(?:not|nt|no|nothing|never|isn t|without|too|avoid|avoiding|less|low) (?:(?:so|very|too|be|that|a|an|a good|any) )?)';
const LITTLE = '(?:low(?:er)?(?: in)?|little|less|not (?:too )?much|light on|without(?: any)?|no|avoid(?:ing)?)';
/** What people put around a nutrient alone. */
const DISHES = '(?:recipes?|foods?|dishes|meals?|ideas|breakfasts?|lunch(?:es)?|dinners?|snacks?|desserts?|smoothies?)';

const reads =
  (side: 'min' | 'max', share: 'much' | 'some'): Understand =>
  ({ groups = {} }) =>
    [groups.a, groups.b].flatMap((found): Limit[] => {
      if (found === 'protein') return [{ of: 'diet:high-protein', value: 1 }];
      const sought = found === undefined ? undefined : SOUGHT.find(calledLike(found));
      return sought ? [{ of: side + sought.of, value: amountFor(sought.nutrient, share) }] : [];
    });

/** How one asks for iron, calcium, zinc, vitamin B12 and fibre without a number. */
export const RICHNESS_RULES: readonly Rule[] = [
  rule(`${DENIED}${SOURCE} ${BOTH}`, reads('min', 'some')),
  rule(`${DENIED}${MUCH} ${BOTH}`, reads('min', 'much')),
  rule(`${DENIED}${BOTH} ${AFTER}`, reads('min', 'much')),
  rule(`${LITTLE} (?<b>${MINERAL})`, reads('max', 'some')),
  rule(`(?<=^(?:${DISHES} (?:with|for|of|containing) )?)${MINERALS}(?=$| ${DISHES}$)`, reads('min', 'some')),
];
