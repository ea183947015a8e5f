import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LAID_OUT } from '#src/domain/recipes/process-images.ts';
import {
  type Depicted,
  pictureForBanner,
  pictureLaidOut,
  pictureOfDish,
} from '#src/server/picture-maker/picture-maker.ts';

const SALAD: Depicted = {
  id: 'tomato-salad',
  title: 'Tomato salad',
  ingredients: ['4 tomatoes', '1 handful of basil', '2 tbsp olive oil', '1 pinch of salt'],
  instructions: ['Slice the tomatoes.', 'Tear the basil.', 'Leave to rest for 10 minutes.'],
  table: 'sage',
};

/** Share of pixels in which two pictures plainly differ. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const small = (picture: Buffer) => sharp(picture).resize(120, 90, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const [a, b] = await Promise.all([small(one), small(other)]);
  let count = 0;
  for (let i = 0; i < a.length; i += 3) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > 24) count++;
  return count / (a.length / 3);
}

describe('pictureOfDish', () => {
  it('makes the same picture of the same variant, and another one of another', async () => {
    const [first, again, other] = [
      await pictureOfDish(SALAD, 1),
      await pictureOfDish(SALAD, 1),
      await pictureOfDish(SALAD, 2),
    ];
    expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 });
    expect(again.equals(first)).toBe(true);
    expect(await difference(first, other)).toBeGreaterThan(0.03);
  });

  it('makes a picture of a recipe nothing is known of', async () => {
    const picture = await pictureOfDish({ ...SALAD, ingredients: ['some stardust'], instructions: [] }, 0);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 900 });
  });
});

describe('pictureLaidOut', () => {
  it('shows all that is needed, and of a step what it adds', async () => {
    const pictures = [];
    for (const step of [LAID_OUT, 1, 2]) pictures.push(await pictureLaidOut(SALAD, step, 0));
    const [all, first, second] = pictures as [Buffer, Buffer, Buffer];
    expect(await sharp(all).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 });
    expect(await difference(all, first)).toBeGreaterThan(0.03);
    expect(await difference(first, second)).toBeGreaterThan(0.03);
  });
});

describe('pictureForBanner', () => {
  it('leaves one side of the table calm', async () => {
    const picture = await pictureForBanner('strawberries, mint and lime', 4);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1600, height: 800 });
    const spreadOf = async (left: number) => {
      const part = await sharp(picture).extract({ left, top: 0, width: 720, height: 800 }).toBuffer();
      const { channels } = await sharp(part).stats();
      return Math.max(...channels.map(({ stdev }) => stdev));
    };
    expect(await spreadOf(0)).toBeLessThan((await spreadOf(880)) / 1.5);
  });
});
