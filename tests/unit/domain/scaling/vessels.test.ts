import { describe, expect, it } from 'vitest';
import { vesselNote } from '#src/domain/scaling/vessels.ts';

describe('vesselNote', () => {
  it.each([
    'Line a 900 g loaf tin.',
    'Line a 20 cm square tin with paper.',
    'Line a 12-hole muffin tin.',
    'Grease two deep 20 cm round tins.',
    'Tip into a 1.5-litre baking dish.',
    'Line a 23 cm loose-bottomed fluted tart tin.',
    'Spread in a baking dish of about 28 × 20 cm.',
    'Roll the pastry to 36 × 30 cm.',
  ])('says from twice and from half on that what "%s" names does not grow', (step) => {
    for (const factor of [0.25, 0.5, 2, 3]) {
      const note = vesselNote(['Mix.', step], 10, factor);
      expect(note?.text).toContain('are sized for 10 servings');
      expect(note?.steps).toEqual([1]);
    }
    for (const factor of [0.75, 1, 1.5]) expect(vesselNote([step], 10, factor)).toBeNull();
  });

  it.each(['Line a tray.', 'Cut into 2 cm cubes and tip into a bowl.', 'Add 2 tins of beans.'])(
    'says nothing of "%s"',
    (step) => {
      expect(vesselNote([step], 4, 5)).toBeNull();
    },
  );
});
