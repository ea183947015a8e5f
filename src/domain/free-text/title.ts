import { dishesIn } from '../dishes/named.ts';
import { foodsIn } from '../foods/find.ts';
import { bounded } from '../pattern.ts';
import type { GeneratedIngredient } from '../recipes/editing/generated-recipe.ts';
import { capital } from '../words/capital.ts';
import { BREAK } from './clean.ts';
import { headingOf, isFacts } from './headings.ts';
import { sentencesOf } from './sentences.ts';

const LONGEST = 100;
const MOST_WORDS = 11;
const SMALL_TALK = bounded(
  4_000,
  /^(?:hi|hello|hey|dear|ok|okay|so|hiya|morning|good (?:morning|evening)|thanks|thank you|love|xx?|lots of|cheers|best(?: wishes)?,|regards|re|fwd?|yum|enjoy|here|i|we|you|it|this|that|there|my husband|writing|everybody|posted|by|what'?s?|who|can|could|does|do|did|is|are)\b|^\W*$|,$|^\[.*\]$/i,
);
/** "here's Gran's apple crumble as promised" */
const IN_TALK: readonly RegExp[] = [
  /^(?:ok(?:ay)?,? )(?:so )?(?:the|my|our) ([\p{L}'’ -]{4,50})$/iu,
  bounded(
    4_000,
    /\b(?:asked|asking|begged) (?:me )?(?:for|about) (?:the |my |our )?(?:recipe (?:for|of) (?:the |my )?)?([\p{L}'’ -]{4,50}?)(?:\s+(?:recipe|from|that|which|again|so)\b|[,.!:?]|$)/iu,
  ),
  bounded(
    4_000,
    /\b(?:sending|sharing|posting|making|cooking|baking) (?:you |today )?(?:the |my |our |a |an |some )?([\p{L}'’ -]{4,50}?)(?:\s+(?:recipe|again|so|for|today|from|that|which)\b|[,.!:?]|$)/iu,
  ),
  bounded(4_000, /(?:\brecipe\b[^:]{0,40}:\s+|:\s+(?:my|the|our)\s+)([\p{L}'’ -]{4,50}?)[.!,]/iu),
  bounded(
    4_000,
    /\b(?:here(?:'s|’s| is| comes)|this is)\s(?:the |my |a |our )?(?:recipe (?:for|of) (?:the |my |a )?)?([\p{L}'’ -]{4,60}?)(?:\s+(?:as|that|which|recipe|you|from|for you|i|it)\b|[,.!:]|$)/iu,
  ),
  bounded(
    4_000,
    /\brecipe for (?:the |my |a |some |our )?([\p{L}'’ -]{4,60}?)(?:\s+(?:as|that|which|from|you|i)\b|[,.!:]|$)/iu,
  ),
  bounded(
    4_000,
    /^(?:\p{L}+: )?(?:ok(?:ay)? )?(?:so )?(?:the |my )?([\p{L}'’ -]{4,50}?)(?: thing)?(?: from last night)?[.,:!]/iu,
  ),
];

/** The subject of a mail, or of a thread of a forum. */
const SUBJECT = bounded(
  4_000,
  /^(?:subject:\s*)?(?:(?:re|fwd?):\s*)+(?:that |the |my |your )?([^\n]{4,80}?)(?: thing| recipe)*[^\p{L}\p{N}\n]*$/imu,
);
const namesDish = (words: string): boolean => dishesIn(words).length > 0 || foodsIn(words).length > 0;

/** The title of a recipe: a short line that stands by itself, else what the talk around it calls it, else its foods. */
export function titleOf(
  intro: readonly string[],
  ingredients: readonly GeneratedIngredient[],
  text: string,
): { title: string; isTold: boolean } {
  const lines = intro
    .flatMap((text) => text.split(BREAK))
    .map(
      (text) =>
        (text.split('\t')[0] ?? '').split(bounded(4_000, /\s+[-–—]\s+(?=serves|makes|feeds|for \d|\d)/i))[0] ?? '',
    );
  const best = lines
    .map((line, at) => ({ line, score: titleScore(line, at) }))
    .toSorted((a, b) => b.score - a.score)[0];
  if (best && best.score > 0) return { title: tidy(best.line), isTold: true };
  for (const pattern of IN_TALK) {
    for (const sentence of intro.flatMap(sentencesOf)) {
      const found = pattern.exec(sentence)?.[1]?.trim();
      if (found && namesDish(found) && found.split(' ').length <= MOST_WORDS)
        return { title: tidy(found), isTold: true };
    }
  }
  const subject = SUBJECT.exec(text)?.[1]
    ?.split(bounded(4_000, /\s+[-–]\s+/))
    .findLast(namesDish);
  if (subject) return { title: tidy(subject), isTold: true };
  return { title: fromFoods(ingredients), isTold: false };
}

/** The likeness of a line to a title; 0 or less is none. */
function titleScore(line: string, at: number): number {
  const bare = line.replace(bounded(4_000, /\([^)]*\)/g), '').trim();
  const isTalk = SMALL_TALK.test(line) || /[.?;,]$/.test(bare) || sentencesOf(bare).length > 1;
  const isLong = line.trim().split(/\s+/).length > MOST_WORDS;
  if (isTalk || isLong || isFacts(line) || headingOf(line) || !/\p{L}{2}/u.test(bare)) return 0;
  return (
    (namesDish(line) ? 4 : 1) + (/^\p{Lu}/u.test(line) ? 1 : 0) - (bare.endsWith('!') ? 1 : 0) - Math.min(at, 8) * 0.1
  );
}

/** Without brackets and marks; capitals throughout become a sentence's. */
function tidy(line: string): string {
  // "Rainbow wraps - Year 4 Cooking Club"
  const [before = line] = line.split(bounded(4_000, /\s+[-–]\s+/));
  const bare = (namesDish(before) ? before : line)
    .replace(bounded(4_000, /\((?:serves|makes|from|for|feeds|kids|adapted|source|vegan)?[^)]*\)/gi), ' ')
    .replace(/\s(?:--|—|\||»)\s.*$/s, '')
    .replace(bounded(4_000, /,?\s+(?:from|via|by|at|source)\W*$/i), '')
    .replace(/\s+/g, ' ')
    .replace(bounded(4_000, /^[\s"“'*-]+|[\s"”*:!–-]+$/g), '')
    .trim()
    .slice(0, LONGEST);
  const plain = bare === bare.toUpperCase() ? bare.toLowerCase() : bare;
  return capital(plain);
}

/** "Avocado, tomato and red onion" */
function fromFoods(ingredients: readonly GeneratedIngredient[]): string {
  const names = ingredients.slice(0, 3).map(({ name }) => (name.split(/[,(]/)[0] ?? '').trim());
  return tidy([names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter(Boolean).join(' and ')) || 'Recipe';
}
