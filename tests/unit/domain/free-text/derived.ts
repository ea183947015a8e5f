import type { Category, Diet, Difficulty } from '#src/domain/recipes/kitchen.ts';

/** What follows from a text without standing in it, as a cook who reads it would say. */
interface Derived {
  /** Several where cooks would not agree. */
  category: Category | readonly Category[];
  /** Only where nobody would say otherwise. */
  difficulty?: Difficulty;
  /** Must be among the diets. */
  is?: readonly Diet[];
  /** Must not be: what would be a lie, and to some a danger; also what only a product's label can tell (stock, vegan butter). */
  isNot: readonly Diet[];
  /** What of it nobody can weigh from the text; figures of the rest would be of another dish. */
  unweighed?: string;
}

/** By the name of the text; written by hand from the texts alone. */
export const DERIVED: Readonly<Record<string, Derived>> = {
  'apple-crumble-mail': { category: 'desserts', difficulty: 'easy', isNot: ['nut-free', 'gluten-free', 'raw'] },
  'blog-black-bean-chilli': {
    category: 'dinner',
    is: ['nut-free'],
    isNot: ['gluten-free', 'soy-free', 'oil-free', 'raw', 'quick-easy'],
  },
  'blog-noodles-headings': { category: ['lunch', 'dinner'], isNot: ['gluten-free', 'soy-free', 'oil-free', 'raw'] },
  'bread-mail-long': {
    category: ['snacks', 'breakfast'],
    is: ['nut-free', 'soy-free'],
    isNot: ['gluten-free', 'quick-easy'],
  },
  'burger-list-with-swaps': {
    category: 'dinner',
    difficulty: 'medium',
    is: ['nut-free'],
    isNot: ['gluten-free', 'soy-free', 'oil-free', 'quick-easy'],
  },
  'carrot-cake-voice': { category: 'desserts', isNot: ['gluten-free', 'oil-free', 'raw', 'low-fat', 'quick-easy'] },
  'chat-pasta': {
    category: 'dinner',
    difficulty: 'easy',
    is: ['nut-free', 'soy-free'],
    isNot: ['gluten-free', 'oil-free'],
  },
  'column-risotto': {
    category: 'dinner',
    is: ['nut-free'],
    isNot: ['gluten-free', 'soy-free', 'oil-free', 'raw'],
    unweighed: 'a small glass of wine',
  },
  'dal-from-auntie': { category: 'dinner', difficulty: 'easy', is: ['nut-free', 'soy-free'], isNot: ['oil-free'] },
  'diary-soup': { category: 'lunch', difficulty: 'easy', isNot: ['oil-free', 'raw'] },
  'email-aubergine': { category: 'dinner', difficulty: 'easy', is: ['nut-free'], isNot: ['soy-free', 'oil-free'] },
  'flapjacks-reversed': { category: ['desserts', 'snacks'], isNot: ['nut-free', 'raw', 'low-fat'] },
  'forwarded-falafel': {
    category: ['snacks', 'lunch', 'dinner'],
    is: ['nut-free', 'soy-free'],
    isNot: ['gluten-free', 'oil-free', 'raw', 'quick-easy'],
  },
  'fridge-soup-dictated': { category: 'lunch', difficulty: 'easy', is: ['nut-free'], isNot: ['oil-free', 'raw'] },
  'gluten-free-brownies-review': { category: 'desserts', is: ['gluten-free'], isNot: ['nut-free', 'oil-free', 'raw'] },
  'green-smoothie-note': {
    category: 'beverages',
    difficulty: 'easy',
    is: ['nut-free', 'soy-free', 'quick-easy'],
    isNot: ['low-fat'],
  },
  'guacamole-forum': { category: 'snacks', difficulty: 'easy', is: ['nut-free', 'soy-free'], isNot: ['low-fat'] },
  'injected-hummus': {
    category: 'snacks',
    difficulty: 'easy',
    is: ['gluten-free', 'nut-free', 'soy-free'],
    isNot: ['oil-free', 'low-fat'],
  },
  'instructions-long-prose': {
    category: 'lunch',
    is: ['nut-free'],
    isNot: ['gluten-free', 'soy-free', 'oil-free', 'raw'],
  },
  'jackfruit-tacos-diary': { category: 'dinner', isNot: ['oil-free', 'raw', 'low-carb'] },
  'kids-class-handout': { category: 'lunch', difficulty: 'easy', is: ['nut-free'], isNot: ['gluten-free', 'oil-free'] },
  'lentil-bolognese-comma-list': {
    category: 'dinner',
    is: ['nut-free'],
    isNot: ['soy-free', 'gluten-free', 'oil-free', 'low-carb'],
  },
  'markdown-granola': {
    category: 'breakfast',
    difficulty: 'easy',
    is: ['soy-free'],
    isNot: ['nut-free', 'oil-free', 'raw'],
  },
  'method-first-porridge': {
    category: 'breakfast',
    difficulty: 'easy',
    is: ['soy-free', 'quick-easy'],
    isNot: ['nut-free', 'raw'],
  },
  'minestrone-card': {
    category: ['lunch', 'dinner'],
    is: ['nut-free'],
    isNot: ['soy-free', 'gluten-free', 'oil-free'],
  },
  'mulled-apple-drink': {
    category: 'beverages',
    difficulty: 'easy',
    is: ['gluten-free', 'nut-free', 'soy-free', 'oil-free', 'low-fat'],
    isNot: ['raw', 'high-protein'],
  },
  'non-vegan-pancakes': { category: 'breakfast', isNot: ['gluten-free', 'raw'] },
  'notebook-goulash': { category: 'dinner', isNot: ['soy-free', 'oil-free', 'gluten-free'] },
  'numbered-ingredients': { category: 'dinner', is: ['nut-free'], isNot: ['soy-free', 'gluten-free', 'oil-free'] },
  'old-chutney': {
    category: 'snacks',
    is: ['nut-free', 'soy-free', 'oil-free', 'low-fat'],
    isNot: ['raw', 'quick-easy'],
  },
  'overnight-oats-kids': { category: 'breakfast', difficulty: 'easy', isNot: ['nut-free', 'quick-easy'] },
  'packet-pancakes': {
    category: 'breakfast',
    difficulty: 'easy',
    is: ['nut-free'],
    isNot: ['gluten-free', 'soy-free', 'oil-free'],
  },
  'paste-from-word': {
    category: 'desserts',
    isNot: ['gluten-free', 'nut-free', 'oil-free'],
    unweighed: 'balls of stem ginger',
  },
  'pdf-shepherds-pie': { category: 'dinner', isNot: ['soy-free', 'oil-free', 'raw', 'quick-easy'] },
  'prose-dressing': {
    category: ['lunch', 'snacks'],
    difficulty: 'easy',
    is: ['gluten-free', 'nut-free', 'soy-free', 'low-carb', 'quick-easy'],
    isNot: ['oil-free', 'low-fat'],
  },
  'prose-mushrooms-on-toast': {
    category: ['breakfast', 'lunch'],
    difficulty: 'easy',
    is: ['nut-free', 'quick-easy'],
    isNot: ['gluten-free', 'soy-free', 'oil-free'],
  },
  'prose-two-paragraphs': {
    category: 'dinner',
    is: ['gluten-free', 'nut-free', 'soy-free'],
    isNot: ['oil-free', 'quick-easy'],
  },
  'pub-pie-email': {
    category: 'dinner',
    isNot: ['gluten-free', 'soy-free', 'oil-free', 'quick-easy'],
    unweighed: 'brown ale',
  },
  'quick-tofu-scramble-forum': {
    category: 'breakfast',
    difficulty: 'easy',
    is: ['high-protein', 'nut-free', 'quick-easy'],
    isNot: ['soy-free', 'gluten-free', 'oil-free'],
  },
  'quinoa-salad-magazine': {
    category: 'lunch',
    difficulty: 'easy',
    is: ['gluten-free', 'nut-free', 'soy-free', 'quick-easy'],
    isNot: ['oil-free', 'raw'],
  },
  'ratatouille-book': {
    category: 'dinner',
    is: ['gluten-free', 'nut-free', 'soy-free'],
    isNot: ['oil-free', 'raw', 'quick-easy'],
  },
  'roast-cauliflower-newspaper': {
    category: 'dinner',
    is: ['gluten-free', 'nut-free', 'soy-free'],
    isNot: ['oil-free', 'raw', 'quick-easy'],
  },
  'sheet-copied-curry': { category: 'dinner', is: ['nut-free'], isNot: ['raw', 'low-carb'] },
  'site-copy-cookies': { category: 'desserts', isNot: ['gluten-free', 'low-fat', 'raw'] },
  'slow-cooker-stew-mail': {
    category: 'dinner',
    is: ['nut-free', 'oil-free'],
    isNot: ['gluten-free', 'soy-free', 'raw', 'quick-easy'],
  },
  'sms-smoothie': { category: 'beverages', difficulty: 'easy', is: ['soy-free', 'quick-easy'], isNot: ['nut-free'] },
  'sourdough-focaccia-overnight': {
    category: 'snacks',
    is: ['nut-free', 'soy-free'],
    isNot: ['gluten-free', 'oil-free', 'quick-easy'],
  },
  'stir-fry-step-headings': {
    category: 'dinner',
    is: ['nut-free'],
    isNot: ['soy-free', 'gluten-free', 'oil-free'],
    unweighed: 'nests of noodles',
  },
  'student-beans': { category: ['breakfast', 'lunch', 'dinner'], difficulty: 'easy', isNot: ['gluten-free', 'raw'] },
  'substack-chickpeas': { category: 'dinner', is: ['nut-free', 'soy-free'], isNot: ['gluten-free', 'oil-free'] },
  'tiktok-caption': {
    category: 'lunch',
    difficulty: 'easy',
    is: ['gluten-free', 'nut-free', 'soy-free', 'oil-free', 'high-protein'],
    isNot: ['raw', 'quick-easy'],
  },
  'tofu-traybake-sections': { category: 'dinner', isNot: ['nut-free', 'soy-free', 'gluten-free', 'oil-free'] },
  'tomato-soup-tins': {
    category: 'lunch',
    difficulty: 'easy',
    is: ['nut-free'],
    isNot: ['soy-free', 'oil-free', 'raw'],
  },
  'two-column-table': {
    category: ['dinner', 'lunch'],
    isNot: ['gluten-free', 'nut-free', 'raw', 'quick-easy', 'high-protein'],
  },
  'typo-curry': { category: 'dinner', is: ['gluten-free', 'nut-free', 'soy-free'], isNot: ['oil-free', 'raw'] },
  'us-banana-muffins': {
    category: ['desserts', 'breakfast', 'snacks'],
    isNot: ['gluten-free', 'nut-free', 'oil-free'],
  },
  'us-blog-salad': { category: 'lunch', is: ['gluten-free', 'nut-free', 'soy-free'], isNot: ['oil-free', 'raw'] },
  'village-cookbook': { category: 'dinner', isNot: ['gluten-free', 'oil-free', 'quick-easy'], unweighed: 'a marrow' },
  'wartime-gingerbread': { category: 'desserts', isNot: ['gluten-free', 'soy-free', 'raw'] },
  'whatsapp-rice': { category: ['lunch', 'dinner'], isNot: ['soy-free', 'oil-free'] },
};
