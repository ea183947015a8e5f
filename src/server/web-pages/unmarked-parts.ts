import { laidOut } from '#src/domain/free-text/layout.ts';
import { sectionsOf } from '#src/domain/free-text/sections.ts';
import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';

/** The ingredients and the steps that a text lists, by their own headings; for pages that mark only one of them. */
export function unmarkedParts(text: string): { ingredients: MarkedPart[]; steps: MarkedPart[] } {
  const { ingredients, method } = sectionsOf(laidOut(text));
  const parts: MarkedPart[] = [];
  for (const { text: line, group, isTold } of ingredients) {
    if (isTold) continue;
    const last = parts.at(-1);
    if (last?.heading === group) last.lines.push(line);
    else parts.push({ heading: group, lines: [line] });
  }
  return { ingredients: parts, steps: [{ heading: null, lines: method.map((paragraph) => paragraph.text) }] };
}
