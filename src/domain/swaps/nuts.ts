import { type SwapTable, swap } from './swap.ts';

const free = { without: ['nuts'] } as const;
const SAME = 'Same weight.';

/** Nuts and what is made of them, mostly for kitchens without nuts. */
export const NUT_SWAPS: SwapTable = {
  cashews: [
    swap('sunflower-seeds', 'sunflower seeds', 'Same weight; soak them twice as long for a smooth cream.', free),
    swap('almonds', 'blanched almonds', 'Same weight; soak overnight where the recipe soaks.'),
  ],
  'roasted-cashews': [swap('toasted-pumpkin-seeds', 'toasted pumpkin seeds', SAME, free)],
  almonds: [
    swap('sunflower-seeds', 'sunflower seeds', 'Same weight; milder, and quicker to brown.', free),
    swap('hazelnuts', 'hazelnuts', SAME),
  ],
  'roasted-almonds': [swap('toasted-pumpkin-seeds', 'toasted pumpkin seeds', SAME, free)],
  'flaked-almonds': [
    swap('coconut-flakes', 'coconut flakes', 'Same weight; they brown sooner.', free),
    swap('pumpkin-seeds', 'pumpkin seeds', SAME, free),
  ],
  'toasted-flaked-almonds': [swap('toasted-coconut-flakes', 'toasted coconut flakes', SAME, free)],
  'ground-almonds': [
    swap('desiccated-coconut', 'desiccated coconut, ground fine', 'Same weight; a little drier and sweeter.', free),
    swap('ground-hazelnuts', 'ground hazelnuts', SAME),
  ],
  hazelnuts: [
    swap('pumpkin-seeds', 'pumpkin seeds', 'Same weight; toast for half the time.', free),
    swap('almonds', 'almonds', SAME),
  ],
  'roasted-hazelnuts': [swap('toasted-sunflower-seeds', 'toasted sunflower seeds', SAME, free)],
  'ground-hazelnuts': [
    swap('desiccated-coconut', 'desiccated coconut, ground fine', 'Same weight; a little drier.', free),
    swap('ground-almonds', 'ground almonds', SAME),
  ],
  walnuts: [
    swap('pumpkin-seeds', 'pumpkin seeds', 'Same weight; toast them for the depth.', free),
    swap('pecans', 'pecans', 'Same weight; sweeter.'),
  ],
  'toasted-walnuts': [swap('toasted-pumpkin-seeds', 'toasted pumpkin seeds', SAME, free)],
  pecans: [
    swap('pumpkin-seeds', 'pumpkin seeds', SAME, free),
    swap('walnuts', 'walnuts', 'Same weight; a little more bitter.'),
  ],
  pistachios: [swap('pumpkin-seeds', 'pumpkin seeds', 'Same weight, and the same green.', free)],
  'pine-nuts': [
    swap('sunflower-seeds', 'sunflower seeds', 'Same weight; toast gently.', free),
    swap('cashews', 'cashews', 'Same weight, chopped.'),
  ],
  'toasted-pine-nuts': [swap('toasted-sunflower-seeds', 'toasted sunflower seeds', SAME, free)],
  peanuts: [swap('sunflower-seeds', 'sunflower seeds', SAME, free), swap('cashews', 'cashews', SAME)],
  'roasted-peanuts': [
    swap('toasted-sunflower-seeds', 'toasted sunflower seeds', SAME, free),
    swap('roasted-cashews', 'roasted cashews', SAME),
  ],
  'salted-peanuts': [swap('toasted-pumpkin-seeds', 'toasted pumpkin seeds', 'Same weight; add a pinch of salt.', free)],
  macadamias: [swap('sunflower-seeds', 'sunflower seeds', 'Same weight; less rich.', free)],
  'brazil-nuts': [swap('pumpkin-seeds', 'pumpkin seeds', SAME, free)],
  'mixed-nuts': [swap('mixed-seeds', 'mixed seeds', 'Same weight; they toast in half the time.', free)],
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
