import { describe, expect, it } from 'vitest';
import { inScale } from '#src/domain/quantities/temperatures.ts';

/** As oven dials and cookery books have them: 180 °C = 356 °F is written 350 °F. */
describe('inScale', () => {
  it.each([
    ['Heat the oven to 180 °C (fan 160 °C).', 'Heat the oven to 350 °F.'],
    ['Heat the oven to 200°C (180°C fan). Toss', 'Heat the oven to 400°F. Toss'],
    ['Heat the oven to 220°C (200°C fan) and line', 'Heat the oven to 425°F and line'],
    ['Heat the oven to 170°C (150°C fan)', 'Heat the oven to 325°F'],
    ['Heat the oven to 150°C (130°C fan)', 'Heat the oven to 300°F'],
    ['Heat the oven to 120°C (100°C fan)', 'Heat the oven to 250°F'],
    ['Heat the oven to 250°C (230°C fan), or as hot as it will go', 'Heat the oven to 475°F, or as hot as it will go'],
    ['oven to 190C/170C fan/gas 5, then', 'oven to 375°F, then'],
    ['oven to 200°C (fan 180°C, gas mark 6) with', 'oven to 400°F with'],
    ['oven to 180 °C / 350 °F / gas 4 and', 'oven to 350 °F and'],
    ['reheat them at 180°C (160°C fan) and add', 'reheat them at 350°F and add'],
    ['reheat for 8 minutes at 200°C. Shape', 'reheat for 8 minutes at 400°F. Shape'],
    ['Bake at 160–180°C until firm', 'Bake at 325–350°F until firm'],
    ['Roast at 230 degrees C for', 'Roast at 450°F for'],
    ['in a warm place, about 28°C, for 10 hours', 'in a warm place, about 80°F, for 10 hours'],
    ['the water, at 40 °C, wakes the yeast', 'the water, at 105 °F, wakes the yeast'],
    ['Heat the oil to 180°C and fry', 'Heat the oil to 355°F and fry'],
    ['Boil the syrup to 118°C', 'Boil the syrup to 245°F'],
    ['until the core is at 75°C', 'until the core is at 165°F'],
    ['Heat the oven to 350°F (180°C).', 'Heat the oven to 350°F (180°C).'],
    ['freeze at -18 °C for', 'freeze at 0 °F for'],
    ['freeze at −18°C for', 'freeze at 0°F for'],
    ['at minus 18 °C for', 'at 0 °F for'],
    ['at -20 to -18 °C', 'at −4 to 0 °F'],
    ['the fridge at 4 °C', 'the fridge at 40 °F'],
    ['chill to 5°C', 'chill to 40°F'],
    ['oven to 185 °C', 'oven to 365 °F'],
    ['oven to 175 °C', 'oven to 350 °F'],
    ['oven to 165 °C', 'oven to 325 °F'],
    ['syrup to 118.5 °C', 'syrup to 245 °F'],
    ['Cut into 180 g pieces; vitamin C (20 C)', 'Cut into 180 g pieces; vitamin C (20 C)'],
  ])('makes of "%s" in Fahrenheit "%s"', (text, expected) => expect(inScale(text, 'F')).toBe(expected));

  it.each([
    ['Heat the oven to 350 °F.', 'Heat the oven to 180 °C.'],
    ['Heat the oven to 350°F (180°C).', 'Heat the oven to 180°C.'],
    ['Heat the oven to 400°F and', 'Heat the oven to 200°C and'],
    ['Bake at 325–350°F until', 'Bake at 160–180°C until'],
    ['Bake at 475°F', 'Bake at 240°C'],
    ['Heat the oven to 425 degrees Fahrenheit', 'Heat the oven to 220°C'],
    ['until the core is at 165°F', 'until the core is at 75°C'],
    ['freeze at 0 °F', 'freeze at −18 °C'],
    ['freeze at -5 °F', 'freeze at −21 °C'],
    ['below 40°F', 'below 4°C'],
    ['oven to 365 °F', 'oven to 185 °C'],
    ['oven to 360 °F', 'oven to 180 °C'],
    ['Heat the oven to 200°C (180°C fan).', 'Heat the oven to 200°C (180°C fan).'],
  ])('makes of "%s" in Celsius "%s"', (text, expected) => expect(inScale(text, 'C')).toBe(expected));

  it('judges by what the step says before', () => {
    expect(inScale(' to 120°C', 'F', 'Boil the sugar')).toBe(' to 250°F');
    expect(inScale(' to 110°C', 'F', 'Boil the sugar')).toBe(' to 230°F');
    expect(inScale(' to 110°C', 'F', 'Lower the oven')).toBe(' to 225°F');
  });
});
