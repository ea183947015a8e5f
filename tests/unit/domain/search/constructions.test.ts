import { describe, expect, it } from 'vitest';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import { readParts } from '#src/domain/search/reading/read.ts';
import { mostly } from '#tests/support/mostly.ts';

/** The words of a text that are limits, that are wishes, and that are neither though they name something. */
function read(text: string): Record<'out' | 'wished' | 'neither', string> {
  const named = readParts(text).filter(({ concepts }) =>
    concepts.some(({ kind }) => ['food', 'animal', 'dish', 'equipment', 'method'].includes(kind)),
  );
  const of = (...roles: string[]) =>
    named
      .filter(({ role }) => roles.includes(role))
      .map(({ words }) => words)
      .join(' ');
  return { out: of('limit', 'notUnderstood'), wished: of('wish'), neither: of('nothing') };
}

describe('what a clause takes from those beside it', () => {
  it.each([
    ['I am allergic to cashews. Pistachios too.', 'cashews pistachios'],
    ['peanuts are out, so are cashews', 'peanuts cashews'],
    ['no celery, same with mustard', 'celery mustard'],
    ['no celery, and that goes for mustard', 'celery mustard'],
    ['no walnuts. Mustard neither.', 'walnuts mustard'],
    ['no walnuts. Nor mustard.', 'walnuts mustard'],
    ['no walnuts. Or mustard.', 'walnuts mustard'],
    ['peanuts are out and cashews', 'peanuts cashews'],
    ["one of us doesn't do bread or anything with yeast", 'bread yeast'],
    ['no celery, or anything that has mustard in it', 'celery mustard'],
    ['she hates celery, anything with mustard as well', 'celery mustard'],
    ['he hates peas or dishes containing corn', 'peas corn'],
    ['one has a mustard allergy, another celery, another peanuts', 'mustard celery peanuts'],
    ["my son can't have lupin, my daughter sesame", 'lupin sesame'],
    ['one guest hates olives, the other capers', 'olives capers'],
  ])('gives "%s" the predicate of what was said last', (text, out) => {
    expect(read(text)).toEqual({ out, wished: '', neither: '' });
  });

  it.each([
    ['I love cashews but they give me hives', 'cashews'],
    ['mushrooms, which I hate', 'mushrooms'],
    ['too much cinnamon, leave it out', 'cinnamon'],
    ['the stock contains celery and I am allergic', 'stock celery'],
  ])('finds what "%s" means by it', (text, out) => {
    expect(read(text).out.split(' ')).toEqual(expect.arrayContaining([out.split(' ').at(-1)]));
    expect(read(text).wished).not.toContain(out.split(' ').at(-1));
  });

  it.each([
    ['soya? absolutely not', 'soya', ''],
    ["What do I want? Noodles. What don't I want? Peanuts.", 'peanuts', 'noodles'],
    ['tofu? over my dead body', 'tofu', ''],
    ['celery? you must be joking', 'celery', ''],
    ['tofu? yes please', '', 'tofu'],
  ])('answers the question of "%s"', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  it.each([
    ['if she eats nuts she swells up', 'nuts'],
    ['when he has cashews, he swells up', 'cashews'],
    ['he swells up when he has cashews', 'cashews'],
  ])('leaves out what "%s" makes the condition of harm', (text, out) => {
    expect(read(text)).toEqual({ out, wished: '', neither: '' });
  });

  it.each([
    ["I'm the only one who likes spinach so better not", 'spinach'],
    ['I fancied a mushroom risotto, then again maybe not', 'mushroom risotto'],
    ['tofu would be great but not for me then', 'tofu'],
    ["I love peanuts but my son's school has rules so no", 'peanuts'],
    ['soft cheese with chives? not for me', 'soft cheese chives'],
    ['cashews make fun of my stomach', 'cashews'],
    ['my colleague brought me walnut cake, never again', 'walnut cake'],
  ])('takes back what "%s" wished for', (text, out) => {
    expect(read(text)).toEqual({ out, wished: '', neither: '' });
  });
  it('takes nothing back where no is said to something else, or either will do', () => {
    expect(read('I could make a curry or not').wished).toBe('curry');
    expect(read('a curry with spinach, so no shopping').out).toBe('');
    expect(read("barley risotto for my wheat allergic friend? no, barley's out too").wished).toContain('risotto');
  });

  mostly(
    [
      ['swap the rice for quinoa', 'rice', 'quinoa'],
      ['use tofu instead of beans', 'beans', 'tofu'],
      ['instead of rice, quinoa', 'rice', 'quinoa'],
      ["I'd rather have lentils than tofu", 'tofu', 'lentils'],
      ['no rice, quinoa instead', 'rice', 'quinoa'],
      ['no rice but quinoa', 'rice', 'quinoa'],
      ['lentils over tofu any day', 'tofu', 'lentils'],
      ['I prefer lentils to tofu', 'tofu', 'lentils'],
      ['fried rice, minus peas, plus tofu', 'peas', 'fried rice tofu'],
    ],
    1,
  )('takes one for the other in "%s"', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  mostly(
    [
      ["I'd walk a mile for lentils", '', 'lentils'],
      ["I wouldn't cross the road for lentils", 'lentils', ''],
      ['nothing cheers me up like lentils', '', 'lentils'],
      ["there's nothing like lentils", '', 'lentils'],
      ['nothing like lentils', 'lentils', ''],
      ['too tired to stand at the hob', 'hob', ''],
      ['enough soup, time for lentils', 'soup', 'lentils'],
    ],
    2,
  )('reads the little word of "%s" by what is around it', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  it.each([
    ['no celery in the stock', 'celery', ''],
    ["don't put tofu in the soup", 'tofu', 'soup'],
    ['pie without leeks in the sauce', 'leeks', 'pie'],
  ])('takes where something must not be in "%s" for no part of it', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  mostly(
    [
      ['she grew out of her celery allergy', { out: '', wished: '' }],
      ["can't say I'm wild about tofu", { out: 'tofu', wished: '' }],
      ["can't be near tofu", { out: 'tofu', wished: '' }],
      ['who could say no to tofu', { out: '', wished: 'tofu' }],
      ['soup for poorly people', { out: '', wished: 'soup' }],
      ['the freezer is full of tofu', { out: '', wished: 'tofu' }],
      ['I had tofu and was ill for a week', { out: 'tofu', wished: '' }],
      ["except for Dave, who can't have tofu", { out: 'tofu', wished: '' }],
      ['it was the tofu that did for him', { out: 'tofu', wished: '' }],
      ['Kiwi zibbles me. So does tofu. No celery.', { wished: '' }],
      ['tofu, tofu, tofu, I am sick of tofu', { wished: '' }],
      ['oven on the fritz', { wished: '' }],
    ],
    1,
  )('reads "%s" as it is meant', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it('takes a name with a capital for one who eats', () => {
    expect(readSentence("Priya can't have tofu, soup").text).toBe('soup');
    expect(readSentence('TOFU ZIBBLE SOUP').text).toBe('tofu zibble soup');
  });

  it('keeps a negation over verbs joined by or', () => {
    expect(read("can't eat nuts or have tofu")).toMatchObject({ out: 'nuts tofu', wished: '' });
  });

  mostly(
    [
      ['coconut has too much fat', 'coconut'],
      ['plums have consequences', 'plums'],
      ['someone has a thing about peanuts', 'peanuts'],
      ['my mate runs a mile from mushrooms', 'mushrooms'],
      ['who would eat a walnut', 'walnut'],
      ['you know what happens when I eat cashews', 'cashews'],
      ['his face balloons if there is a trace of walnut', 'walnut'],
      ['my daughter (cashews)', 'cashews'],
      ['two allergies: celery', 'celery'],
      ['My husband: almonds. My daughter: sesame. Both allergic.', 'almonds sesame'],
      ['she is allergic, one to lentils', 'lentils'],
      ['sesame oil included, she reacts', 'sesame oil'],
      ['lupin flour has no place here', 'lupin'],
      ['I react badly to lupin and so does my sister to mustard', 'lupin mustard'],
      ["we don't forget what cashews did to her", 'cashews'],
    ],
    2,
  )('takes what "%s" tells of a food for no wish', (text, out) => {
    expect(read(text)).toMatchObject({ out, wished: '' });
  });

  mostly(
    [
      ["quinoa gets on my nerves, couscous doesn't", { out: 'quinoa', wished: '', neither: 'couscous' }],
      ["peanuts aren't good for her. Cashews aren't.", { out: 'peanuts cashews' }],
      ["I cook for my aunt, who doesn't love tofu", { out: 'tofu', wished: '' }],
      ['is there a pie without leeks in the soup', { out: 'leeks', wished: 'pie', neither: 'soup' }],
      ["is there peanut sauce in it? she's allergic", { out: 'peanut' }],
      ['sandwiches for a picnic, peanut butter banned', { out: 'peanut butter', wished: 'sandwiches' }],
      ['stew without tofu or, for that matter, parsnips', { out: 'tofu parsnips', wished: 'stew' }],
      ['cakes, nuts and seeds are banned', { out: 'cakes nuts seeds', wished: '' }],
      ["she can't chew raw carrots", { out: 'carrots', wished: '' }],
      ['he leaves out tomatoes', { out: 'tomatoes' }],
      ['choc chip cook', { out: '', wished: 'choc chip' }],
    ],
    2,
  )('finds what "%s" leaves unsaid', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it.each([
    ["my stomach and parsnips don't get along", 'parsnips'],
    ['I ate papaya and my mouth went zibble', 'papaya'],
    ['whenever he eats fennel, his face goes zibble', 'fennel'],
  ])('takes what "%s" says of a part of the body for harm', (text, out) => {
    expect(read(text)).toMatchObject({ out, wished: '' });
  });

  it('takes a mouth that waters for no harm', () => {
    expect(read('my mouth is watering, lentils please')).toMatchObject({ out: '', wished: 'lentils' });
  });

  it.each([
    ["we've had quinoa two nights running", 'quinoa', ''],
    ["I've had quinoa all week, something else with tofu", 'quinoa', 'tofu'],
    ['we had quinoa yesterday, a soup', 'quinoa', 'soup'],
  ])('refuses what one had again and again, or before something else: "%s"', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  it.each([
    ['she has a mustard thing', 'mustard', ''],
    ['someone has a sesame situation', 'sesame', ''],
    ['could I have a lentil thing', '', 'lentil'],
  ])('takes a "thing" with a food for an ailment where somebody has it: "%s"', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  it.each([
    ['I hate olives, so a pizza without either', 'olives', 'pizza'],
    ['no olives please, and a pie', 'olives', 'pie'],
    ['no olives, and a pie', 'olives', 'pie'],
    ['leave the raisins out of the carrot cake', 'raisins', 'carrot cake'],
  ])('does not refuse the dish of "%s"', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  it.each([
    ['no mustard, a salad without it please', 'mustard', 'salad'],
    ["she's allergic to celery: a pie without it, please", 'celery', 'pie'],
    ['a crumble with pears, keep the ginger out of it', 'ginger', 'crumble pears'],
    ['not if it needs a blender. Leeks', 'blender', 'leeks'],
    ['he was allergic to tofu: she has grown out of it. Pie', 'tofu', 'pie'],
  ])('takes "it" in "%s" for what was named elsewhere', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  mostly(
    [
      ["pancakes where the flour isn't rice", 'rice', 'pancakes'],
      ["cashews aren't walnuts", 'cashews walnuts', ''],
    ],
    1,
  )('refuses only what the one thing of "%s" is not', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  it('wishes for what is all that somebody eats', () => {
    expect(read("peas are the only thing he'll eat")).toMatchObject({ out: '', wished: 'peas' });
  });

  it('reads a denied "drink" as a verb', () => {
    expect(read("our guests don't drink coffee, soup")).toMatchObject({ out: 'coffee', wished: 'soup' });
  });

  it('begins a wish with what is extra', () => {
    expect(read('a burger, hold the gherkins, extra onions')).toMatchObject({
      out: 'gherkins',
      wished: 'burger onions',
    });
  });

  it('takes a sentence of English words for English, whatever else they are', () => {
    expect(readSentence('what do I do with leeks, or what to do with them')).toMatchObject({
      text: expect.any(String),
    });
  });

  mostly(
    [
      ['a lasagne that works for her', '', 'lasagne'],
      ['some cake my boss could tolerate', '', 'cake'],
      ['coconut that works for her', '', ''],
    ],
    1,
  )('wishes for the dish that somebody can have in "%s"', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  mostly(
    [
      ['my nephew with a sesame allergy and another with a kiwi one', 'sesame kiwi'],
      ['she grew out of her sesame allergy but not the peanut one', 'peanut'],
    ],
    1,
  )('takes "one" in "%s" for the allergy that was named', (text, out) => {
    expect(read(text)).toMatchObject({ out, wished: '' });
  });

  it.each([
    ["I love cashews, my son can't: pie", 'cashews', 'pie'],
    ["the one I had used tofu and now I can't", 'tofu', ''],
  ])('denies what was said last in "%s"', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  it.each([
    ['sprouts are great, parsnips on the other hand can stay away', 'parsnips', 'sprouts'],
    ['sprouts are great, parsnips however are out', 'parsnips', 'sprouts'],
  ])('begins no clause where "%s" only contrasts', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  it('wishes for what is adored now, whatever it was', () => {
    expect(read('I used to hate olives, now I adore them')).toMatchObject({ out: '', wished: 'olives' });
  });

  mostly(
    [
      ['allergies: cashews (Ana), mustard (me). Soup', 'cashews mustard', 'soup'],
      ["cashews again? I'd rather have tofu", 'cashews', 'tofu'],
      ['cashews again. Or tofu', '', 'cashews tofu'],
      ['biscuits my aunt can eat', '', 'biscuits'],
      ['he is coming for dinner and mustard is a problem', 'mustard', ''],
      ["she can't breathe near tofu", 'tofu', ''],
      ['the nursery has asked us to keep tofu at home', 'tofu', ''],
      ['my airways close with tofu', 'tofu', ''],
      ['no lentils, add tofu', 'lentils', 'tofu'],
      ['soy sauce is out, a stir fry that uses none', 'soy sauce', 'stir fry'],
      ["mum loves leeks, dad's allergic", 'leeks', ''],
      ['the zibble cake must be free from cashews', 'cashews', 'cake'],
      ['no tofu or cashews, baking ideas please', 'tofu cashews', 'baking'],
      ['zibble me a lentil pie', '', 'lentil pie'],
      ['crispy tofu like the zibble', '', 'crispy tofu'],
      ['my oven zibbled yesterday, potatoes', 'oven', 'potatoes'],
      ['use the tofu before it goes off', '', 'tofu'],
      ["leeks: love them. tacos: can't stand them", 'tacos', 'leeks'],
      ['the smell of cabbage takes me back, so no', 'cabbage', ''],
      ['celery is out, zibble is too', 'celery', ''],
      ['cabbage rolls like my zibble made', '', 'cabbage rolls'],
      ['I can stomach lentils, leeks not so much', 'leeks', ''],
      ['a lentil pie for the school zibble', '', 'lentil pie'],
      ["she can't bite into apples", 'apples', ''],
      ["if only she weren't allergic to leeks", 'leeks', ''],
      ["I'm not zibble except for olives", 'olives', ''],
      ['nothing zibble like leeks or olives', 'leeks olives', ''],
      ['no cream like custard', 'cream custard', ''],
      ['no leeks, olives or capers please', 'leeks olives capers', ''],
      ['not without olives', '', 'olives'],
      ['biscuits to zibble', '', 'biscuits'],
      ['a lasagne that my zibble uncle would zibble', '', 'lasagne'],
      ['a cake without milk because of a sesame allergy', 'milk sesame', 'cake'],
      ['something with leeks that my zibble aunt might eat', '', 'leeks'],
      ['she has never had leeks', '', ''],
      ['the last thing I need is more leeks', 'leeks', ''],
      ['I want to bake bread', '', 'bake bread'],
      ['mash from potatoes', '', 'mash potatoes'],
      ['he runs from potatoes', 'potatoes', ''],
      ["there's nothing in the fridge but leeks", '', 'leeks'],
      ['no leeks, zibble for the class', 'leeks', ''],
      ["she can't do nuts", 'nuts', ''],
      ['I grew up on lentils and have had my fill', 'lentils', ''],
      ['is there leek in it? it stains my teeth', 'leek', ''],
    ],
    2,
  )('leaves out of "%s" what nobody asks for', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  it('takes "this house" for somebody, not for what was named', () => {
    expect(read('no one in this house will touch a sprout')).toMatchObject({ out: 'sprout' });
  });

  it.each([
    ['we eat everything bar mushrooms', 'mushrooms', ''],
    ['a crumble, any fruit but plums', 'plums', 'crumble fruit'],
    ['any soup but no plums', 'plums', 'soup'],
    ['I like any fruit but plums are best', '', 'fruit plums'],
  ])('excepts what follows "any … but": "%s"', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  it.each([
    ['one sesame, two cashew and one mustard allergy', 'sesame cashew mustard'],
    ["nutmeg's best avoided", 'nutmegs'],
    ['kiwi is now banned in lunchboxes', 'kiwi'],
    ['who wants chilli again? Not me.', 'chilli'],
    ['kid no.1 hates peas, kid no. 2 hates sweetcorn', 'peas sweetcorn'],
    ['mustard sets her off, so none at the party', 'mustard'],
    ['we had tacos yesterday, so not those', 'tacos'],
    ["he is mad for beetroot, I can't stand the stuff", 'beetroot'],
    ['kiwis, plums, all of them make my tongue sore', 'kiwis plums'],
  ])('finds whom "%s" refuses', (text, out) => {
    expect(read(text)).toMatchObject({ out, wished: expect.not.stringMatching(out.split(' ').join('|')) });
  });

  it.each([
    ["dad can't chew so zibble soups please", '', 'soups'],
    ["she can't eat so much garlic", 'garlic', ''],
  ])('begins what follows from "%s" after "so"', (text, out, wished) => {
    expect(read(text)).toMatchObject({ wished });
    expect(read(text).out).toBe(out);
  });

  it('wishes for no dish that one merely had', () => {
    expect(read('we had tacos yesterday')).toMatchObject({ wished: '' });
  });

  it.each([
    ['potatoes, but maybe cauliflower instead', 'potatoes', 'cauliflower'],
    ['a lasagne, but with tofu instead', '', 'lasagne tofu'],
    ['never mind the parsnips, I meant tofu', 'parsnips', 'tofu'],
  ])('puts one in the place of the other in "%s"', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  it.each([
    ['pastry zibbles me, a tart without any', 'pastry', 'tart'],
    ['tofu is a punishment, a stir fry without', 'tofu', 'stir fry'],
  ])('refuses what was named last where "%s" names nothing', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  mostly(
    [
      ["Can't: tofu, leeks. A pie", 'tofu leeks', 'pie'],
      ["Can't: bread, pasta. Can: tofu", 'bread pasta', 'tofu'],
      ["I'll take leeks over tofu", 'tofu', 'leeks'],
      ['the last one with leeks was a zibble', 'leeks', ''],
      ['the last one with leeks was a disaster', 'leeks', ''],
      ["Lentil soup. Wait, no, she's allergic to mustard", 'mustard', 'Lentil soup'.toLowerCase()],
    ],
    1,
  )('finds what "%s" refuses of what it names', (text, out, wished) => {
    expect(read(text)).toMatchObject({ out, wished });
  });

  it('refuses what nobody knows with what it is joined to', () => {
    expect(readSentence('barley and zibble are out')).toMatchObject({
      excluded: ['barley'],
      notUnderstood: ['zibble'],
    });
    expect(readSentence('zibble and barley are out').notUnderstood).toEqual(['zibble']);
  });

  it('looks for a dish nobody knows that a recipe is for', () => {
    expect(readSentence('my nan left me her recipe for zibble').text).toContain('zibble');
  });

  it('takes a part of the body in a list of what is refused for no eater', () => {
    expect(readSentence('I avoid seeds and skins').notUnderstood).toEqual(['skins']);
    expect(read('my gut and my tongue hate tofu')).toMatchObject({ out: 'tofu' });
  });

  it('has only the device that is counted', () => {
    expect(readSentence('only two rings').withoutEquipment).toEqual(expect.not.arrayContaining(['hob']));
    expect(readSentence('only two rings').withoutEquipment).toContain('oven');
  });

  it('asks for nothing hot where it is too hot', () => {
    expect(readSentence("it's too hot to turn on the stove, a cold soup").text).toBe('cold soup');
  });

  it('mends a misspelt food under a limit before any other word', () => {
    expect(readSentence('I am allergic to cashws').excluded).toEqual(['cashew']);
  });

  it('leaves out what is only refused raw', () => {
    expect(readSentence("she can't chew raw carrots")).toMatchObject({ excluded: ['carrots'] });
  });

  it('reads on after what two commas hold', () => {
    expect(read("I can't, under any circumstances, have sesame").out).toBe('sesame');
  });
});

describe('what surrounds a wish', () => {
  const said = (text: string) => readSentence(text).ignored.join(' ');

  mostly(
    [
      ['a sandwich for the train', 'sandwich', 'train'],
      ['creamy mushroom pasta like my nonna makes', 'creamy mushroom pasta', 'nonna'],
      ['a salad for our book club', 'salad', 'book club'],
      ['birthday cake for my niece (4)', 'cake', '4'],
      ['I hate coriander, tastes like soap', '', 'soap'],
      ["cookies for mother's day", 'cookies', "mother's day"],
      ['a stew, I got a meeting after', 'stew', 'meeting'],
      ['3 avocados', 'avocados', '3'],
      ['soup after football', 'soup', 'football'],
    ],
    4,
  )('looks for no word of "%s" that only tells of it', (text, wished, ignored) => {
    expect(readSentence(text).text).toBe(wished);
    expect(said(text)).toBe(ignored);
  });
  it.each([
    ['gnocci with sage', 'gnocci'],
    ['grandma cauliflower wings', 'cauliflower wings'],
    ['a recipe for zibble', 'zibble'],
    ['zorpy lasagne for ten', 'zorpy lasagne'],
  ])('looks for the name of "%s", known or not', (text, wished) => {
    expect(readSentence(text).text).toBe(wished);
  });
  it('wishes for what it is, what there is, and what would be fun', () => {
    expect(read('payday is far, beans and rice it is I suppose').wished).toBe('beans rice');
    expect(read('cupboard is almost empty: pasta, garlic').wished).toBe('pasta garlic');
    expect(read('halloween snacks, pumpkin would be fun').wished).toContain('pumpkin');
    expect(read('an hour, a butternut squash and good music').wished).toBe('butternut squash');
    expect(read('microwave mug cake').out).toBe('');
    expect(read('my gran gave me a huge bag of plums').wished).toBe('plums');
    expect(read('plums gave me hives').out).toBe('plums');
    expect(readSentence('soup I can drink from a flask')).toMatchObject({
      text: 'soup',
      category: null,
    });
  });
  it('goes on with what harms', () => {
    expect(read('since my food poisoning I get queasy just thinking about rice')).toMatchObject({ out: 'rice' });
  });
  it('takes guests of whom something is said for no party, and what is too hard for nothing difficult', () => {
    expect(readSentence('two of my guests cannot handle chilli').occasions).toEqual([]);
    expect(readSentence('nuts are too hard for her').difficulty).toBeNull();
    expect(readSentence('tofu every day for two years').servings).toBeNull();
  });
  it('looks for nothing that something only tastes like, and for what is fancied', () => {
    expect(readSentence('tofu tastes like a sponge, skip that, a stir fry please')).toMatchObject({ text: 'stir fry' });
    expect(readSentence('I fancy hummus').text).toBe('hummus');
    expect(readSentence('swede leaves me cold')).toMatchObject({ text: '', excluded: ['swede'] });
  });
  it('keeps what a device does without, and what works in one', () => {
    const { excluded, withoutEquipment } = readSentence(
      'my food processor is broken but I fancy hummus, can I do it without?',
    );
    expect({ excluded, withoutEquipment }).toEqual({ excluded: [], withoutEquipment: ['food-processor'] });
    expect(readSentence('a crumble that works in an air fryer').equipment).toEqual(['air-fryer']);
    expect(readSentence('all I own is a microwave').withoutEquipment).not.toContain('microwave');
    expect(readSentence('all I own is a microwave').withoutEquipment).toContain('oven');
  });
  it('refuses of two foods the one that is dear', () => {
    expect(read('energy balls with peanut butter, almonds are too pricey so not those')).toMatchObject({
      out: 'almonds',
    });
  });
  it('takes an adverb nobody knows for no verb, and a misspelt food for a food', () => {
    expect(readSentence('coeliac friend, ideally a curry')).toMatchObject({ text: 'curry', notUnderstood: [] });
    expect(readSentence('I have half a cauliflour and a tin of chickpeas').text).toContain('cauliflour');
  });
  it('counts a party and keeps it', () => {
    expect(readSentence('a dinner party of six')).toMatchObject({ servings: 6, occasions: ['party'] });
  });
  it('says that it knows no prices, and that a recipe is of one course', () => {
    expect(readSentence('dinner under 5 euros')).toMatchObject({ cost: 'cheap' });
    expect(readSentence('breakfast or dessert')).toMatchObject({ category: null, ignored: ['breakfast', 'dessert'] });
  });
});

describe('what predicates come to together', () => {
  mostly(
    [
      ["don't like mushrooms", 'out'],
      ["don't mind mushrooms", 'neither'],
      ["don't hate mushrooms", 'neither'],
      ["don't forget the mushrooms", 'wished'],
      ['forget the mushrooms', 'out'],
      ['never had enough of mushrooms', 'wished'],
      ["I don't not like mushrooms", 'neither'],
      ['no need to avoid mushrooms', 'neither'],
      ["I'm not allergic to mushrooms", 'neither'],
      ["mushrooms aren't a problem", 'neither'],
      ['not without mushrooms', 'wished'],
      ["can't live without mushrooms", 'wished'],
      ["can't get enough of mushrooms", 'wished'],
      ["can't get enough of mushrooms zibble", 'wished'],
      ['he turns his nose up at mushrooms', 'out'],
      ['never say no to mushrooms', 'wished'],
      ["I'd kill for mushrooms", 'wished'],
      ['mushrooms make me happy', 'wished'],
      ['addicted to mushrooms', 'wished'],
      ["I don't want no mushrooms", 'out'],
      ['hate eating mushrooms', 'out'],
      ['breaks out in hives after mushrooms', 'out'],
    ] as const,
    5,
  )('finds of "%s" that they are %s', (text, as) => {
    expect(read(text)[as]).toBe('mushrooms');
  });
});
