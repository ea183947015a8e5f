import { describe, expect, it } from 'vitest';
import { bareAddress, focusOf, stepOf, withFocus, withStep } from '#src/domain/pictures/picture-address.ts';
import { textOf, withText } from '#src/domain/pictures/picture-texts.ts';
import { RULES } from '#src/domain/recipes/editing/recipe-editing.ts';
import { withDrawn, withUploaded } from '#src/domain/recipes/process-images.ts';
import { pictures } from '#src/paths.ts';

const PLAIN = '/media/m-0123456789abcdef01234567.jpg';

describe('what is said of a picture behind its address', () => {
  it('is a step, a point that stays in sight, or both, and is told apart again', () => {
    const both = withFocus(withStep(PLAIN, 3), { x: 30, y: 70 });
    expect(both).toBe(`${PLAIN}#step-3&focus-30-70`);
    expect([stepOf(both), focusOf(both), bareAddress(both)]).toEqual([3, { x: 30, y: 70 }, PLAIN]);
    expect(withStep(both, null)).toBe(`${PLAIN}#focus-30-70`);
    expect(withFocus(both, { x: 50, y: 50 })).toBe(`${PLAIN}#step-3`);
  });

  it('goes into the addresses of its crops, and into no other', () => {
    const focused = withFocus(PLAIN, { x: 0, y: 100 });
    expect(pictures.crop(focused, '1x1')).toBe('/crops/1x1/m-0123456789abcdef01234567_0-100.jpg');
    expect(pictures.crop(PLAIN, '1x1')).toBe('/crops/1x1/m-0123456789abcdef01234567.jpg');
    expect(pictures.nameOf(focused)).toBe('m-0123456789abcdef01234567');
  });

  it.each([
    [`${PLAIN}#focus-30-70`, true],
    [`${PLAIN}#focus-33-70`, false],
    [`${PLAIN}#focus-30-110`, false],
    [`${PLAIN}#focus-30-70&x`, false],
    [`${PLAIN}#focus-050-70`, false],
    ['https://example.com/a.jpg#focus-30-70', false],
  ])('may be saved of %s: %s', (address, isRight) => {
    expect(RULES.imageUrl.safeParse(address).success).toBe(isRight);
  });
});

describe('texts of pictures', () => {
  it('are of the picture, wherever its middle is, and gone when they are empty', () => {
    const texts = withText([], `${PLAIN}#focus-30-70`, 'A bowl of dal');
    expect(textOf(texts, PLAIN)).toBe('A bowl of dal');
    expect(withText(texts, PLAIN, ' ')).toEqual([]);
  });
});

describe('pictures of steps', () => {
  it('that are drawn take the place of those the steps had, in the order of the steps', () => {
    const drawn = [1, 3].map((step) => withStep(`/media/m-${String(step).repeat(24)}.jpg`, step));
    expect(
      withDrawn(['/pictures/dal-step-3.jpg', '/pictures/dal-step-2.jpg', '/pictures/pan.jpg#step-1'], drawn),
    ).toEqual([drawn[0], '/pictures/dal-step-2.jpg#step-2', drawn[1]]);
  });

  it('that are uploaded go to the first step without one', () => {
    const one = withUploaded(['/pictures/dal-step-1.jpg'], PLAIN, 3);
    expect(one).toEqual(['/pictures/dal-step-1.jpg#step-1', `${PLAIN}#step-2`]);
    expect(withUploaded(one, PLAIN, 3)).toEqual(one);
  });
});
