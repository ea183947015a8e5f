import { describe, expect, it } from 'vitest';
import { firstStatus } from '#src/domain/cook-notes/first-status.ts';
import { foreignAddress, noteParagraphs } from '#src/domain/cook-notes/note-links.ts';
import { cookNoteTextSchema, textKeyOf } from '#src/domain/cook-notes/note-text.ts';
import { sayingsIn } from '#src/domain/cook-notes/sayings.ts';
import { mendsSpelling } from '#src/domain/cook-notes/spelling-edit.ts';
import { areSameLooks, claimsStaff, publicName } from '#src/domain/cook-notes/staff-names.ts';
import { touchedPart } from '#src/domain/cook-notes/touched-part.ts';

const SITE = 'https://plantry.test';

describe('the text of a note', () => {
  it('is kept in paragraphs, without spaces nobody sees', () => {
    expect(cookNoteTextSchema.parse('  First line. \r\n\r\n\r\n\n Second,\tline  \n')).toBe(
      'First line.\n\n Second,\tline',
    );
  });

  it('counts what a reader counts', () => {
    expect(cookNoteTextSchema.safeParse('🌶'.repeat(10)).success).toBe(true);
    expect(cookNoteTextSchema.safeParse('🌶'.repeat(9)).success).toBe(false);
    expect(cookNoteTextSchema.safeParse('🌶'.repeat(1500)).success).toBe(true);
    expect(cookNoteTextSchema.safeParse('🌶'.repeat(1501)).success).toBe(false);
  });

  it.each([
    'Mit Öl – köstlich!',
    'Très bon, à refaire',
    '👩‍🍳 loved it so much',
    'می‌خواهم دوباره بپزم',
    'とても美味しかったです、また作ります',
  ])('may be %s', (text) => expect(cookNoteTextSchema.safeParse(text).success).toBe(true));

  it('is the same however it is spaced, and no text where it is short', () => {
    expect(textKeyOf('I doubled the LIME — and  salt!')).toBe(textKeyOf('i doubled the lime, and salt'));
    expect(textKeyOf('Loved it!')).toBe('');
  });
});

