import { type SwapTable, swap } from './swap.ts';

const free = { without: ['nuts'] } as const;
/** Seeds are smaller than nuts. */
const seeds = { ...free, isUncut: true } as const;
const HALF = { note: 'they toast in half the time', where: /toast/i };
const SAME = 'Same weight.';

/** Nuts and what is made of them, mostly for kitchens without nuts. */
export const NUT_SWAPS: SwapTable = {
  cashews: [
    swap('sunflower-seeds', 'sunflower seeds', 'Same weight; soak them twice as long for a smooth cream.', {
      ...seeds,
      change: { note: 'soak them twice as long', where: /soak|cover|leave/i },
    }),
    swap('almonds', 'blanched almonds', 'Same weight; soak overnight where the recipe soaks.', {
      change: { note: 'soak them overnight', where: /soak|cover|leave/i },
    }),
  ],
  'roasted-cashews': [swap('toasted-pumpkin-seeds', 'toasted pumpkin seeds', SAME, seeds)],
  almonds: [
    swap('sunflower-seeds', 'sunflower seeds', 'Same weight; milder, and quicker to brown.', {
      ...seeds,
      fills: ['bulks'],
      change: HALF,
    }),
    swap('hazelnuts', 'hazelnuts', SAME),
  ],
  'roasted-almonds': [swap('toasted-pumpkin-seeds', 'toasted pumpkin seeds', SAME, seeds)],
  'flaked-almonds': [
    swap('coconut-flakes', 'coconut flakes', 'Same weight; they brown sooner.', {
      ...free,
      fills: ['tops'],
      change: HALF,
    }),
    swap('pumpkin-seeds', 'pumpkin seeds', SAME, seeds),
  ],
  'toasted-flaked-almonds': [swap('toasted-coconut-flakes', 'toasted coconut flakes', SAME, free)],
  'ground-almonds': [
    swap('desiccated-coconut', 'desiccated coconut, ground fine', 'Same weight; a little drier and sweeter.', free),
    swap('ground-hazelnuts', 'ground hazelnuts', SAME),
  ],
  hazelnuts: [
    swap('pumpkin-seeds', 'pumpkin seeds', 'Same weight; toast for half the time.', { ...seeds, change: HALF }),
    swap('almonds', 'almonds', SAME),
  ],
  'roasted-hazelnuts': [swap('toasted-sunflower-seeds', 'toasted sunflower seeds', SAME, seeds)],
  'ground-hazelnuts': [
    swap('desiccated-coconut', 'desiccated coconut, ground fine', 'Same weight; a little drier.', free),
    swap('ground-almonds', 'ground almonds', SAME),
  ],
  walnuts: [
    swap('pumpkin-seeds', 'pumpkin seeds', 'Same weight; toast them for the depth.', seeds),
    swap('pecans', 'pecans', 'Same weight; sweeter.'),
  ],
  'toasted-walnuts': [swap('toasted-pumpkin-seeds', 'toasted pumpkin seeds', SAME, seeds)],
  pecans: [
    swap('pumpkin-seeds', 'pumpkin seeds', SAME, seeds),
    swap('walnuts', 'walnuts', 'Same weight; a little more bitter.'),
  ],
  pistachios: [swap('pumpkin-seeds', 'pumpkin seeds', 'Same weight, and the same green.', seeds)],
  'pine-nuts': [
    swap('sunflower-seeds', 'sunflower seeds', 'Same weight; toast gently.', seeds),
    swap('cashews', 'cashews', 'Same weight, chopped.'),
  ],
  'toasted-pine-nuts': [swap('toasted-sunflower-seeds', 'toasted sunflower seeds', SAME, seeds)],
  peanuts: [swap('sunflower-seeds', 'sunflower seeds', SAME, seeds), swap('cashews', 'cashews', SAME)],
  'roasted-peanuts': [
    swap('toasted-sunflower-seeds', 'toasted sunflower seeds', SAME, seeds),
    swap('roasted-cashews', 'roasted cashews', SAME),
  ],
  'salted-peanuts': [
    swap('toasted-pumpkin-seeds', 'toasted pumpkin seeds', 'Same weight; add a pinch of salt.', seeds),
  ],
  macadamias: [swap('sunflower-seeds', 'sunflower seeds', 'Same weight; less rich.', seeds)],
  'brazil-nuts': [swap('pumpkin-seeds', 'pumpkin seeds', SAME, seeds)],
  'mixed-nuts': [
    swap('mixed-seeds', 'mixed seeds', 'Same weight; they toast in half the time.', { ...seeds, change: HALF }),
  ],
  'peanut-butter': [
    swap('sunflower-seed-butter', 'sunflower seed butter', 'Same amount.', free),
    swap('tahini', 'tahini', 'Same amount; more bitter, so add a little syrup.', free),
    swap('almond-butter', 'almond butter', 'Same amount; milder.'),
  ],
  'almond-butter': [
    swap('sunflower-seed-butter', 'sunflower seed butter', 'Same amount.', free),
    swap('cashew-butter', 'cashew butter', 'Same amount; sweeter.'),
  ],
  'cashew-butter': [swap('sunflower-seed-butter', 'sunflower seed butter', 'Same amount.', free)],
  'hazelnut-butter': [swap('sunflower-seed-butter', 'sunflower seed butter', 'Same amount.', free)],
  'almond-milk': [
    swap('rice-milk', 'rice milk', 'Same amount; thinner and sweeter.', free),
    swap('oat-milk', 'oat milk', 'Same amount; creamier, but with gluten.', free),
  ],
  'cashew-cream': [swap('coconut-cream', 'coconut cream', 'Same amount; tastes of coconut.', free)],
  'almond-yoghurt': [swap('coconut-yoghurt', 'coconut yoghurt', 'Same amount.', free)],
  'vegan-parmesan': [
    swap('nutritional-yeast', 'nutritional yeast', 'Half the weight, with a pinch of salt.', { ...free, ratio: 0.5 }),
  ],
  dukkah: [swap('zaatar', "za'atar", 'Same amount; no crunch.', free)],
};
