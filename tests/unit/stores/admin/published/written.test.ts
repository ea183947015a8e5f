import { describe, expect, it, vi } from 'vitest';
import type { AdminLetter } from '#src/domain/newsletter/admin-letter.ts';
import { letterFormOf, newBlock, titlesWith } from '#src/stores/admin/letters/letter-form.ts';
import { LETTERS } from '#src/stores/admin/letters/letter-kind.ts';
import { guideFormOf } from '#src/stores/admin/published/guide-form.ts';
import { GUIDES } from '#src/stores/admin/published/guides.ts';
import { toast } from '#src/stores/toasts.ts';

vi.mock('#src/stores/toasts.ts', () => ({ toast: vi.fn() }));

describe('what is written', () => {
  it('is not sent where something is wrong with it: the first thing of each field is said, and the first of all', async () => {
    const form = { ...guideFormOf(null), title: 'ab', names: 'x!' };
    expect(await GUIDES.save(form, null)).toEqual({
      errors: { title: 'Title must be at least 3 characters', names: 'At least 3 letters' },
    });
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Failed to add guide', description: 'Title must be at least 3 characters' }),
    );
  });

  it('takes of somebody else’s what goes with what was chosen', () => {
    const empty = letterFormOf(null);
    const titles = titlesWith(empty.titles, { kind: 'guide', id: 'tofu', title: 'Tofu' });
    const theirs = { ...empty, titles, blocks: [newBlock('guide')] } as unknown as AdminLetter;
    expect(LETTERS.merged(empty, theirs, new Map([['blocks', 'theirs']])).titles).toEqual(titles);
    expect(LETTERS.merged(empty, theirs, new Map([['blocks', 'mine']])).titles).toEqual(empty.titles);
  });
});
