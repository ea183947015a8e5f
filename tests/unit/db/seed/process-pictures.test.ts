import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { catalogueRows } from '#src/db/seed/catalogue-rows.ts';
import { hasPicture } from '#src/db/seed/pictures.ts';
import { CATEGORIES } from '#src/domain/recipes/kitchen.ts';
import { LAID_OUT, processImagesOf } from '#src/domain/recipes/process-images.ts';

const recipes = [...(await readCatalogue()).recipes, ...(await readExclusive()).recipes];

const rows = catalogueRows(recipes, 0, hasPicture);

describe('the pictures of the dishes', () => {
  it('say what they show, each in words of its own and not its title', () => {
    const texts = rows.map(({ id, title, imageUrl, pictureTexts = [] }) => {
      expect(pictureTexts, id).toEqual([{ url: imageUrl, text: expect.any(String) }]);
      const text = pictureTexts[0]?.text ?? '';
      expect(text.toLowerCase(), id).not.toBe(title.toLowerCase());
      expect(text, id).not.toMatch(/picture|photo|image|\.$/i);
      return text;
    });
    expect(new Set(texts).size).toBe(rows.length);
  });
});

describe('pictures of the making in the catalogue', () => {
  it('come into the rows as far as they are made, what is needed first', () => {
    const dal = recipes.filter(({ id }) => id === 'red-lentil-dal');
    const steps = dal[0]?.pictureSteps ?? [];
    expect(steps.length).toBeGreaterThan(1);
    const missing = `red-lentil-dal-step-${steps[0]}`;
    const [row] = catalogueRows(dal, 0, (name) => name !== missing);
    expect(row?.processImages).toEqual(
      [0, ...steps.slice(1)].map((step) => `/pictures/red-lentil-dal-step-${step}.jpg`),
    );
    expect(catalogueRows(dal, 0, () => false)[0]?.processImages).toEqual([]);
  });

  it('show at least two steps of four recipes of each category', () => {
    for (const category of CATEGORIES) {
      const shown = rows.filter(
        (row) =>
          row.category === category &&
          processImagesOf(row.processImages ?? []).filter(({ step }) => step !== LAID_OUT).length > 1,
      );
      expect(shown.length, category).toBeGreaterThanOrEqual(4);
    }
  });

  it('are each of a recipe that shows it', () => {
    const files = readdirSync('public/pictures').filter((file) => /-step-\d+\.jpg$/.test(file));
    const shown = rows.flatMap(({ processImages = [] }) => processImages);
    expect(shown.map((url) => url.split('/').at(-1)).sort()).toEqual(files.sort());
    for (const { id, processImages = [], instructions = [] } of rows)
      for (const { step } of processImagesOf(processImages))
        expect(step, `${id}: there is no such step`).toBeLessThanOrEqual(instructions.length);
  });
});
