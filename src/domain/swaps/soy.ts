import { type SwapTable, swap } from './swap.ts';

const free = { without: ['soy'] } as const;
const SAME = 'Same amount.';
const COOKED_MILK = ['curdles', 'glazes', 'moistens'] as const;
const UNCURDLED = { note: 'it does not curdle, and need not', where: /curdle|vinegar/i } as const;
const FRIED = { note: 'fry them hard in a little oil first' } as const;

/** Soya and what is made of it. */
export const SOY_SWAPS: SwapTable = {
  tofu: [
    swap('chickpeas', 'chickpeas, drained', 'Same weight; nothing to press, and they fry in half the time.', {
      ...free,
      fills: ['browns'],
      isUncut: true,
      change: { note: 'they fry in half the time' },
    }),
    swap('tempeh', 'tempeh', 'Same weight; firmer and nuttier, no pressing.', {
      fills: ['browns', 'crumbles', 'holds shape'],
      change: { note: 'steam it first for 10 minutes' },
    }),
  ],
  'smoked-tofu': [
    swap('oyster-mushroom', 'oyster mushrooms', 'Same weight, torn and fried hard, with a pinch of smoked paprika.', {
      ...free,
      isUncut: true,
      change: FRIED,
    }),
    swap('tofu', 'firm tofu', 'Same weight, with a pinch of smoked paprika.'),
  ],
  'silken-tofu': [
    swap('coconut-yoghurt', 'thick coconut yoghurt', 'Same weight; for creams and fillings.', {
      ...free,
      fills: ['blends'],
      isUncut: true,
    }),
  ],
  tempeh: [
    swap('oyster-mushroom', 'oyster mushrooms', 'Same weight, torn; fry until the edges are crisp.', {
      ...free,
      isUncut: true,
      change: { note: 'instead of steaming, fry them until the edges are crisp', where: /steam/i },
    }),
    swap('tofu', 'firm tofu', 'Same weight, pressed.', {
      change: { note: 'instead of steaming, pat it dry', where: /steam/i },
    }),
  ],
  edamame: [
    swap('frozen-peas', 'frozen peas', 'Same weight; cook for half the time.', {
      ...free,
      fills: ['bulks'],
      change: { note: 'half the time will do' },
    }),
    swap('broad-beans', 'broad beans', 'Same weight, slipped from their skins.', { ...free, fills: ['bulks'] }),
  ],
  tvp: [swap('green-lentils', 'green lentils', 'Same dry weight; simmer them for 25 minutes first.', free)],
  'soy-milk': [
    swap('pea-milk', 'pea milk', 'Same amount; as much protein, so it sets and froths alike.', free),
    swap('oat-milk', 'oat milk', 'Same amount; does not curdle with lemon.', {
      ...free,
      fills: COOKED_MILK,
      change: UNCURDLED,
    }),
    swap('rice-milk', 'rice milk', 'Same amount; thinner, and free from gluten and nuts.', {
      ...free,
      fills: ['curdles', 'moistens'],
      change: UNCURDLED,
    }),
  ],
  'soy-yoghurt': [
    swap('coconut-yoghurt', 'coconut yoghurt', 'Same amount; richer.', free),
    swap('oat-yoghurt', 'oat yoghurt', SAME, free),
  ],
  'soy-cream': [swap('oat-cream', 'oat cream', SAME, free), swap('coconut-cream', 'coconut cream', SAME, free)],
  'soy-sauce': [
    swap('tamari', 'tamari', 'Same amount; check that the label says gluten-free.', { without: ['gluten'] }),
    swap('coconut-aminos', 'coconut aminos', 'Same amount; sweeter and less salty.', { without: ['soy', 'gluten'] }),
  ],
  'dark-soy-sauce': [
    swap('coconut-aminos', 'coconut aminos', 'Same amount; paler and sweeter.', { without: ['soy', 'gluten'] }),
  ],
  tamari: [swap('coconut-aminos', 'coconut aminos', 'Same amount; sweeter and less salty.', free)],
  'white-miso': [
    swap('tahini', 'tahini', 'Same amount, with ½ tsp salt for each spoon.', { ...free, fills: ['seasons'] }),
    swap('red-miso', 'red miso', 'Half the amount: it is saltier.', { ratio: 0.5 }),
  ],
  'red-miso': [
    swap('tahini', 'tahini', 'Same amount, with 1 tsp salt for each spoon.', { ...free, fills: ['seasons'] }),
    swap('white-miso', 'white miso', 'Half as much again: it is milder.', { ratio: 1.5 }),
  ],
  'teriyaki-sauce': [
    swap('coconut-aminos', 'coconut aminos', 'Same amount; let it bubble a little longer to thicken.', {
      without: ['soy', 'gluten'],
    }),
  ],
  'vegan-fish-sauce': [swap('coconut-aminos', 'coconut aminos', 'Same amount, with a pinch of salt.', free)],
  'vegan-sour-cream': [swap('coconut-yoghurt', 'thick coconut yoghurt', 'Same amount, with a squeeze of lemon.', free)],
  'vegan-mayonnaise': [
    swap('hummus', 'hummus', 'Same amount; thicker, thin it with lemon juice.', free),
    swap('avocado', 'mashed avocado', 'Same weight or volume; use it the same day.', free),
  ],
};
