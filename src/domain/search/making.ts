/** What the steps of a recipe tell that no label does. */
export interface Making {
  /** Lines of ingredients that are no headings. */
  ingredients: number;
  /** Ways of cooking, and equipment that its facts do not name. */
  methods: readonly string[];
  devices: readonly string[];
}

/** Ways of cooking by the words with which titles and steps name them. */
const METHODS: Readonly<Record<string, RegExp>> = {
  bake: /\bbak(?:e[ds]?|ing)\b/i,
  roast: /\broast(?:s|ed|ing)?\b/i,
  fry: /\b(?:stir-|deep-|pan-)?fr(?:y|ies|ied|ying)\b|\bsauté/i,
  boil: /\bboil(?:s|ed|ing)?\b/i,
  steam: /\bsteam(?:s|ed|ing)?\b/i,
  ferment: /\bferment/i,
  soak: /\bsoak/i,
  knead: /\bknead/i,
  blend: /\bblend(?:s|ed|er|ing)?\b|\bblitz|\bpur[ée]e/i,
  freeze: /\bfreez|\bfrozen\b/i,
  prove: /\bpro(?:ve|ving|of|ofing|ved)\b|\bdoubled in size\b/i,
};

/** Equipment by the words with which steps name it. */
const DEVICES: Readonly<Record<string, RegExp>> = {
  mixer: /\b(?:stand|hand|electric)(?:-held)? (?:mixer|whisk|beaters?)/i,
  'ice-cream-maker': /\bice[- ]cream (?:maker|machine)/i,
  'pasta-machine': /\bpasta (?:machine|maker|roller)/i,
  'bread-machine': /\bbread ?(?:machine|maker)/i,
  'rice-cooker': /\brice cooker/i,
  'waffle-iron': /\bwaffle (?:iron|maker)/i,
  toaster: /\btoaster/i,
  juicer: /\bjuicer/i,
  mandoline: /\bmandolin|\bspirali[sz]/i,
  grinder: /\bgrinder/i,
  thermometer: /\bthermometer/i,
  'rolling-pin': /\broll(?:ing pin|(?:ed)? (?:it |them |the \w+ )?out)\b/i,
  'piping-bag': /\bpip(?:e|ing)\b/i,
  whisk: /\bwhisk/i,
};

const namedIn = (patterns: Readonly<Record<string, RegExp>>, texts: readonly string[]): string[] =>
  Object.keys(patterns).filter((name) => texts.some((text) => patterns[name]?.test(text)));

export interface Written {
  title: string;
  ingredients: readonly string[];
  instructions: readonly string[];
}

export const makingOf = (recipe: Written): Making => ({
  ingredients: recipe.ingredients.filter((line) => !line.trim().endsWith(':')).length,
  methods: namedIn(METHODS, [recipe.title, ...recipe.instructions]),
  devices: namedIn(DEVICES, recipe.instructions),
});

/** Whether a dish is made without a way of cooking; of one that nobody knows it is not known. */
export const isMadeWithout = ({ methods }: Making, method: string): boolean =>
  method in METHODS && !methods.includes(method);
