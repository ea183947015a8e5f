import { mentionText, partText, type StepPart, type StepTime } from '#src/domain/scaling/scaling.ts';
import { StepTimer } from './StepTimer.tsx';

interface Props {
  recipeId: string;
  parts: readonly StepPart[];
  /** From 1. */
  number: number;
}

/** A step with its amounts in bold and its times as timers. */
export function StepText({ recipeId, parts, number }: Props) {
  return parts.map((part, at) => {
    // The parts of a step never change places.
    const key = `${number}-${at}`;
    if (typeof part === 'string') return isTime(parts[at - 1]) ? part.slice(closingOf(part).length) : part;
    if (isTime(part))
      return (
        <span key={key} className="whitespace-nowrap">
          <StepTimer recipeId={recipeId} id={`${recipeId}-${key}`} step={number} {...part} />
          {closingOf(parts[at + 1])}
        </span>
      );
    if ('changed' in part) {
      return (
        <ins key={key} className="step-change">
          <span className="sr-only">Changed by your swap: </span>
          {part.changed}
        </ins>
      );
    }
    if ('count' in part) return partText(part);
    const { amount, name } = mentionText(part);
    return (
      <mark key={key} className="mention">
        {amount && <strong>{name ? `${amount} ` : amount}</strong>}
        {name}
      </mark>
    );
  });
}

const isTime = (part: StepPart | undefined): part is StepTime => typeof part === 'object' && 'seconds' in part;

/** Commas and stops that stay on the line of the button before them: between the two a browser may break. */
const closingOf = (part: StepPart | undefined): string =>
  typeof part === 'string' ? (/^[,.;:!?)]*/.exec(part)?.[0] ?? '') : '';
