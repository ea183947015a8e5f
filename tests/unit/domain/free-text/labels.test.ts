import { describe, expect, it } from 'vitest';
import { labelLines } from '#src/domain/free-text/labels.ts';
import { wholeLinesOf } from '#src/domain/free-text/whole-lines.ts';

const labelsOf = (text: string) => labelLines(wholeLinesOf(text)).map(({ label }) => label);
const LIST = '200 g red lentils\n1 onion, chopped\n2 cloves garlic\n';

describe('labelLines', () => {
  it('goes from the talk to the list, and on to the method, without a heading', () => {
    expect(labelsOf(`Dal\nOur favourite.\nServes 4\n\n${LIST}\nFry the onion.\nAdd the lentils and simmer.`)).toEqual([
      ...['intro', 'intro', 'fact'],
      ...['ingredient', 'ingredient', 'ingredient'],
      ...['step', 'step'],
    ]);
  });

  it('follows a heading, whatever its lines look like', () => {
    expect(labelsOf(`Notes\n${LIST}`)).toEqual(['heading', 'tip', 'tip', 'tip']);
    expect(labelsOf(`${LIST}Nutrition\n12 g protein\n3 g salt`).slice(3)).toEqual(['heading', 'aside', 'aside']);
  });

  it('loses no step that stands before the heading of the method', () => {
    expect(labelsOf(`${LIST}Rinse the lentils well.\nMethod\nFry the onion.`).slice(3)).toEqual([
      'step',
      'heading',
      'step',
    ]);
  });

  it('goes back from the method for a second list, and for no single line that reads like one of it', () => {
    const method = 'Fry the onion.\nAdd the lentils and simmer.\n';
    const second = '2 tbsp tahini\n1 lemon, juiced\nWhisk the dressing.';
    expect(labelsOf(`${LIST}${method}For the dressing:\n${second}`).slice(3)).toEqual([
      ...['step', 'step', 'group', 'ingredient', 'ingredient', 'step'],
    ]);
    expect(labelsOf(`${LIST}${method}2 tbsp tahini\nServe in bowls.`).slice(5)).not.toContain('ingredient');
  });

  it('begins a list with what is surely an ingredient, and ends it with what may be one', () => {
    expect(labelsOf(`Tomato soup\n${LIST}salt and pepper\nFry the onion.`)).toEqual([
      ...['intro', 'ingredient', 'ingredient', 'ingredient', 'ingredient', 'step'],
    ]);
  });

  it('takes a paragraph apart that lists and goes on with the method', () => {
    expect(
      labelsOf(
        'You need 200 g red lentils, 1 onion and 2 carrots. Serves four. Chop the onion. Fry it with the carrots.',
      ),
    ).toEqual(['ingredient', 'fact', 'step']);
  });

  it('takes no step for a fact that begins with "By"', () => {
    expect(labelsOf(`${LIST}By hand, mash the lentils.\nAdd the onion.`).slice(3)).toEqual(['step', 'step']);
  });

  it('sees a tip wherever it stands', () => {
    expect(labelsOf(`${LIST}Fry the onion. Serve hot. Keeps for two days.`).slice(3)).toEqual(['step', 'tip']);
    expect(labelsOf(`${LIST}Tip: soak them.\nFry the onion.`).slice(3)).toEqual(['tip', 'step']);
  });
});
