import { foodsIn, foodWords } from './find.ts';
import type { Food } from './food.ts';
import { measureGrams, measureIn, measureNamed } from './measures.ts';
import { FOODS } from './table.ts';

/** Beginnings of names for what a tin or a jar holds. */
const PRESERVED = ['tinned', 'canned', 'jarred'];

/** The food that has its measure in its name, and that name: a cinnamon stick of "1 stick cinnamon", tinned tomatoes of "1 tin tomatoes"; else `null`. */
export function foodByMeasure(name: string, unit: string | null): { food: Food; name: string } | null {
  const [first = '', ...others] = foodWords(name);
  const word = measureNamed(unit) ? foodWords(unit ?? '')[0] : first;
  const measure = measureNamed(word);
  if (!measure) return null;
  const bare = (word === first ? others.filter((other) => other !== 'of') : foodWords(name)).join(' ');
  const isPreserved = measure === 'tin' || measure === 'jar';
  for (const whole of isPreserved ? PRESERVED.map((state) => `${state} ${bare}`) : [`${bare} ${word}`]) {
    const [found] = foodsIn(whole);
    if (found && found.words > 1 && found.words === whole.split(' ').length)
      return { food: found.food, name: isPreserved ? name : whole };
  }
  return null;
}

const byCountedName = new Map(
  FOODS.flatMap((food) => (food.counted ?? []).map((name) => [foodWords(name).join(' '), food] as const)),
);

/** The food that is meant where its pieces are counted, or named in the plural: "2 peppers", "a slice of pepper"; else `null`. */
export function foodByCount(
  name: string,
  { isCounted, unit }: { isCounted: boolean; unit: string | null },
): Food | null {
  const [found, ...others] = foodsIn(name);
  const words = foodWords(name);
  const called = words.slice(found?.at, found && found.at + found.words).join(' ');
  const food = byCountedName.get(called);
  if (!food || others.length > 0) return null;
  const isNamed =
    isCounted ||
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(`${called}s`);
  const measure = measureNamed(unit, food) ?? measureIn(name, food) ?? measureNamed(words[0], food);
  return isNamed && (!isCounted || !measure || measureGrams(food, measure)) ? food : null;
}
