import { describe, expect, it } from 'vitest';
import { amountsIn } from '#src/domain/search/reading/numbers.ts';
import { unitsIn } from '#src/domain/search/reading/phrases.ts';
import { partsOf } from '#src/domain/search/reading/roles.ts';
import type { Chances } from '#src/domain/search/reading/tagger/chances.ts';
import { tokensOf } from '#src/domain/search/reading/tokens.ts';

const NONE: Chances = { wish: 0, out: 0, said: 0, none: 1 };
const WISH: Chances = { ...NONE, wish: 1, none: 0 };
const OUT: Chances = { ...NONE, out: 1, none: 0 };
const SAID: Chances = { ...NONE, said: 1, none: 0 };

/** The parts of a text by their words, where its words have the chances given here and all others are of no concern. */
function read(text: string, chances: Record<string, Chances> = {}) {
  const tokens = tokensOf(text);
  const units = unitsIn(tokens, amountsIn(tokens));
  const wordsOf = ({ first, end }: { first: number; end: number }) =>
    tokens
      .slice(first, end)
      .map((token) => token.text)
      .join(' ');
  const parts = partsOf(
    units,
    tokens,
    units.map((unit) => chances[wordsOf(unit)] ?? NONE),
  );
  return Object.fromEntries(parts.map((part, at) => [wordsOf(units[at] as (typeof units)[number]), part]));
}
const between = (wish: number, out: number, rest = 0): Chances => ({ wish, out, said: 0, none: rest });

describe('the role of what a text names', () => {
  it('is a wish or a limit, by which of the two is likelier; to leave out needs little', () => {
    const role = (chances: Chances) => read('cashews', { cashews: chances }).cashews?.role;
    expect(role(WISH)).toBe('wish');
    expect(role(OUT)).toBe('limit');
    expect(role(between(0.8, 0.2))).toBe('wish');
    expect(role(between(0.6, 0.4))).toBe('limit');
    expect(role(between(0.3, 0.1, 0.6))).toBe('nothing');
    expect(role(between(0.3, 0.3, 0.4))).toBe('limit');
  });
  it('is doubted where it may as well be a wish', () => {
    const isDoubted = (chances: Chances) => read('cashews', { cashews: chances }).cashews?.isDoubted;
    expect(isDoubted(between(0.6, 0.4))).toBe(true);
    expect(isDoubted(between(0.4, 0.6))).toBe(false);
  });
  it('needs next to nothing to leave out what stands right behind words that refuse', () => {
    const role = (text: string) => read(text, { beetroot: between(0.9, 0.1) }).beetroot?.role;
    expect(role('she likes beetroot')).toBe('wish');
    expect(role("she doesn't like beetroot")).toBe('limit');
    expect(role('without raisins or beetroot')).toBe('limit');
    expect(role('not without beetroot')).toBe('wish');
    expect(role('celery makes him ill. a stew? beetroot as well')).toBe('limit');
    expect(role('a celery stew? beetroot as well')).toBe('wish');
  });
  it('is looked for or said of words nobody knows, never left out', () => {
    const { zibble } = read('zibble', { zibble: WISH });
    expect(zibble?.role).toBe('unknown');
    expect(read('zibble', { zibble: OUT }).zibble?.role).toBe('notUnderstood');
    expect(read('zibble', { zibble: SAID }).zibble).toMatchObject({ role: 'nothing', isAside: true });
    expect(read('zibble', { zibble: NONE }).zibble).toMatchObject({ role: 'nothing', isAside: false });
    expect(read('zibble', { zibble: between(0.2, 0, 0.8) }).zibble).toMatchObject({ role: 'nothing', isAside: true });
  });
  it('of what filters say is a wish though it be told among what no search can know', () => {
    expect(read('summer', { summer: SAID }).summer?.role).toBe('wish');
    expect(read('orange', { orange: SAID }).orange?.role).toBe('nothing');
  });
  it('of a food that is only told of is said', () => {
    expect(read('bananas', { bananas: NONE }).bananas).toMatchObject({ role: 'nothing', isAside: true });
  });
  it('of a diet holds however it is said, unless it is surely told of', () => {
    const role = (chances: Chances) => read('coeliac', { coeliac: chances }).coeliac?.role;
    expect(role(OUT)).toBe('wish');
    expect(role(between(0.1, 0.2, 0.7))).toBe('wish');
    expect(role(NONE)).toBe('nothing');
  });
  it('of a diet that describes what is refused is none', () => {
    expect(read('no raw apples', { raw: OUT, apples: OUT }).raw?.role).toBe('nothing');
    expect(read('raw apples', { raw: WISH, apples: WISH }).raw?.role).toBe('wish');
    expect(read('gluten free bread', { 'gluten free': OUT, bread: WISH })['gluten free']?.role).not.toBe('nothing');
  });
  it('of a season, a mood or a diet is no limit', () => {
    expect(read('summer', { summer: OUT }).summer).toMatchObject({ role: 'nothing', isAside: true });
    expect(read('expensive', { expensive: OUT }).expensive?.role).toBe('limit');
    expect(read('hearty', { hearty: WISH }).hearty?.role).toBe('preference');
    expect(read('a hot lunch', { hot: WISH, lunch: WISH }).hot?.role).toBe('preference');
    expect(read('hot', { hot: WISH }).hot?.role).toBe('wish');
  });
  it('of a word that leaves out by itself is a limit', () => {
    expect(read('decaf', { decaf: WISH }).decaf).toMatchObject({ role: 'limit', words: 'caffeine' });
    expect(read('quiet').quiet?.role).toBe('nothing');
  });
  it('of a number is a limit unless it is surely told of', () => {
    expect(read('an hour', { 'an hour': WISH })['an hour']?.role).toBe('limit');
    expect(read('an hour', { 'an hour': between(0.3, 0, 0.7) })['an hour']?.role).toBe('limit');
    expect(read('an hour')['an hour']).toMatchObject({ role: 'nothing', isAside: false });
    expect(read('an hour', { 'an hour': between(0.15, 0, 0.85) })['an hour']).toMatchObject({ isAside: true });
  });
  it('of cooking that is refused is a wish for what needs none', () => {
    const { cook } = read('I will not cook', { cook: OUT });
    expect(cook).toMatchObject({ role: 'wish', concepts: [{ kind: 'equipment', id: 'no-cook' }] });
    expect(read('I will cook', { cook: OUT }).cook?.role).toBe('nothing');
    expect(read('I will not cook').cook?.role).toBe('nothing');
  });
  it('of too much of a taste leaves out the dish that is called so, not the food', () => {
    expect(read('not too spicy', { spicy: OUT }).spicy?.concepts[0]).not.toHaveProperty('not');
    expect(read('not spicy', { spicy: OUT }).spicy?.concepts[0]).toMatchObject({ not: 'chilli' });
  });
});

