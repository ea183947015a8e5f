/** What no cook writes into a line, or what is of another thing: with its stones, its liquid or its pack, as served. */
const APART =
  /serving|package|container|packet|pouch|bag|box|can\b|bottle|NLEA|oz|lb|inch|yield|refuse|with pits|shell|liquid|prepared|portion|individual|unpitted|with peel|condensed|recipe|whipped|thawed|pat\b|quart|liter|guacamole/i;
const MEASURE = /^(cups?|tbsp|tablespoons?|tsp|teaspoons?)(?:,? (.+))?$/i;
/** What is done with it, as a line says it. */
const DONE =
  /^(?:chopped|sliced|diced|grated|shredded|mashed|crushed|cubed|ground|minced|halved|melted|packed|sifted|pureed|quartered|torn)$/;
/** Pieces in which a cup holds it: "cup slices" is one of it sliced. */
const CUT: Readonly<Record<string, string>> = {
  slices: 'sliced',
  cubes: 'cubed',
  halves: 'halved',
  puree: 'pureed',
  pulp: 'mashed',
};
const SIZE = /^(?:small|medium|large)$/;
const COUNTED =
  /^(?:slice|clove|stalk|leaf|sprig|head|wedge|spear|floweret|floret|sprout|ear|stick|ring|strip|root|bunch|sheet|block|cube|pod|kernel|half|piece)$/;

/** An ingredient line for a measure of a public table, "1 cup chopped X" for "cup, chopped"; `null` where no cook measures so. */
export function lineFor(amount: string, measure: string, name: string): string | null {
  if (APART.test(measure)) return null;
  const bare = measure
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
  const [, unit, how] = MEASURE.exec(bare) ?? [];
  if (unit) {
    if (how === undefined || how === 'whole' || how.startsWith(name)) return `${amount} ${unit} ${name}`;
    const done = CUT[how] ?? how.split(' or ')[0]?.split(', ')[0] ?? '';
    return DONE.test(done) ? `${amount} ${unit} ${done} ${name}` : null;
  }
  const words = bare.toLowerCase().split(/, | /).filter(Boolean);
  const size = words.find((word) => SIZE.test(word));
  const rest = words.filter((word) => !SIZE.test(word) && !/^(?:regular|whole|fruit|each|raw)$/.test(word));
  const [counted, ...more] = rest.filter((word) => !name.includes(word.replace(/e?s$/, '')));
  if (more.length > 0 || (counted && !COUNTED.test(counted))) return null;
  return [amount, size, counted, name].filter(Boolean).join(' ');
}
