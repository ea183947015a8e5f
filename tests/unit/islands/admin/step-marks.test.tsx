import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { proposedMarks } from '#src/domain/scaling/proposed-marks.ts';
import { StepMarks } from '#src/islands/admin/ui/StepMarks.tsx';
import { press } from '#tests/support/at-page.ts';

const texts = { ingredients: ['1,5 kg hokkaido pumpkin, cubed'], instructions: ['Roast the pumpkin for 10 minutes.'] };
function Marks({ keep }: { keep?: (marks: Mark[]) => void }) {
  const [marks, setMarks] = useState<Mark[]>([]);
  const change = (changed: Mark[]) => {
    setMarks(changed);
    keep?.(changed);
  };
  return <StepMarks step={0} marks={marks} proposed={proposedMarks(texts)} texts={texts} onChange={change} />;
}

describe('StepMarks', () => {
  it('keeps what is called wrong with the recipe, until it is offered again', async () => {
    const keep = vi.fn();
    render(<Marks keep={keep} />);
    await press('Wrong: 10 minutes');
    expect(keep).toHaveBeenLastCalledWith([{ of: 'nothing', step: 0, start: 22, text: '10 minutes' }]);
    expect(screen.queryByRole('button', { name: 'Right: 10 minutes' })).toBe(null);
    expect(screen.getByRole('group').textContent).toContain('10 minutes called wrong');
    await press('Offer 10 minutes again');
    expect(keep).toHaveBeenLastCalledWith([]);
    expect(screen.getByRole('button', { name: 'Right: 10 minutes' })).not.toBe(null);
  });

  it('names a line up to its comma, which is none within a number', () => {
    render(<Marks />);
    expect(screen.getByRole('group').textContent).toContain('pumpkin all of 1,5 kg hokkaido pumpkin');
    expect(screen.getByRole('group').textContent).not.toContain('cubed');
  });
});
