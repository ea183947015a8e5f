import { describe, expect, it } from 'vitest';
import {
  collectionChangeSchema,
  introductionParagraphs,
  missingParts,
  newCollectionSchema,
  pickedParts,
} from '#src/domain/collections/collection.ts';

const pick = (recipeId: string, heading = '') => ({ recipeId, heading, text: '' });

describe('a collection', () => {
  it('has parts where its headings are', () => {
    const picks = [pick('a'), pick('b', 'Main'), pick('c'), pick('d', 'Sweet')];
    expect(pickedParts(picks).map(({ heading, picks: some }) => [heading, some.length])).toEqual([
      ['', 1],
      ['Main', 2],
      ['Sweet', 1],
    ]);
    expect(pickedParts([])).toEqual([]);
  });

  it('has paragraphs where its introduction has empty lines', () =>
    expect(introductionParagraphs('One.\nStill one.\n \n\nTwo.\n')).toEqual(['One.\nStill one.', 'Two.']));

  it('has no recipe twice, and no rule that lets everything through', () => {
    const picks = [pick('a'), pick('a')];
    expect(collectionChangeSchema.safeParse({ picks }).success).toBe(false);
    expect(collectionChangeSchema.safeParse({ rule: {} }).success).toBe(false);
    expect(collectionChangeSchema.safeParse({ rule: { tags: [], sort: 'newest' } }).success).toBe(false);
    expect(collectionChangeSchema.safeParse({ rule: { maxTotal: 20 } }).success).toBe(true);
    expect(collectionChangeSchema.safeParse({ imageUrl: 'https://elsewhere.example/a.jpg' }).success).toBe(false);
  });

  it('is a draft that may be empty, and says what it wants to be public', () => {
    const draft = newCollectionSchema.parse({ title: 'Soups' });
    expect(draft).toMatchObject({ isPublished: false, picks: [], people: null });
    expect(missingParts(draft).map(({ path }) => path)).toEqual(['description', 'introduction', 'picks']);
    const whole = { description: 'Warm.', introduction: 'Soup.', picks: [pick('a')], rule: null, people: 4 };
    expect(missingParts(whole)).toEqual([]);
    expect(missingParts({ ...whole, rule: { maxTotal: 20 } }).map(({ path }) => path)).toEqual(['rule']);
  });
});
