import { describe, expect, it } from 'vitest';
import { titleOf } from '#src/domain/free-text/title.ts';

describe('titleOf', () => {
  it('is the line that names a dish or a food, also below one that names neither', () => {
    expect(titleOf(['Sunday Special', 'Lentil Soup'], [], '')).toEqual({ title: 'Lentil Soup', isTold: true });
    expect(titleOf(['Sunday Special', 'Lentils'], [], '')).toEqual({ title: 'Lentils', isTold: true });
  });

  it('is the first line, where none names any', () => {
    expect(titleOf(['Sunday Special', 'Monday Special'], [], '').title).toBe('Sunday Special');
  });
});
