import type { Category, Difficulty } from '#src/domain/recipes/kitchen.ts';

/** A word or two of a title with the ingredient line it stands for. */
export type Part = readonly [title: string, line: string];

/** What a synthetic dish is made from: one style, one main food, one companion. */
interface Pantry {
  /** Adjective of the title, and the seasoning that earns it. */
  styles: readonly Part[];
  mains: readonly Part[];
  partners: readonly Part[];
}

export interface Dish {
  name: string;
  category: Category;
  pantry: Pantry;
  cuisine: string;
  difficulty: Difficulty;
  tags: readonly string[];
  /** Minutes. */
  prepTime: number;
  /** Minutes. */
  cookTime: number;
  base: readonly string[];
}

const parts = (text: string): Part[] =>
  text.split(';').map((part) => {
    const [title = '', line = ''] = part.split('=');
    return [title.trim(), line.trim()];
  });

const SAVOURY: Pantry = {
  styles: parts(
    'Smoky=2 tsp smoked paprika; Fiery=1 tsp chilli flakes; Golden=1 tsp ground turmeric; Zesty=1 tsp lemon zest; Rustic=1 tsp dried mixed herbs; Fragrant=2 tsp ground coriander; Warming=1 tsp ground ginger; Garlicky=6 garlic cloves, crushed; Peppery=1 tsp black pepper; Earthy=2 tsp ground cumin; Harissa=1 tbsp harissa paste; Miso-Glazed=2 tbsp white miso paste; Cajun=2 tsp cajun seasoning; Masala=2 tsp garam masala',
  ),
  mains: parts(
    'Chickpea=400 g cooked chickpeas; Red Lentil=250 g red lentils; Black Bean=400 g black beans; Butter Bean=400 g butter beans; Kidney Bean=400 g kidney beans; Cannellini=400 g cannellini beans; Tofu=300 g firm tofu, cubed; Tempeh=250 g tempeh, sliced; Seitan=250 g seitan, sliced; Mushroom=400 g mushrooms, sliced; Courgette=400 g courgettes, sliced; Aubergine=450 g aubergines, cubed; Cauliflower=500 g cauliflower, in florets; Broccoli=400 g broccoli, in florets; Spinach=300 g spinach; Kale=250 g kale, shredded; Sweet Potato=500 g sweet potatoes, cubed; Potato=600 g potatoes, cubed; Pumpkin=500 g pumpkin, cubed; Butternut Squash=500 g butternut squash, cubed; Carrot=400 g carrots, sliced; Beetroot=400 g beetroot, cubed; Parsnip=400 g parsnips, sliced; Leek=400 g leeks, sliced; Fennel=400 g fennel, sliced; Asparagus=400 g asparagus; Green Bean=350 g green beans; Pea=300 g frozen peas; Sweetcorn=300 g sweetcorn; Red Pepper=400 g red peppers, sliced; Tomato=500 g tomatoes, chopped; Artichoke=300 g artichoke hearts; Jackfruit=400 g young jackfruit; Celeriac=500 g celeriac, cubed; Savoy Cabbage=400 g savoy cabbage, shredded; Okra=350 g okra',
  ),
  partners: parts(
    'Walnuts=60 g walnuts; Pine Nuts=40 g pine nuts; Cashews=80 g cashews; Almonds=50 g almonds; Pistachios=50 g pistachios; Peanuts=60 g peanuts; Sesame=2 tbsp sesame seeds; Pumpkin Seeds=40 g pumpkin seeds; Basil=20 g basil; Coriander=20 g coriander; Parsley=20 g parsley; Mint=15 g mint; Dill=15 g dill; Thyme=1 tbsp thyme; Rosemary=1 tbsp rosemary; Sage=10 g sage; Lemon=2 tbsp lemon juice; Lime=2 tbsp lime juice; Coconut=400 ml coconut milk; Tahini=3 tbsp tahini; Olives=80 g black olives; Capers=2 tbsp capers; Pomegranate=80 g pomegranate seeds; Apricots=80 g dried apricots',
  ),
};