describe('what stands beside it', () => {
  it('says that a food is in the dish', () => {
    const { soup, lentils, carrots } = read('soup with lentils and carrots', {
      soup: WISH,
      lentils: WISH,
      carrots: WISH,
    });
    expect([soup, lentils, carrots].map((part) => part?.isWithin)).toEqual([false, true, true]);
    expect(read('I have two tins of chickpeas', { chickpeas: WISH }).chickpeas?.isWithin).toBe(true);
    expect(read('I want chickpeas', { chickpeas: WISH }).chickpeas?.isWithin).toBe(false);
  });
  it('says that one of two will do', () => {
    expect(read('peas or beans', { peas: WISH, beans: WISH }).beans?.isOr).toBe(true);
    expect(read('peas and beans', { peas: WISH, beans: WISH }).beans?.isOr).toBe(false);
  });
  it('says that a device is the only one', () => {
    expect(read('I only have a kettle', { kettle: WISH }).kettle).toMatchObject({ role: 'limit', isOnly: true });
    expect(read('just a kettle and a microwave', { kettle: WISH }).microwave?.isOnly).toBe(false);
    expect(read('only a kettle and a microwave', { kettle: WISH }).microwave?.isOnly).toBe(true);
    expect(read('I have a kettle', { kettle: WISH }).kettle?.isOnly).toBe(false);
  });
  it('says that a limit is one of health', () => {
    expect(read('nuts make him ill', { nuts: OUT }).nuts?.isForHealth).toBe(true);
    expect(read('allergic to nuts', { nuts: OUT }).nuts?.isForHealth).toBe(true);
    expect(read('without nuts', { nuts: OUT }).nuts?.isForHealth).toBe(false);
  });
});

it('takes a text without chances for a name', () => {
  const tokens = tokensOf('beans on toast');
  const units = unitsIn(tokens, []);
  expect(partsOf(units, tokens, []).flatMap(({ role, words }) => (role === 'wish' ? words : []))).toContain('beans');
});
