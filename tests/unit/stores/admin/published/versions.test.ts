import { describe, expect, it } from 'vitest';
import { contestedFields, differencesOf, mergedForm } from '#src/stores/admin/published/versions.ts';

const WAS = { title: 'Tofu', body: 'Press it.', names: ['tofu'], author: null as string | null };

describe('contestedFields', () => {
  it('names the fields that differ, and who has changed each', () => {
    const mine = { ...WAS, title: 'Firm tofu', body: 'Press it well.' };
    const theirs = { ...WAS, body: 'Freeze it.', names: ['tofu', 'firm tofu'] };
    expect(contestedFields(WAS, mine, theirs)).toEqual([
      { name: 'title', by: 'me' },
      { name: 'body', by: 'both' },
      { name: 'names', by: 'them' },
    ]);
  });

  it('leaves out what both have changed alike, and shows one field with another', () => {
    const [mine, theirs] = [
      { ...WAS, title: 'Firm tofu', author: 'Ada' },
      { ...WAS, title: 'Firm tofu', body: 'Freeze it.' },
    ];
    expect(contestedFields(WAS, mine, theirs, { author: 'body' })).toEqual([{ name: 'body', by: 'both' }]);
  });
});

describe('mergedForm', () => {
  it('takes of theirs what was chosen, with what goes with it', () => {
    const mine = { title: 'Mine', body: 'Mine', author: 'Me' };
    const theirs = { title: 'Theirs', body: 'Theirs', author: 'Them' };
    const chosen = new Map([
      ['title', 'mine'],
      ['body', 'theirs'],
    ] as const);
    expect(mergedForm(mine, theirs, chosen)).toEqual({ title: 'Mine', body: 'Theirs', author: 'Me' });
    expect(mergedForm(mine, theirs, chosen, { author: 'body' }).author).toBe('Them');
  });
});

describe('differencesOf', () => {
  it('reads the fields that differ line by line, and none that only one version knows', () => {
    const lines = (version: object, name: string) => String(version[name as keyof typeof version]).split('\n');
    const labels = { title: 'Title', body: 'Text', author: 'Author' };
    expect(
      differencesOf(labels, { title: 'A', body: 'One' }, { title: 'A', body: 'One\nTwo', author: 'Ada' }, lines),
    ).toEqual([{ name: 'body', label: 'Text', before: ['One'], after: ['One', 'Two'] }]);
  });
});
