import { mentionText, partText, type StepPart } from '#src/domain/scaling/scaling.ts';
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
    if (typeof part === 'string') return part;
    if ('seconds' in part) return <StepTimer key={key} id={`${recipeId}-${key}`} step={number} {...part} />;
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
