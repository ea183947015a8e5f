/** Something that most kitchens have. */
export interface Staple {
  id: string;
  name: string;
  /** Ids of the foods it stands for. */
  foods: readonly string[];
  /** Whether it is thought to be there until somebody says otherwise. */
  isAssumed: boolean;
}

const staple = (id: string, name: string, foods: string, isAssumed = false): Staple => ({
  id,
  name,
  foods: foods.split(' '),
  isAssumed,
});

export const STAPLES: readonly Staple[] = [
  staple('salt', 'salt', 'salt', true),
  staple('pepper', 'pepper', 'black-pepper', true),
  staple('oil', 'oil', 'olive-oil sunflower-oil rapeseed-oil', true),
  staple('water', 'water', 'water', true),
  staple('sugar', 'sugar', 'caster-sugar', true),
  staple('flour', 'flour', 'plain-flour', true),
  staple('vinegar', 'vinegar', 'white-wine-vinegar apple-cider-vinegar red-wine-vinegar white-vinegar'),
  staple('soy-sauce', 'soy sauce', 'soy-sauce'),
  staple('stock', 'stock', 'stock-cube vegetable-stock'),
  staple('onions', 'onions', 'onion'),
  staple('garlic', 'garlic', 'garlic'),
  staple('baking-powder', 'baking powder', 'baking-powder bicarbonate-of-soda'),
  staple('cornflour', 'cornflour', 'cornflour'),
  staple(
    'spices',
    'ground spices',
    'ground-cumin ground-coriander ground-turmeric paprika smoked-paprika chilli-flakes ground-cinnamon curry-powder ground-ginger nutmeg',
  ),
  staple('dried-herbs', 'dried herbs', 'dried-oregano dried-thyme dried-rosemary dried-basil mixed-herbs bay-leaves'),
  staple('vanilla', 'vanilla', 'vanilla-extract'),
];

export const STAPLES_ASSUMED: readonly string[] = STAPLES.filter(({ isAssumed }) => isAssumed).map(({ id }) => id);

/** Foods that many have and many recipes use, where they stand at home. */
export const SHELVES: readonly { name: string; foods: readonly string[] }[] = [
  {
    name: 'Vegetables',
    foods: ['mushrooms', 'potato', 'carrot', 'spinach', 'courgette', 'aubergine', 'cauliflower', 'sweet-potato'],
  },
  { name: 'Tins and pulses', foods: ['chickpeas', 'tinned-tomatoes', 'black-beans', 'red-lentils', 'coconut-milk'] },
  { name: 'Tofu and the like', foods: ['tofu', 'tempeh', 'silken-tofu'] },
  { name: 'Pasta and grains', foods: ['spaghetti', 'basmati-rice', 'rice-noodles', 'rolled-oats', 'quinoa'] },
  { name: 'Fruit and nuts', foods: ['banana', 'lemon', 'apple', 'cashews', 'peanut-butter'] },
];