describe('an address', () => {
  it.each([
    'https://example.com',
    'HTTP://EXAMPLE.COM/x',
    'www.example.com',
    'example.com/salt',
    'a.very.long.example.com',
    'ada@example.org',
    '192.168.0.1',
    'ｅｘａｍｐｌｅ．ｃｏｍ/x',
    'example。com/x',
    `${SITE}.evil.test/recipes/dal`,
    `${SITE}/admin`,
    `${SITE}/recipes/`,
    'ftp://example.com',
  ])('of another site is found in "%s"', (text) => {
    expect(foreignAddress(`Look: ${text} there`, SITE)).toBe('certain');
  });

  it.each(['example.com', 'example dot com', 'example[.]com', 'I used less salt.then it was fine'])(
    'is doubtful in "%s"',
    (text) => {
      expect(foreignAddress(text, SITE)).toBe('doubtful');
    },
  );

  it.each([
    ...['cheap pills dot com', 'cheap pills . com', 'cheap pills .com', 'cheap pills. com', 'cheap-pills,com'],
    ...[
      'cheap-pills (dot) ru',
      'cheap pills *dot* it',
      'cheap pills [ . ] it',
      'cheap pills punto com',
      'cheappillsdotcom',
    ],
    ...['сhеар dоt соm', 'cheap d0t c0m', 'cheap-pills.ᴄᴏᴍ', 'cheap-pills . 🅲🅾🅼', 'cheap-pills 🇩🇴🇹 🇨🇴🇲'],
    ...['cheap-pills.\u200dcom', 'cheap-pills.c\u0336om', 'cheap-pills․com', 'cheap-pills🔵com', 'cheap pills / com'],
    ...['c h e a p . c o m', 'cheap pills dot c.o.m', 'w w w cheap pills', 'hxxp cheap pills', 't . me / cheappills'],
    ...[
      'cheap pills . shop',
      'cheap pills dot ru',
      'cheap pills\n.\ncom',
      'https:\u200d//cheap.example',
      'cheap pills, dot, com',
    ],
  ])('is doubtful, however it is disguised: "%s"', (text) => {
    expect(foreignAddress(`I took it from ${text} and it was good`, SITE)).toBe('doubtful');
  });

  it.each([
    ...[
      '2 tbsp. soy sauce, cooked approx.3 min longer',
      '7 p.m. start, no. 7',
      'B.B.Q. for 8 min. per side',
      'Y U M M Y!!!',
    ],
    ...[
      'Dot the top with butter. Dot it, then bake.',
      'a polka dot plate',
      'At this point net carbs were 12 g',
      'Net weight 450 g',
    ],
    ...['Very good . Will make again . Thanks', 'Délicieux ! À refaire .', 'con un punto de sal', 'arroz (com feijão)'],
    ...[
      'Great recipe. UK readers: it is at Aldi.',
      'it was nice. it is easy. so good. no leftovers. me too',
      'Works w/o oil',
    ],
    ...[
      'Loved it. 🇫🇷 🇩🇪 cooks here 🇮🇹🇫🇷',
      '• less salt • fun • work lunch',
      '* tips: toast first',
      'With salt. And/or pepper',
    ],
    ...[
      'ad libitum, 24 Rue de l’Église, Lyon',
      'С удовольствием. Ещё раз!',
      'می‌خواهم دوباره بپزم',
      'とても美味しかったです。また作ります。',
    ],
    'Half a cup, i.e. 120 ml. Then 1.5 kg.',
    `As in ${SITE}/recipes/red-lentil-dal, with rice`,
    'See /recipes/red-lentil-dal.',
    'Salt and/or pepper… 10:30 at night',
    'e.g. with thyme etc. and so on',
  ])('of another site is not in "%s"', (text) => {
    expect(foreignAddress(text, SITE)).toBe(null);
  });

  it.each(['x@y.z', 'me@mail.example', 'a@b@c.d', 'me@x..', '@a@b.c', 'mailto:ada@example.org!'])(
    'of mail is found in "%s"',
    (text) => expect(foreignAddress(`Write: ${text} soon`, SITE)).toBe('certain'),
  );

  it.each(['@home I use oil', 'rice @ 3 a kilo', 'me@home', 'x@.y', '3@', 'yum @@@ yum', 'Thanks @ada. It was great'])(
    'of mail is not in "%s"',
    (text) => expect(foreignAddress(text, SITE)).toBe(null),
  );

  it('is doubtful in characters that stand for many others', () => {
    expect(foreignAddress('\uFDFA'.repeat(300), SITE)).toBe('doubtful');
    expect(foreignAddress('½ cup oats, ¾ cup milk, ﬁne salt', SITE)).toBe(null);
  });

  it('of a recipe is told from the words around it', () => {
    expect(
      noteParagraphs(`With (${SITE}/recipes/naan).\nAnd /recipes/dal!\n\nNot https://x.test/recipes/dal`, SITE),
    ).toEqual([
      [
        { text: 'With (', recipeId: null },
        { text: `${SITE}/recipes/naan`, recipeId: 'naan' },
        { text: ').\nAnd ', recipeId: null },
        { text: '/recipes/dal', recipeId: 'dal' },
        { text: '!', recipeId: null },
      ],
      [{ text: 'Not https://x.test/recipes/dal', recipeId: null }],
    ]);
  });
});

describe('an edit', () => {
  const isWord = (word: string) =>
    ['garlic', 'salt', 'malt', 'lime', 'time', 'shift', 'the', 'doubled', 'pan', 'i'].includes(word);

  it.each([
    ['I doubled the garlik', 'I doubled the garlic.'],
    ['i doubled the lime', 'I doubled the lime!'],
    ['the lime garlic salt', '(the) "lime-garlic", salt…'],
    ['the lime', 'the lime !'],
  ])('mends spelling: %s → %s', (before, after) => expect(mendsSpelling(before, after, isWord)).toBe(true));

  it.each([
    ['I doubled the salt', 'I doubled the malt'],
    ['I doubled the lime', 'I doubled the time'],
    ['I shift the pan', 'I shit the pan'],
    ['I doubled the garlic', 'I doubled the garlic and salt'],
    ['1 clove of garlic', '10 clove of garlic'],
    ['I doubled the garlic', 'I doubled the garlic 🖕'],
    ['not salt', 'salt'],
    ['the lime', 'the.lime'],
    ['the lime', 'the .lime'],
    ['the lime', 'the . lime'],
    ['the lime', 'the/lime'],
    ['the lime', 'the@lime'],
  ])('changes more: %s → %s', (before, after) => expect(mendsSpelling(before, after, isWord)).toBe(false));
});

