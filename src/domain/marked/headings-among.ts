import { dishesIn } from '../dishes/named.ts';
import { findFood } from '../foods/find.ts';
import { isShouted } from '../free-text/group-headings.ts';
import { headingLine, headingOf, isSubPart } from '../free-text/headings.ts';
import { isIngredient } from '../free-text/ingredients.ts';
import { headingIn } from '../ingredients/ingredient-groups.ts';
import { bounded } from '../pattern.ts';
import type { MarkedPart } from './marked-recipe.ts';

/** Marks of Markdown or HTML that make a line a heading. */
const TITLED = /^\s*(?:#{1,6}\s+\S|(\*\*|__)[^*_]+\1:?\s*$|\[[^\]\d]+\]\s*$)/;
const AROUND = bounded(4000, /^[\s#*_[]+|[\s*_\]]+$/g);
const LONGEST = 60;
const MOST_WORDS = 7;

/** Parts in which headings stand as lines among the ingredients: "## Sauce", "**Sauce**", "For the sauce:", "Dressing". */
export function withHeadingsApart(parts: readonly MarkedPart[]): MarkedPart[] {
  return parts.flatMap(({ heading, lines }) => {
    const found: MarkedPart[] = [{ heading, lines: [] }];
    for (const [at, line] of lines.entries()) {
      if (isListHeading(line)) continue;
      const name = headingAt(lines, at);
      if (name === null) found.at(-1)?.lines.push(line);
      else found.push({ heading: name, lines: [] });
    }
    return found.filter((part, at) => part.lines.length > 0 || (at > 0 && found.length === at + 1));
  });
}

/** "Ingredients:" stands over all. */
const isListHeading = (line: string): boolean =>
  headingOf(line)?.part === 'ingredients' && headingOf(line)?.rest === '';

function headingAt(lines: readonly string[], at: number): string | null {
  const line = lines[at] ?? '';
  const words = line.replace(AROUND, '');
  if (words === '' || words.length > LONGEST || words.split(' ').length > MOST_WORDS) return null;
  if (TITLED.test(line)) return headingLine(words);
  const told = headingIn(words);
  if (told !== null) return told;
  if (/\d/.test(words) || isIngredient(words)) return null;
  const next = lines[at + 1];
  if (next === undefined || !isIngredient(next)) return null;
  if (isSubPart(words)) return headingLine(words);
  // A food without an amount is an ingredient, however it is written.
  if (findFood(words) !== null) return null;
  return isShouted(words) || dishesIn(words).length > 0 ? headingLine(words) : null;
}
