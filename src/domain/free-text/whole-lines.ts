import { linesOf, type PastedLine } from './clean.ts';
import { headingOf, isFacts } from './headings.ts';
import { isIngredient } from './ingredients.ts';
import { startsWithVerb } from './verbs.ts';

/** The lines of a text, those together that were broken in two. */
export const wholeLinesOf = (text: string): PastedLine[] => joined(linesOf(text));

/** Joins lines that a mail program or a printed page has broken in mid-sentence. */
function joined(lines: readonly PastedLine[]): PastedLine[] {
  // Who writes no capitals starts no sentence with one.
  const capitals = lines.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  if (capitals * 3 < lines.filter(({ text }) => /^\p{Ll}/u.test(text)).length) return [...lines];
  const kept: PastedLine[] = [];
  for (const line of lines) {
    const last = kept.at(-1);
    if (last && !line.afterGap && !line.isBullet && line.number === null && isBroken(last, line)) {
      last.text = `${last.text} ${line.text}`;
    } else kept.push({ ...line });
  }
  return kept;
}

function isBroken(last: PastedLine, next: PastedLine): boolean {
  const goesOn = /^\p{Ll}/u.test(next.text);
  if (last.text.length < 25 || last.text.endsWith(':')) return false;
  if (goesOn && /\b(?:a|an|for|with|and|or|of|the|in|to|cm)$|\($/i.test(last.text)) return true;
  if (isIngredient(next.text)) return false;
  if (isIngredient(last.text)) return goesOn && last.text.endsWith(',');
  if (headingOf(next.text) || isFacts(next.text) || /[.!?)]$/.test(last.text)) return false;
  return /^[a-z(]/.test(next.text)
    ? !startsWithVerb(next.text) || /^(?:and|or|then|until|for|with) /.test(next.text)
    : /,$|\b(?:the|a|an|and|or|of|in|with|for|to|until|over|into|stock|\d+)$/.test(last.text);
}
