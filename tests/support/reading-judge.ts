import { readFileSync } from 'node:fs';
import { NO_FILTERS, type SearchFilters } from '#src/domain/search/search-filters.ts';
import { editDistance } from '#src/domain/words/edit-distance.ts';

/** What somebody means by a sentence, told by hand. Nothing of the reader takes part in judging it. */
export interface ReadingTruth {
  sentence: string;
  /** What must be left out: words of foods and dishes, diets that are free of something, equipment, allergens. */
  out: string[];
  /** What is wished for: words to look for, a course, an occasion, a kitchen, a tag. */
  wishes: string[];
  /** Numbers that must be understood: minutes, people, grams. */
  figures?: Partial<Record<'maxMinutes' | 'servings' | 'maxIngredients' | 'maxKcal' | 'minProtein', number>>;
  /** Words of which it is enough to say that they are not understood. */
  said?: string[];
}

/** Right is what has nothing in any of these. */
export interface ReadingVerdict {
  /** What must not be and is looked for: the worst thing that can happen. */
  sought: string[];
  /** What must not be, or is meant and no filter, and is neither kept to nor said to be not understood. */
  lost: string[];
  /** What else is not as it is meant: missed, or left out, limited or looked for though nobody meant it. */
  wrong: string[];
}

/**
 * Ideas, and what expresses them where the product has another word: a filter, or one with its value. Whoever writes a
 * truth names the idea, never the filter.
 */