const SWEET: Pantry = {
  styles: parts(
    'Cinnamon=1 tsp ground cinnamon; Vanilla=1 tsp vanilla extract; Cardamom=1 tsp ground cardamom; Gingery=1 tsp ground ginger; Maple=3 tbsp maple syrup; Lemony=1 tsp lemon zest; Orange-Scented=1 tsp orange zest; Spiced=1 tsp mixed spice; Chocolate=30 g cocoa powder; Matcha=2 tsp matcha powder',
  ),
  mains: parts(
    'Apple=300 g apples, diced; Pear=300 g pears, diced; Banana=300 g bananas, mashed; Strawberry=250 g strawberries; Raspberry=200 g raspberries; Blueberry=200 g blueberries; Blackberry=200 g blackberries; Cherry=250 g cherries, pitted; Peach=300 g peaches, sliced; Apricot=250 g apricots, halved; Plum=300 g plums, halved; Fig=200 g fresh figs; Mango=300 g mango, diced; Pineapple=300 g pineapple, diced; Rhubarb=300 g rhubarb, sliced; Date=150 g medjool dates; Pumpkin=250 g pumpkin purée; Carrot=200 g carrots, grated; Sweet Potato=250 g sweet potato, mashed; Passion Fruit=100 g passion fruit; Quince=250 g quince, sliced; Gooseberry=250 g gooseberries',
  ),
  partners: parts(
    'Almonds=50 g almonds; Hazelnuts=50 g hazelnuts; Pecans=50 g pecans; Walnuts=50 g walnuts; Pistachios=40 g pistachios; Coconut=40 g desiccated coconut; Chia=2 tbsp chia seeds; Poppy Seeds=1 tbsp poppy seeds; Tahini=2 tbsp tahini; Peanut Butter=3 tbsp peanut butter; Dark Chocolate=60 g dark chocolate; Raisins=60 g raisins; Cranberries=50 g dried cranberries; Oat Cream=100 ml oat cream',
  ),
};

const DRINKS: Pantry = {
  styles: [
    ...SWEET.styles,
    ...parts('Iced=150 g ice; Minted=10 g mint; Rose=1 tsp rose water; Turmeric=1 tsp ground turmeric'),
  ],
  mains: [
    ...SWEET.mains,
    ...parts(
      'Watermelon=400 g watermelon; Cucumber=200 g cucumber; Beetroot=150 g cooked beetroot; Spinach=60 g spinach',
    ),
  ],
  partners: parts(
    'Lemon=2 tbsp lemon juice; Lime=2 tbsp lime juice; Ginger=10 g ginger; Mint=5 g mint; Basil=5 g basil; Coconut Water=200 ml coconut water; Oat Milk=250 ml oat milk; Almond Milk=250 ml almond milk; Agave=1 tbsp agave syrup; Hibiscus=5 g dried hibiscus flowers; Pineapple=100 ml pineapple juice; Orange=150 ml orange juice',
  ),
};

const AROMATICS = ['1 onion, finely chopped', '2 garlic cloves, crushed', '2 tbsp olive oil', '1 tsp salt'] as const;

type Row = [name: string, cuisine: string, tags: string, minutes: string, base: string];
const dishes = (category: Category, pantry: Pantry, shared: readonly string[], rows: Row[]): Dish[] =>
  rows.map(([name, cuisine, tags, minutes, base]) => {
    const [prepTime = 0, cookTime = 0] = minutes.split('+').map(Number);
    return {
      name,
      category,
      pantry,
      cuisine,
      difficulty: prepTime + cookTime <= 35 ? 'easy' : prepTime + cookTime <= 70 ? 'medium' : 'hard',
      tags: tags.split(' '),
      prepTime,
      cookTime,
      base: [...base.split('; '), ...shared],
    };
  });

