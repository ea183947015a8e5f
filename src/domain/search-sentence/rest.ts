/** Words that make a sentence, and praise that every recipe deserves; none of them tells recipes apart. */
const SAYS_NOTHING = new Set(
  `a about after again all also always am an and any anything are around as at back be because been before being best bit both but by can cannot cant come could day days did do does doing done dont down each eat eats eating either else enough even ever every everybody everyone everything feel feeling few find for friend friends from get gets getting give gives go going good got great guest guests had half has have having he hello help her hey hi him his home how hungry i id if ill im in into is isnt it its ive just keen keep kind know last let lets like likes lot lots love make makes making many may maybe me meal meals mean might mine minutes mood more most much must my myself need needs next nice no none nor not now of off ok on one only open or other our out over own part people perhaps please plus portion prepare quite rather ready really recipe recipes recommend right safe same say search searching serve served serves serving servings she should show since so some somebody someone something soon sort still such suggest suggestion suggestions sure surprise take takes taking tasty than thank thanks that thats the their them then there these they thing things think this those to today together tomorrow tonight too try tonights under until up us use used using vegan vegans vegetarian very visit visiting want wants was way we week weekend weeks well weve were what whatever whats when where which while who whole whom whose why will wish with without wont would yes you your yours amazing awesome brilliant delicious excellent fabulous fancy fantastic favorite favourite gorgeous lovely perfect wonderful yummy dish dishes food foods idea ideas cook cooked cooking cooks made plantbased plant based meatless looking husband wife partner son daughter mother father mum dad family brother sister boyfriend girlfriend max maximum min minimum least per person persons total being evening evenings work monday tuesday wednesday thursday friday saturday sunday`.split(
    /\s+/,
  ),
);
export const saysNothing = (word: string): boolean => SAYS_NOTHING.has(word);

/** Two of those words that do say something together. */
const KEPT_TOGETHER = /\b(?:plant (?:milk|burger)|one (?:pot|pan)|over(?:night| night))\b/g;

/** What is left of a sentence for the full text. */
export function remainingText(rest: string): string {
  const together = rest.replace(KEPT_TOGETHER, (words) => words.replace(' ', '_'));
  return together
    .split(/[\s,;]+/)
    .filter((word) => word && !saysNothing(word))
    .join(' ')
    .replaceAll('_', ' ');
}
