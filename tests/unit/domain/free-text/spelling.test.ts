import { describe, expect, it } from 'vitest';
import { spelledRight } from '#src/domain/free-text/spelling.ts';

describe('spelledRight', () => {
  it.each([
    ['1 onoin', '1 onion'],
    ['200 g cortgette', '200 g courgette'],
    ['300 g aubergnie', '300 g aubergine'],
  ])('mends "%s"', (text, mended) => expect(spelledRight(text)).toBe(mended));

  it.each([
    '1 onion',
    'xqzzyv and wvvkq',
    // Too many words for the name of a food.
    'a b c d e f g h onoin',
  ])('leaves "%s" alone', (text) => expect(spelledRight(text)).toBe(text));
});