describe('what an edit touches', () => {
  it('is told with the words around it', () => {
    expect(touchedPart('a b c d e f g h i', 'a b c d, e f g h i')).toBe('a b c d, e f g');
    expect(touchedPart('a b c', 'a b c')).toBe('');
    expect(touchedPart('a b', 'x')).toBe('x');
    expect(touchedPart('a a a', 'a a a a')).toBe('a a a a');
  });
});

describe('a name', () => {
  it.each(['Admin', 'ADM1N', 'Аdmin', 'Plantry', 'P l a n t r y', 'Plantry Kitchen', 'Moderator Mo', 'Editor', 'Тeаm'])(
    '%s claims to be staff',
    (name) => expect(claimsStaff(name, 'Plantry')).toBe(true),
  );

  it.each('Admin|Editor|Administrator|Mod|Moderator|Moderation|Official|Owner|Staff|Support|Team|Webmaster'.split('|'))(
    '%s is nobody’s name, with anything around it',
    (word) => {
      expect(claimsStaff(word, '')).toBe(true);
      expect(claimsStaff(`The ${word.toUpperCase()}-7`, '')).toBe(true);
    },
  );

  it.each(
    '0o 1l 3e 4a 5s 7t 8b @a $s !i |l аa вb сc ԁd еe һh іi јj кk мm нh оo рp ѕs тt уy хx αa βb εe ιi κk νv οo ρp τt υu χx ıi łl'.split(
      ' ',
    ),
  )('%s is a letter and what it passes for', (pair) => {
    const [odd, plain] = [...pair];
    expect(areSameLooks(`Bo${odd}n`, `Bo${plain}n`)).toBe(true);
  });

  it.each(['Ada L.', 'Edith', 'Minka', 'Adminah', 'Teamoor', 'Josef Steam'])('%s does not', (name) => {
    expect(claimsStaff(name, 'Plantry')).toBe(false);
  });

  it('is shown with an initial, and looks like others whatever its letters', () => {
    expect(publicName({ firstName: 'Ada', lastName: 'lovelace' })).toBe('Ada L.');
    expect(publicName({ firstName: 'Ada', lastName: null })).toBe('Ada');
    expect(areSameLooks('Hannah Q.', 'Наnnаh Q.')).toBe(true);
    expect(areSameLooks('Hannah Q.', 'Hanna Q.')).toBe(false);
  });
});

describe('whether a note waits', () => {
  const first = { isOpen: true, lookedAt: 'first', firstNotes: 2 } as const;
  const cook = { isStaff: false, passed: 0, lastWasRefused: false };

  it('follows the setting, what the member wrote before, and any concern', () => {
    expect(firstStatus(first, { ...cook, passed: 1 }, [])).toBe('waiting');
    expect(firstStatus(first, { ...cook, passed: 2 }, [])).toBe('published');
    expect(firstStatus(first, { ...cook, passed: 2, lastWasRefused: true }, [])).toBe('waiting');
    expect(firstStatus({ ...first, lookedAt: 'none' }, cook, [])).toBe('published');
    expect(firstStatus({ ...first, lookedAt: 'none' }, cook, ['flood'])).toBe('waiting');
    expect(firstStatus({ ...first, lookedAt: 'all' }, { ...cook, passed: 99 }, [])).toBe('waiting');
    expect(firstStatus({ ...first, lookedAt: 'all' }, { ...cook, isStaff: true }, [])).toBe('published');
  });
});

describe('what a note says', () => {
  it.each([
    ['I used half the sugar and it was plenty.', ['less-sugar']],
    ['Needs more garlic!', ['more-garlic']],
    ['Way too salty for us; next time less salt', ['too-salty', 'less-salt']],
    ['It was not too salty at all', []],
    ['I will definitely make this again', ['again']],
  ])('%s', (text, said) => expect(sayingsIn(text).toSorted()).toEqual(said.toSorted()));
});
