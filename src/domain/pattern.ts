/** A pattern that was put together, and the longest text it looks at. */
export interface MadePattern {
  pattern: RegExp;
  longest: number | null;
}

let noticed: ((made: MadePattern) => void) | null = null;

/** Tells of every pattern that is put together from now on; for `scripts/check-patterns.ts`. */
export const noticePatterns = (notice: (made: MadePattern) => void): void => {
  noticed = notice;
};

/**
 * The only place where a pattern is put together from parts (`scripts/check-patterns.ts`), so that those are judged too. Parts
 * that are no tables of ours are {@link escaped}.
 */
export function patternFrom(source: string, flags = ''): RegExp {
  const pattern = new RegExp(source, flags);
  noticed?.({ pattern, longest: null });
  return pattern;
}

/** Words, whoever wrote them, as a part of a pattern that means them and nothing else. */
export const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Looks at a text up to so many characters, and finds nothing in a longer one, whatever asks it. */
class BoundedPattern extends RegExp {
  readonly longest: number;

  constructor(source: RegExp | string, flags?: string, longest?: number) {
    super(source, flags);
    // `split` makes a copy of its pattern, and knows two of these three.
    this.longest = longest ?? (source instanceof BoundedPattern ? source.longest : 0);
  }

  override exec(text: string): RegExpExecArray | null {
    if (text.length <= this.longest) return super.exec(text);
    this.lastIndex = 0;
    return null;
  }
}

/**
 * A pattern whose time grows faster than its text, or of which that cannot be ruled out, for texts up to so many characters:
 * in a longer one it finds nothing. `scripts/check-patterns.ts` says how long they may be.
 */
export function bounded(longest: number, pattern: RegExp): RegExp {
  const made = new BoundedPattern(pattern.source, pattern.flags, longest);
  noticed?.({ pattern, longest });
  return made;
}