const EXPRESSED: Readonly<Record<string, string>> = table(`
  maxMinutes|maxWorkMinutes|diets:quick-easy = quick, fast, speedy, no time, in a hurry
  difficulty:easy|diets:quick-easy = hate cooking, easy, simple, effortless, beginner, for beginners
  difficulty:hard = elaborate, challenging
  diets:budget-friendly|cost:cheap = money, payday, skint, broke, cheap, cheaply, budget, low budget, affordable, inexpensive, euros, pounds, quid
  cost:fair = expensive, not expensive, not too expensive
  diets:gluten-free = wheat
  diets:nut-free = nut, nuts, tree nut, tree nuts
  diets:soy-free = soya
  diets:kids = kids, kid friendly, child, children, toddler, little one, child-friendly, kid-friendly, family-friendly
  diets:high-protein|minProtein = protein, high-protein, high protein
  diets:low-carb|maxCarbs = low-carb, low carb, keto
  diets:low-fat|maxFat = low-fat, low fat
  tags:high-fibre|minFibre = fibre, high-fibre, high fibre
  maxFibre = low fibre
  minIron = iron, iron rich, high in iron, plenty of iron
  maxSalt = low salt, less salt
  maxSugar = not much sugar, low sugar, less sugar
  maxKcal = low calorie, low-calorie
  excluded:chilli|excluded:spicy = spicy, hot
  without:milk = dairy, lactose
  excluded:booze = alcohol
  text:spicy|text:hot = spicy
  equipment:no-cook = cooking, cooked, no cooking, no-cook
  withoutMethods:fry = fried, deep-fried, deep fried, deep fryer, fryer
  equipment:hob = stove, stovetop, burner, gas burner, one gas burner
  text:impressive = impress, wow, show off
  withoutEquipment:oven = no-bake
  tags:one-pot|tags:sheet-pan = one pan, one-pan, one tray, one pot, one saucepan
  tags:sheet-pan = traybake, tray bake
  tags:make-ahead = make ahead, make the day before, prepared ahead, in advance
  tags:meal-prep|occasions:meal-prep = batch, batch cook, batch cooking, meal prep
  tags:freezer-friendly = freezable, freezing, freezer, freeze, freezes well
  tags:comfort-food|text:comforting = comfort, comfort food, comforting
  tags:finger-food|category:snacks = finger food, nibbles, appetizer, appetiser
  category:lunch|category:dinner = sunday lunch
  category:dinner = church supper, main, mains, main course, main dish, supper, tea, evening meal
  category:desserts = sweet, pudding, afters
  category:beverages|tags:hot-drink = drink, hot drink, cold drink
  category:breakfast = brunch
  occasions:brunch = brunch
  occasions:packed-lunch = lunch, packed, packed lunch, lunchbox, office, work, take to work
  occasions:sunday-dinner = lunch, dinner, sunday lunch, sunday roast
  occasions:party = party food, potluck, buffet, stag do, hen do, leaving do, dinner party, housewarming, garden party
  occasions:barbecue = bbq, garden party, cookout
  occasions:picnic = camping, hike, hiking, travel, road trip
  occasions:date-night|occasions:valentines = valentine, valentine's, valentines, valentine's day, anniversary, romantic, date
  occasions:movie-night = film night, movie night, game night
  occasions:ramadan = iftar, eid
  occasions:new-year = new year's eve, new years eve
  occasions:sick-day = ill, sore throat, flu
  occasions:christmas = xmas, festive
  seasons:summer = hot, heat, heatwave, hot day, hot weather
  seasons:winter|seasons:autumn = cold, cold day, cold weather
  seasons:autumn = november, october, september
  seasons:winter = snow, december, january, february
  tags:hot-drink = hot
  servings = crowd, people, adults, children, kids, toddlers, serve, big family
  text:veg = vegetable, veggie
  text:root = root vegetable
`);
/** Rows of what expresses some ideas, by the idea. */
function table(rows: string): Record<string, string> {
  const byIdea: Record<string, string> = {};
  for (const row of rows.trim().split('\n')) {
    const [filters = '', ideas = ''] = row.trim().split(' = ');
    for (const idea of ideas.split(', ')) byIdea[idea] = [byIdea[idea], filters].filter(Boolean).join('|');
  }
  return byIdea;
}
/** What no filter says: of a wish for it, saying that it is not understood is enough. */
const UNKNOWN_HERE =
  /^(?:(?:father'?|mother'?|st patrick'?)s day|bake sale|(?:\w+ )?(?:fete|fair)|passover|hanukkah|purim|holi|nowruz|bonfire night|wedding|graduation|baby shower|toaster|(?:high|rich) in \w+)$/;
/** How a dish is: the text looks for it, and whether it is listed as a wish or as enough to be said makes no difference. */
const DESCRIBING =
  /^(?:warming|comforting|hearty|filling|light|fresh|refreshing|creamy|crunchy|crispy|cosy|fancy|impressive|savou?ry|sweet|sour|tangy|zesty|tropical|fruity|lemony|smoky|sticky|soft|smooth|plain|green|colourful|healthy|romantic|elegant|special|traditional|classic|big|small|warm|cold|hot|mild|rich|\w+(?:ed|ing|ier))$/;
/** What nobody has to understand: greetings, moods, politeness, who cooks or eats, and on which day. */
const SMALL_TALK =
  /^(?:hi|hello|please|thanks|help|tired|awful|bad day|stressed|hungry|tonight|tomorrow|weekend|weekdays?|saturday|sunday|friday|in-laws|nursery|school|class|team|guests|friends|family|parents|colleagues|rain|music)$/;

/** What says nothing by itself in a longer remark. */
const SMALL = /^(?:like|that|this|with|would|even|they|them|some|very|much|more|isn't|doesn't|don't)$/;

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ');
/** A word without its ending of the plural. */
const stem = (word: string): string => word.replace(/(?<=\w{3})(?:ies|y|es|[aes])$/, '');
/** "Lemon grass" is lemongrass. */
const holds = (text: string, phrase: string): boolean =>
  [text, text.replaceAll(' ', '')].some((each) =>
    plain(phrase)
      .split(' ')
      .every((word) => ` ${plain(each)}`.includes(` ${stem(word.replace(/['’]/g, ''))}`)),
  );

/**
 * Words that belong to the name of what is wished for, in the singular: they describe it, or stand beside it with nothing
 * but small words between: "mashed potatoes", "salt and vinegar potatoes", "corn on the cob".
 */
function namesIn(sentence: string, wishes: readonly string[]): Set<string> {
  const words = plain(sentence).match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*|[^\s\p{L}\p{N}]/gu) ?? [];
  const wished = wishes.flatMap((wish) => plain(wish).split(' ').map(stem));
  const isSmall = (word: string) => /^(?:and|of|with|on|in|or|the|an?|&|')$/.test(word);
  const isName = (word: string) => DESCRIBING.test(word) || wished.some((each) => word.startsWith(each));
  const names = words.map((word) => isName(word));
  const reach = (from: number, step: number) => {
    for (let at = from + step; /^[\p{L}\p{N}&']/u.test(words[at] ?? ''); at += step) {
      names[at] = true;
      if (!isSmall(words[at] ?? '')) break;
    }
  };
  for (const [at, is] of names.map((is, at) => [at, is && !isSmall(words[at] ?? '')] as const))
    if (is) for (const step of [-1, 1]) reach(at, step);
  return new Set(words.flatMap((word, at) => (names[at] ? [word, stem(word), stem(word.replace(/['’]/g, ''))] : [])));
}

/** What a filter asks for, as `filter:value`; a text word by word. */
type Facet = string;
const valueIn = (facet: Facet): string => facet.slice(facet.indexOf(':') + 1);
const listed = (filters: SearchFilters, ...names: readonly (keyof SearchFilters)[]): Facet[] =>
  names.flatMap((name) => [filters[name] ?? []].flat().map((value) => `${name}:${value}`));
/** "Drinks" are a drink. */
const expressing = (idea: string): string => EXPRESSED[idea] ?? EXPRESSED[idea.replace(/s$/, '')] ?? '';
const isExpression = (facet: Facet, idea: string): boolean =>
  expressing(idea)
    .split('|')
    .some((each) => each === facet || each === facet.split(':')[0]);

export function judgeReading(truth: ReadingTruth, filters: SearchFilters): ReadingVerdict {
  const { sentence, out, wishes, figures = {}, said = [] } = truth;
  const all = listed(filters, 'diets', 'equipment');
  const isLimit = (facet: Facet) => /-free$|:no-cook$/.test(facet);
  const leftOut = [
    ...listed(filters, 'excluded', 'without', 'withoutEquipment', 'withoutMethods'),
    ...all.filter(isLimit),
  ];
  const words = filters.text.split(' ').flatMap((word) => (word ? `text:${word}` : []));
  const labels = listed(filters, 'wanted', 'occasions', 'tags', 'seasons', 'category', 'difficulty', 'cost');
  const numbers = Object.keys(filters).filter(
    (name) => /^(?:m[ai][xn]|servings)/.test(name) && filters[name as 'servings'] !== NO_FILTERS[name as 'servings'],
  );
  const lookedFor = [...words, ...labels, ...all.filter((facet) => !isLimit(facet))];
  const found = lookedFor.map(valueIn).join(' ');
  const doubts = [...filters.notUnderstood, ...filters.ignored].join(' ');
  const named = (name: string) => name.replace(/-free$/, '');

  const names = namesIn(sentence, [...wishes, ...said.filter((idea) => DESCRIBING.test(idea))]);
  const expresses = (facet: Facet, idea: string) =>
    isExpression(facet, idea) || holds(valueIn(facet), idea) || holds(idea, valueIn(facet));
  const missed = out.filter((idea) => !leftOut.some((facet) => expresses(facet, idea)));
  const isOnly = /\b(?:only|just|all (?:i|we) (?:own|have))\b/i.test(sentence);
  // Who has only some devices is without the others.
  const isOther = (facet: Facet) => isOnly && /^withoutE/.test(facet) && !holds(sentence, valueIn(facet));
  // "A curry that isn't spicy" may leave out chilli.
  const denied = [...said, ...wishes].flatMap((idea) => /^(?:not too|not|no|nothing|less) (.+)/.exec(idea)?.[1] ?? []);
  const isDenied = (facet: Facet) => denied.some((idea) => isExpression(facet, idea));
  const extra = leftOut.filter(
    (facet) =>
      !isOther(facet) &&
      !isDenied(facet) &&
      ![...out, ...wishes].some((idea) => isExpression(facet, idea) || (out.includes(idea) && expresses(facet, idea))),
  );
  // A wish that is misspelt is looked for as it was typed: the index mends it.
  const isMisspelt = (idea: string, facet: Facet) =>
    /^text/.test(facet) &&
    plain(idea)
      .split(' ')
      .some((word) => word.length > 5 && editDistance(word, valueIn(facet), 2) <= 2);
  const isWished = (idea: string) =>
    lookedFor.some((facet) => isMisspelt(idea, facet)) ||
    // Who has only a microwave wishes for what needs nothing else.
    (isOnly &&
      leftOut.filter(isOther).length > 0 &&
      !leftOut.some((facet) => holds(valueIn(facet), idea)) &&
      /^(?:microwave|kettle|oven|hob|stove(?:top)?|blender|(?:air|slow|pressure) (?:fryer|cooker))s?$/.test(idea)) ||
    holds(found, idea) ||
    (/^not /.test(idea) && leftOut.some(isDenied)) ||
    (UNKNOWN_HERE.test(idea) && isSaid(idea)) ||
    [...lookedFor, ...numbers].some((facet) => isExpression(facet, idea));
  // Of a longer remark it is enough that half of its words are named: those that stand in the sentence, if any do.
  const isSaid = (idea: string) => {
    const all = plain(idea)
      .split(' ')
      .filter((word) => (word.length > 3 && !SMALL.test(word)) || word === idea);
    const standing = all.filter((word) => holds(sentence, word));
    if (standing.length === 0 && doubts) return true;
    const words = standing.length > 0 ? standing : all;
    return (
      words.filter((word) => holds(doubts, word)).length * 2 >= Math.max(words.length, 1) ||
      isSaidOtherwise(idea) ||
      isSaidOtherwise(words.at(-1) ?? idea)
    );
  };
  const isSaidOtherwise = (idea: string) =>
    SMALL_TALK.test(idea) ||
    ((DESCRIBING.test(idea) || names.has(idea)) && holds(found, idea)) ||
    [...lookedFor, ...numbers, ...leftOut].some((facet) => isExpression(facet, idea));
  // What the sentence itself names may be a filter; whether it is hard to make, somebody has to mean.
  const isTold = (facet: Facet) =>
    Object.keys(EXPRESSED).some((idea) => isExpression(facet, idea) && holds(sentence, idea)) ||
    (!/^(?:text|wanted|difficulty)/.test(facet) && holds(sentence, valueIn(facet)));
  const isMeant = (facet: Facet) =>
    wishes.some((idea) => expresses(facet, idea) || isMisspelt(idea, facet)) ||
    said.some((idea) => [idea, ...idea.split(' ')].some((word) => isExpression(facet, word))) ||
    (/^(?:text|wanted)/.test(facet)
      ? valueIn(facet)
          .split(' ')
          .every((word) => names.has(stem(word)))
      : isTold(facet));
  return {
    sought: out.filter((name) => holds([filters.text, ...filters.wanted].join(' '), named(name))),
    lost: [...missed.filter((name) => !holds(doubts, named(name))), ...said.filter((idea) => !isSaid(idea))],
    wrong: [
      ...missed.map((name) => `does not leave out ${name}`),
      ...extra.map((facet) => `leaves out ${valueIn(facet)}`),
      ...wishes.filter((wish) => !isWished(wish)).map((wish) => `does not wish for ${wish}`),
      ...lookedFor.filter((facet) => !isMeant(facet)).map((facet) => `looks for ${facet}`),
      ...Object.entries(figures)
        .filter(([name, value]) => filters[name as keyof SearchFilters] !== value)
        .map(([name, value]) => `${name} is not ${value}`),
      ...numbers.filter((name) => !(name in figures) && !isTold(name)).map((name) => `limits ${name}`),
    ],
  };
}

/** The sentences of a file. */
export const readingsOf = (file: string): ReadingTruth[] => JSON.parse(readFileSync(file, 'utf8')) as ReadingTruth[];
