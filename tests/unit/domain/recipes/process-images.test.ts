import { describe, expect, it } from 'vitest';
import { withStep } from '#src/domain/pictures/picture-address.ts';
import { recipeChangeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import { LAID_OUT, processImagesOf, processLabel, stepPictureName } from '#src/domain/recipes/process-images.ts';

describe('processImagesOf', () => {
  it('takes the step from the name, else from the place in the list', () => {
    expect(processImagesOf(['/pictures/red-lentil-dal-step-3.jpg', 'https://example.com/pan.png'])).toEqual([
      { url: '/pictures/red-lentil-dal-step-3.jpg', step: 3 },
      { url: 'https://example.com/pan.png', step: 2 },
    ]);
  });

  it('keeps drawn pictures with their steps when some were left out', () => {
    const drawn = [1, 2, 3, 4, 5].map((step) => withStep(`/media/m-${String(step).repeat(24)}.jpg`, step));
    const chosen = drawn.filter((_, at) => at % 2 === 0);
    expect(processImagesOf(['/pictures/pan.jpg', ...chosen])).toEqual([
      { url: '/pictures/pan.jpg', step: 1 },
      { url: `/media/m-${'1'.repeat(24)}.jpg`, step: 1 },
      { url: `/media/m-${'3'.repeat(24)}.jpg`, step: 3 },
      { url: `/media/m-${'5'.repeat(24)}.jpg`, step: 5 },
    ]);
    expect(recipeChangeSchema.parse({ processImages: chosen })).toEqual({ processImages: chosen });
  });

  it('tells what is needed, laid out, from the steps', () => {
    const drawn = withStep('/media/m-1.jpg', LAID_OUT);
    expect(recipeChangeSchema.parse({ processImages: [drawn] })).toEqual({ processImages: [drawn] });
    const own = `/pictures/${stepPictureName('red-lentil-dal', LAID_OUT)}.jpg`;
    const labels = processImagesOf([own, drawn, '/media/m-2.jpg#step-4']).map(({ step }) => processLabel(step));
    expect(labels).toEqual(['What you need', 'What you need', 'Step 4']);
  });

  it.each(['#step-00', '#step-100', '#step-x', '#top', '#step-1#step-2', '?step=1'])(
    'a recipe is refused %s',
    (mark) => {
      expect(recipeChangeSchema.safeParse({ processImages: [`/media/m-1.jpg${mark}`] }).success).toBe(false);
    },
  );
});
