import { describe, expect, it } from 'vitest';
import { carriedOver } from '#src/browser/listing-address.ts';

describe('carriedOver', () => {
  it('leaves a link alone that was made for what is wanted', () => {
    expect(carriedOver('?category=dinner&page=2', '?category=dinner', '?category=dinner')).toBe(
      '?category=dinner&page=2',
    );
  });

  it('adds a second filter to a first whose page is not there yet', () => {
    expect(carriedOver('?tags=one-pot', '', '?dietaryPreferences=nut-free')).toBe(
      '?tags=one-pot&dietaryPreferences=nut-free',
    );
    expect(
      carriedOver('?dietaryPreferences=nut-free,raw', '?dietaryPreferences=raw', '?dietaryPreferences=raw,soy-free'),
    ).toBe('?dietaryPreferences=raw,soy-free,nut-free');
  });

  it('keeps an order and a time chosen meanwhile', () => {
    expect(carriedOver('?category=lunch', '', '?maxWork=30&sort=rated')).toBe('?category=lunch&maxWork=30&sort=rated');
  });

  it('removes what the link removes', () => {
    expect(carriedOver('?category=lunch', '?category=lunch&tags=soup', '?category=lunch&tags=soup,one-pot')).toBe(
      '?category=lunch&tags=one-pot',
    );
  });

  it('lets the last category win and starts over at page 1', () => {
    expect(carriedOver('?category=snacks', '?page=3', '?category=lunch&tags=soup')).toBe('?category=snacks&tags=soup');
  });

  it('clears everything with a link to the bare listing', () => {
    expect(carriedOver('', '?category=lunch', '?category=lunch&search=dal')).toBe('');
  });
});
