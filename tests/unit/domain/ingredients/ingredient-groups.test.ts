import { describe, expect, it } from 'vitest';
import {
  groupsOf,
  headingIn,
  heldGroups,
  movedGroups,
  partedLines,
} from '#src/domain/ingredients/ingredient-groups.ts';
import { movesBetween } from '#src/domain/scaling/mark-fit.ts';

const PIE = ['250 g flour', '100 ml water', '2 leeks', '1 tsp salt'];
const GROUPS = [
  { name: 'For the dough', at: 0 },
  { name: 'For the filling', at: 2 },
];

describe('groupsOf', () => {
  it('parts a list where its groups begin', () => {
    expect(groupsOf(PIE, GROUPS)).toEqual([
      {
        name: 'For the dough',
        at: 0,
        entries: [
          [0, '250 g flour'],
          [1, '100 ml water'],
        ],
      },
      {
        name: 'For the filling',
        at: 2,
        entries: [
          [2, '2 leeks'],
          [3, '1 tsp salt'],
        ],
      },
    ]);
  });

  it('leaves what stands before the first group without a name', () => {
    expect(groupsOf(PIE, [{ name: 'To serve', at: 3 }])).toEqual([
      { name: null, at: 0, entries: [...PIE.entries()].slice(0, 3) },
      { name: 'To serve', at: 3, entries: [[3, '1 tsp salt']] },
    ]);
    expect(groupsOf(PIE)).toEqual([{ name: null, at: 0, entries: [...PIE.entries()] }]);
    expect(groupsOf([], GROUPS)).toEqual([]);
  });

  it('leaves out groups with nothing in them, and loses no line', () => {
    const parts = groupsOf(PIE, [
      { name: 'For the glaze', at: 2 },
      { name: 'For the filling', at: 2 },
      { name: 'To serve', at: 4 },
    ]);
    expect(parts.map(({ name }) => name)).toEqual([null, 'For the filling']);
    expect(parts.flatMap(({ entries }) => entries)).toEqual([...PIE.entries()]);
  });
});

describe('movedGroups', () => {
  it.each<[string, string[], { name: string; at: number }[]]>([
    [
      'a line is added before',
      ['1 lemon', ...PIE],
      [
        { name: 'For the dough', at: 1 },
        { name: 'For the filling', at: 3 },
      ],
    ],
    ['its first line goes', ['250 g flour', '100 ml water', '1 tsp salt'], GROUPS],
    ['all of its lines go', PIE.slice(2), [{ name: 'For the filling', at: 0 }]],
    ['its first line is written anew', PIE.with(2, '3 leeks'), GROUPS],
  ])('keeps a group with its lines when %s', (_, after, groups) => {
    expect(movedGroups(GROUPS, PIE.length, movesBetween(PIE, after))).toEqual(groups);
  });
});

describe('heldGroups', () => {
  it('puts groups in order, without those that hold nothing', () => {
    const read = [...GROUPS.toReversed(), { name: 'For the glaze', at: 2 }, { name: 'To serve', at: 9 }];
    expect(heldGroups(read, PIE.length)).toEqual([
      { name: 'For the dough', at: 0 },
      { name: 'For the glaze', at: 2 },
    ]);
  });

  it('finds no groups where all is one', () => {
    expect(heldGroups([{ name: 'Ingredients', at: 0 }], PIE.length)).toEqual([]);
  });
});

describe('headingIn', () => {
  it.each([
    ['For the sauce:', 'For the sauce'],
    ['  Dressing : ', 'Dressing'],
    ['For the cashew cream', 'For the cashew cream'],
    ['To serve', 'To serve'],
  ])('reads "%s"', (line, name) => expect(headingIn(line)).toBe(name));

  it.each(['', ':', '2 tins:', '1 onion', 'salt, for the water', 'To serve: 1 lemon', 'for the pan, 1 tbsp oil'])(
    'takes "%s" for no heading',
    (line) => expect(headingIn(line)).toBeNull(),
  );
});

describe('partedLines', () => {
  it('takes headings out of a list', () => {
    expect(partedLines(['1 onion', 'For the sauce:', '200 ml oat cream', 'To serve', '1 lemon'])).toEqual({
      ingredients: ['1 onion', '200 ml oat cream', '1 lemon'],
      ingredientGroups: [
        { name: 'For the sauce', at: 1 },
        { name: 'To serve', at: 2 },
      ],
    });
  });
});
