import { describe, expect, it } from 'vitest';
import { processImagesOf } from '#src/domain/process-images.ts';

describe('processImagesOf', () => {
  it('takes the step from the name, else from the place in the list', () => {
    expect(processImagesOf(['/pictures/red-lentil-dal-step-3.jpg', 'https://example.com/pan.png'])).toEqual([
      { url: '/pictures/red-lentil-dal-step-3.jpg', step: 3 },
      { url: 'https://example.com/pan.png', step: 2 },
    ]);
  });
});
