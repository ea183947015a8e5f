import { beforeEach, describe, expect, it, vi } from 'vitest';
import { letterFormOf, newBlock, titlesWith } from '#src/stores/admin/letters/letter-form.ts';
import { LETTERS } from '#src/stores/admin/letters/letter-kind.ts';
import { fakeBrowser } from '#tests/support/fake-tabs.ts';

beforeEach(() => fakeBrowser().openTab().enter());

const EMPTY = letterFormOf(null);
const { differing } = LETTERS.comparison;

describe('a letter’s form', () => {
  it('says what its parts say, whatever their keys and whatever its items are called', () => {
    const form = { ...EMPTY, blocks: [newBlock('guide')] };
    const titles = titlesWith(form.titles, { kind: 'guide', id: 'tofu', title: 'Tofu' });
    expect(differing(form, { ...form, blocks: [newBlock('guide')], titles })).toEqual([]);
    expect(differing(form, { ...form, blocks: [newBlock('collection')] })).toEqual(['blocks']);
    expect(differing(form, { ...form, subject: ' ' })).toEqual([]);
  });

  it('comes back from a browser with its titles, and without parts where one is none', async () => {
    const titles = titlesWith(EMPTY.titles, { kind: 'recipe', id: 'dal', title: 'Dal' });
    const block = newBlock('recipes');
    const key = LETTERS.drafts.keyOf('one');
    LETTERS.drafts.store(key, { form: { ...EMPTY, titles, blocks: [block] }, at: Date.now(), readAt: 3 });
    const [back] = await LETTERS.drafts.left('one', EMPTY);
    expect(back?.form.titles.recipe).toEqual({ dal: 'Dal' });
    expect(back?.form.blocks).toMatchObject([{ kind: 'recipes', ids: [] }]);
    expect(back?.form.blocks[0]?.key).not.toBe(block.key);
    const broken = { ...EMPTY, subject: 'Autumn', blocks: [{ kind: 'film' } as never] };
    LETTERS.drafts.store(key, { form: broken, at: Date.now(), readAt: 3 });
    const [rest] = await LETTERS.drafts.left('one', EMPTY);
    expect(rest?.form).toMatchObject({ subject: 'Autumn', blocks: [] });
  });

  it('names by its parts what is wrong with them, the first of each', async () => {
    vi.stubGlobal('document', { getElementById: () => null });
    const blocks = [newBlock('text'), { ...newBlock('heading'), text: 'x'.repeat(121) }] as typeof EMPTY.blocks;
    const saved = await LETTERS.save({ ...EMPTY, blocks, subject: 'a\u0007b' }, null);
    expect(saved).toEqual({
      errors: {
        subject: 'The subject is a single line without control characters',
        'blocks.1.text': 'A heading has at most 120 characters',
      },
    });
  });
});