/** Dishes of every category; each can be made from everything in its pantry. */
export const DISHES: readonly Dish[] = [
  ...dishes('dinner', SAVOURY, AROMATICS, [
    [
      'Curry',
      'Indian',
      'indian curry weeknight',
      '15+25',
      '400 ml coconut milk; 300 g basmati rice; 1 tbsp curry powder',
    ],
    [
      'Risotto',
      'Italian',
      'italian rice comfort-food',
      '10+30',
      '300 g risotto rice; 1 litre vegetable stock; 100 ml white wine',
    ],
    [
      'Lasagne',
      'Italian',
      'italian baking make-ahead',
      '30+50',
      '250 g lasagne sheets; 500 g passata; 400 ml soy milk',
    ],
    [
      'Tagine',
      'Moroccan',
      'moroccan stew one-pot',
      '20+45',
      '250 g couscous; 400 g chopped tomatoes; 1 tbsp ras el hanout',
    ],
    ['Stir-Fry', 'Chinese', 'chinese weeknight', '15+12', '250 g rice noodles; 3 tbsp soy sauce; 20 g ginger, grated'],
  ]),
  ...dishes('lunch', SAVOURY, AROMATICS, [
    ['Soup', 'British', 'soup freezer-friendly winter', '10+25', '1 litre vegetable stock; 200 g potatoes, cubed'],
    [
      'Salad',
      'Mediterranean',
      'salad lunchbox summer',
      '20+0',
      '200 g quinoa; 100 g rocket; 2 tbsp apple cider vinegar',
    ],
    [
      'Tacos',
      'Mexican',
      'mexican tacos finger-food',
      '20+15',
      '8 corn tortillas (320 g); 1 avocado, sliced; 100 g red cabbage, shredded',
    ],
    [
      'Grain Bowl',
      'American',
      'american bowl meal-prep',
      '15+20',
      '250 g bulgur wheat; 100 g cucumber, sliced; 2 tbsp rice vinegar',
    ],
    ['Pasta', 'Italian', 'italian pasta weeknight', '10+15', '350 g penne; 300 g passata'],
  ]),
  ...dishes(
    'snacks',
    SAVOURY,
    ['2 tbsp olive oil', '1 tsp salt'],
    [
      ['Fritters', 'British', 'finger-food party', '15+15', '120 g chickpea flour; 100 ml water; 1 tsp baking powder'],
      [
        'Dip',
        'Middle Eastern',
        'middle-eastern dip party',
        '15+10',
        '2 tbsp tahini; 2 tbsp lemon juice; 2 garlic cloves',
      ],
      ['Crackers', 'Nordic', 'nordic baking picnic', '20+30', '150 g plain flour; 40 g sunflower seeds; 60 ml water'],
      ['Samosas', 'Indian', 'indian finger-food party', '35+25', '250 g filo pastry; 2 tsp curry powder'],
    ],
  ),
  ...dishes(
    'breakfast',
    SWEET,
    ['1 pinch of salt'],
    [
      ['Porridge', 'British', 'british brunch winter', '5+10', '160 g rolled oats; 600 ml oat milk'],
      ['Pancakes', 'American', 'american brunch', '10+20', '200 g plain flour; 300 ml soy milk; 2 tsp baking powder'],
      ['Granola', 'American', 'american make-ahead', '10+30', '300 g rolled oats; 60 ml coconut oil'],
      ['Overnight Oats', 'Nordic', 'no-bake make-ahead', '10+0', '180 g rolled oats; 400 ml almond milk'],
      [
        'Muffins',
        'American',
        'baking freezer-friendly',
        '15+25',
        '250 g plain flour; 120 g caster sugar; 80 ml rapeseed oil',
      ],
      ['Smoothie Bowl', 'Brazilian', 'smoothie bowl no-bake', '10+0', '200 g frozen berries; 150 ml oat milk'],
      ['Waffles', 'American', 'american brunch', '10+20', '220 g plain flour; 350 ml soy milk; 60 ml rapeseed oil'],
    ],
  ),
  ...dishes(
    'desserts',
    SWEET,
    ['1 pinch of salt'],
    [
      [
        'Crumble',
        'British',
        'british baking autumn',
        '15+35',
        '150 g plain flour; 100 g demerara sugar; 90 g vegan butter',
      ],
      [
        'Cake',
        'British',
        'baking cake party',
        '20+40',
        '250 g self-raising flour; 180 g caster sugar; 100 ml rapeseed oil',
      ],
      [
        'Tart',
        'French',
        'french baking party',
        '30+35',
        '300 g vegan shortcrust pastry; 80 g caster sugar; 200 ml oat cream',
      ],
      [
        'Cheesecake',
        'American',
        'american no-bake party',
        '30+0',
        '200 g vegan digestive biscuits; 300 g vegan cream cheese; 80 g icing sugar',
      ],
      ['Sorbet', 'Italian', 'frozen-dessert summer', '15+0', '120 g caster sugar; 200 ml water'],
      [
        'Cookies',
        'American',
        'baking cookies picnic',
        '15+12',
        '220 g plain flour; 120 g light brown sugar; 110 g vegan butter',
      ],
      [
        'Rice Pudding',
        'British',
        'comfort-food rice',
        '5+35',
        '150 g pudding rice; 800 ml soy milk; 60 g caster sugar',
      ],
    ],
  ),
  ...dishes(
    'beverages',
    DRINKS,
    ['1 tbsp maple syrup'],
    [
      ['Smoothie', 'American', 'drink smoothie', '5+0', '250 ml soy milk; 100 g frozen banana'],
      ['Lemonade', 'American', 'drink iced summer', '10+0', '600 ml sparkling water; 60 ml lemon juice'],
      ['Lassi', 'Indian', 'drink indian', '5+0', '300 g coconut yoghurt; 100 ml water'],
      ['Iced Tea', 'British', 'drink iced summer', '10+5', '700 ml brewed black tea; 100 g ice'],
      ['Punch', 'British', 'drink party winter', '10+15', '500 ml apple juice; 1 cinnamon stick'],
    ],
  ),
];
