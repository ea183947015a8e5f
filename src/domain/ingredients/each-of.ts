import { findFood, foodsIn } from '../foods/find.ts';

const EACH = /^(.{1,40}?) each(?: of)? (?=\p{L})(.+)$/iu;
const AND = /,? (?:and|plus|&) /i;

/** "1 tsp each of cumin, coriander and salt, toasted" as a line for every one: "1 tsp cumin" …; empty where a line is of one thing. */
export function linesOfEach(text: string): string[] {
  const [, amount = '', rest = ''] = EACH.exec(text) ?? [];
  if (!/\d|[½¼¾⅓⅔⅛]|^an? /i.test(amount)) return [];
  const [first = '', ...others] = rest.split(AND);
  const before = [first, ...others.slice(0, -1)].flatMap((some) => some.split(/, ?/));
  // Behind the last one follows what is done with all of them.
  const names = [...before, ...others.slice(-1).map((last) => last.split(/ ?[,(]/)[0] ?? '')];
  return names.length < 2 ? [] : names.map((name) => `${amount} ${withNoun(name, names.at(-1) ?? '')}`);
}

/** "red" of "red and green pepper" is a red pepper, where that is a food. */
function withNoun(name: string, last: string): string {
  const whole = `${name} ${last.split(' ').at(-1)}`;
  return !findFood(name) && foodsIn(whole)[0]?.words === whole.split(' ').length ? whole : name;
}
