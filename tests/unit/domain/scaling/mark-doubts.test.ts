import { describe, expect, it } from 'vitest';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { checkRecipe } from '#src/db/seed/check.ts';
import { doubtfulMarks } from '#src/domain/scaling/mark-doubts.ts';
import { readMarked } from '#src/domain/scaling/mark-notation.ts';

const doubts = (line: string, step: string): string[] => {
  const read = readMarked([step], [line]);
  return 'marks' in read ? doubtfulMarks(read) : read;
};

describe('doubtfulMarks', () => {
  it.each([
    ['500 g puff pastry', 'Moisture is the enemy of the {pastry}.', 'less than all of it'],
    ['80 ml water', 'Rinse until the {water} runs clear.', 'what is told of it'],
    ['80 ml water', 'Rinse the rice until you see clear {water}.', 'is told of, not used'],
    ['15 g dark chocolate', 'Spoon {half of the chocolate|½} pudding into glasses.', 'another food’s name'],
    ['100 ml rapeseed oil', 'Rub in the zest to release its {oil}.', 'less than all of it'],
    ['20 g peanuts', 'Drizzle with the {peanut} sauce.', 'another food’s name'],
    ['12 garlic cloves', 'Warm the black {garlic}-infused fat.', 'another food’s name'],
    ['300 g mango', 'Top with the {saved mango|mango}.', 'left before'],
    ['100 ml water', 'Cover the cashews with {boiling water|water} and soak.', 'not measured'],
    ['250 g raspberries', 'Set aside a few {raspberries}.', 'less than all of it'],
    ['2 tsp matcha powder', 'Boiling water makes {matcha} bitter.', 'less than all of it'],
    ['250 g blueberries', 'Strain, pressing the {blueberries} gently.', 'less than all of it'],
    ['3 aubergines', 'Cut slices from the {aubergines}.', 'less than all of it'],
  ])('doubts the amount of "%s" in "%s"', (line, step, reason) => {
    expect(doubts(line, step)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    ['500 g puff pastry', 'Roll out the {pastry}.'],
    ['80 ml water', 'Rinse the rice until clear, then add the {water}.'],
    ['120 g tortilla chips', 'Serve at once with the {tortilla chips}.'],
    ['2 tsp salt', 'Add {half of the salt|½} to the peanut sauce.'],
  ])('is content with the amount of "%s" in "%s"', (line, step) => {
    expect(doubts(line, step)).toEqual([]);
  });

  it('doubts nothing in the catalogue, and the check of the catalogue asks', async () => {
    const all = [...(await readCatalogue()).recipes, ...(await readExclusive()).recipes];
    expect(all.flatMap((recipe) => doubtfulMarks(recipe))).toEqual([]);
    const dal = all.find(({ id }) => id === 'red-lentil-dal');
    if (!dal) throw new Error('There is no dal');
    const instructions = [...dal.instructions, 'Let the lemon juice release its salt.'];
    const start = instructions.at(-1)?.indexOf('salt') ?? 0;
    const line = dal.ingredients.indexOf('1 tsp salt');
    const marks = [{ of: 'ingredient' as const, step: instructions.length - 1, start, text: 'salt', line, share: 1 }];
    expect(checkRecipe({ ...dal, instructions, marks })).toContainEqual(expect.stringContaining('less than all of it'));
  });
});
