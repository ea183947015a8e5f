import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HandInAct,
  type HandInState,
  nextState,
  REMARK_MAX_LENGTH,
  remarkSchema,
  remarksByField,
  remarksSchema,
  standOf,
  whyNotNow,
} from '#src/domain/published/handing-in.ts';
import { STANDS, type Stand } from '#src/domain/published/stands.ts';

const ACTS: HandInAct[] = ['hand-in', 'take-back', 'send-back', 'approve'];
/** Where a draft stands after acts, and what was done of them; the others were refused. */
function standAfter(...acts: HandInAct[]): Stand {
  let last: HandInState | null = null;
  for (const act of acts) last = nextState(act, standOf(false, last)) ?? last;
  return standOf(false, last);
}

describe('a draft on its way', () => {
  it.each<[HandInAct[], Stand]>([
    [[], 'work'],
    [['hand-in'], 'handed-in'],
    [['hand-in', 'hand-in'], 'handed-in'],
    [['hand-in', 'take-back'], 'work'],
    [['hand-in', 'send-back'], 'back'],
    [['hand-in', 'send-back', 'hand-in'], 'handed-in'],
    [['hand-in', 'send-back', 'hand-in', 'approve'], 'approved'],
    [['hand-in', 'approve', 'send-back'], 'back'],
  ])('goes by %j to "%s"', (acts, stand) => {
    expect(standAfter(...acts)).toBe(stand);
  });

  it('is answered only once it is handed in, and nothing is approved that was not', () => {
    expect(standAfter('approve')).toBe('work');
    expect(standAfter('send-back')).toBe('work');
    expect(standAfter('hand-in', 'take-back', 'approve')).toBe('work');
    expect(standAfter('hand-in', 'send-back', 'approve')).toBe('back');
    expect(standAfter('hand-in', 'approve', 'hand-in')).toBe('approved');
  });

  it('is published by none of these acts, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ACTS), { maxLength: 30 }), (acts) => {
        expect(standAfter(...acts)).not.toBe('published');
      }),
    );
  });

  it('stands as published while readers see it, and is in work again once they don’t', () => {
    const states: (HandInState | null)[] = [null, 'handed-in', 'back', 'approved', 'published', 'withdrawn'];
    for (const state of states) expect(standOf(true, state)).toBe('published');
    expect(standOf(false, 'published')).toBe('work');
    expect(ACTS.map((act) => nextState(act, 'published'))).toEqual([null, null, null, null]);
  });

  it('says in words why something can’t be done any more', () => {
    for (const stand of STANDS) expect(whyNotNow(stand)).toMatch(/^It.*\w$/);
  });
});

describe('a remark', () => {
  const wrong = (value: unknown) => remarkSchema.safeParse(value).error?.issues[0]?.message;

  it('has a text of at most 1,000 characters, about a field or about all', () => {
    expect(remarkSchema.parse({ field: 'title', text: '  Shorter, please.  ' })).toEqual({
      field: 'title',
      text: 'Shorter, please.',
    });
    expect(remarkSchema.safeParse({ field: null, text: 'x'.repeat(REMARK_MAX_LENGTH) }).success).toBe(true);
    expect(wrong({ field: null, text: 'x'.repeat(5000) })).toBe('A remark can have at most 1,000 characters');
    expect(wrong({ field: null, text: '   ' })).toBe('Write what’s to be done');
  });

  it('comes with others, at least one and at most 40', () => {
    const many = (n: number) => Array.from({ length: n }, () => ({ field: null, text: 'x' }));
    expect(remarksSchema.safeParse(many(0)).error?.issues[0]?.message).toBe(
      'Say what’s to be done: its author reads it',
    );
    expect(remarksSchema.safeParse(many(40)).success).toBe(true);
    expect(remarksSchema.safeParse(many(41)).error?.issues[0]?.message).toBe('Send back at most 40 remarks at once');
  });

  it('stands with its field, and with those about all where that field is no more', () => {
    const { ofFields, ofAll } = remarksByField(
      [
        { field: 'title', text: 'One' },
        { field: 'gone', text: 'Two' },
        { field: 'title', text: 'Three' },
        { field: null, text: 'Four' },
      ],
      (name) => name === 'title',
    );
    expect([...ofFields]).toEqual([['title', ['One', 'Three']]]);
    expect(ofAll).toEqual(['Two', 'Four']);
  });
});
