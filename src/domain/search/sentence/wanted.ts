import { foodList } from './food-list.ts';
import type { Reading } from './reading.ts';

const TRIGGER =
  /\b(?:with|using|us(?:e|es|ing) up|uses?|contain(?:s|ing)?|featuring|includ(?:es|ing)|made (?:from|of|with|out of)|out of|based on|full of|lots of|plenty of|(?:i|we) (?:have|got|have got)|(?:ive|weve) got|leftovers?|that has)\b/g;

/** "With spinach", "I have tofu and broccoli", "use up courgettes". What is no food is left for the full text. */
export function readWanted(reading: Reading): void {
  TRIGGER.lastIndex = 0;
  for (let match = TRIGGER.exec(reading.rest); match; match = TRIGGER.exec(reading.rest)) {
    const end = match.index + match[0].length;
    const words = reading.rest.slice(end).trim().split(' ');
    const { foods, length } = foodList(words);
    // Dishes of meat are found without it; nothing here has it.
    if (foods.length === 0 || foods.some(({ isAnimal }) => isAnimal)) continue;
    for (const { name } of foods) if (!reading.filters.wanted.includes(name)) reading.filters.wanted.push(name);
    const kept = reading.rest.slice(0, match.index).trim();
    reading.rest = `${kept} ; ${words.slice(length).join(' ')}`.trim();
    TRIGGER.lastIndex = kept.length;
  }
}
