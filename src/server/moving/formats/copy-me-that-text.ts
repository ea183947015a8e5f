import { createHash } from 'node:crypto';
import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { isAddress, markedDraft } from '../marked-draft.ts';
import type { FormatReader } from './told-recipe.ts';

/** CopyMeThat's text, one recipe in each: "INGREDIENTS", "STEPS" and "NOTES" stand over its parts, and its title first. */
export const copiedTextIn: FormatReader = ({ content }) => {
  if (content.kind !== 'text') return [];
  const lines = content.text.split(/\r?\n/).map((line) => line.trim());
  const [from, steps] = [lines.indexOf('INGREDIENTS'), lines.indexOf('STEPS')];
  const title = lines.find(Boolean) ?? '';
  return from > 0 && steps > from && title !== 'INGREDIENTS' ? [{ name: title, read: () => readText(lines) }] : [];
};

function readText(lines: readonly string[]): ForeignRecipe {
  const [from, to] = [lines.indexOf('INGREDIENTS'), lines.indexOf('STEPS')];
  const end = lines.indexOf('NOTES', to);
  const [title = '', ...head] = lines.slice(0, from).filter(Boolean);
  const behind = (name: string) => head.find((line) => line.startsWith(name))?.slice(name.length);
  const [source, yields, rated] = [behind('Adapted from '), behind('Servings: '), behind('Rated ')];
  const description = head.filter((line) => !/^(?:Adapted from |Servings: |Rated \d)/.test(line));
  const { fields, kept, within } = markedDraft(
    {
      ...{ title, description: description.join(' '), yields: yields === undefined ? [] : [yields] },
      minutes: { prep: null, cook: null, rest: null, total: null },
      ingredients: [{ heading: null, lines: lines.slice(from + 1, to).filter(Boolean) }],
      steps: partsOf(lines.slice(to + 1, end === -1 ? lines.length : end)),
      notes: end === -1 ? [] : lines.slice(end + 1).filter(Boolean),
      categories: [],
    },
    isAddress(source) ? source : null,
  );
  return {
    // It has no id of its own; the same text is the same recipe.
    foreignId: createHash('sha256').update(lines.join('\n')).digest('hex'),
    fields,
    pictures: [],
    kept: { ...(source && !isAddress(source) && { source }), ...(rated && { rating: rated }), ...kept },
    account: { fields: [], within },
  };
}

/** Steps have numbers, headings a colon. */
function partsOf(lines: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = [{ heading: null, lines: [] }];
  for (const line of lines.filter(Boolean)) {
    const step = line.replace(/^\d{1,3}\) /, '');
    if (step === line && line.endsWith(':')) parts.push({ heading: line.slice(0, -1), lines: [] });
    else parts.at(-1)?.lines.push(step);
  }
  return parts.filter((part) => part.lines.length > 0);
}
