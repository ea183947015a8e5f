import { describe, expect, it } from 'vitest';
import { vesselNote } from '#src/domain/scaling/vessels.ts';

describe('vesselNote', () => {
  it.each([
    'Line a 900 g loaf tin.',
    'Line a 20 cm square tin with paper.',
    'Line a 12-hole muffin tin.',
    'Grease a deep 20 cm round tin.',
    'Tip into a 1.5-litre baking dish.',
    'Line a 23 cm loose-bottomed fluted tart tin.',
    'Spread in a baking dish of about 28 × 20 cm.',
    'Roll the pastry to 36 × 30 cm.',
    'Grease a 9-inch pie plate.',
    'Line a 9 x 13 inch pan.',
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

  it.each([
    'The remaining three batches take about 12 minutes and make 36.',
    'Line two large baking trays with paper.',
    'Fry the second batch in the rest of the oil.',
    'Pulse in 2 batches.',
    'Swap both trays halfway.',
  ])('says with any other number of servings that "%s" counts for as many as it is written for', (step) => {
    for (const factor of [0.5, 0.75, 1.25, 3])
      expect(vesselNote(['Mix.', step], 12, factor)).toEqual({
        text: expect.stringContaining('Batches and trays in the steps are counted for 12 servings'),
        steps: [1],
      });
    expect(vesselNote([step], 12, 1)).toBeNull();
  });

  it('says both where both are named', () => {
    const note = vesselNote(['Grease two deep 20 cm round tins.', 'Divide between the tins.'], 8, 2);
    expect(note?.text).toMatch(/Tins and dishes .* Batches and trays/);
    expect(note?.steps).toEqual([0]);
  });

  it.each(['Boil in a second pan.', 'Fry in batches.', 'Add two tins of beans.', 'Use the one pan.'])(
    'says nothing of "%s" with more or fewer',
    (step) => {
      expect(vesselNote([step], 4, 1.25)).toBeNull();
    },
  );
});
