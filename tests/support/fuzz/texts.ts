import fc from 'fast-check';
import { INHERITED } from './inherited.ts';
import { kitchenWords } from './kitchen-words.ts';

/** What a writer of patterns did not think of, one or a few of them many times over. */
const PUMPS = [
  ...'@.,;:!?-–_/\\#&=+*~|<>()[]{}"\'`$%^ \t\n',
  ...[
    'a',
    'A',
    '1',
    '0',
    '½',
    '⁄',
    'é',
    '\u0301',
    'ß',
    'İ',
    'ﷺ',
    'ﬃ',
    '㎏',
    '１',
    '٣',
    '🌶',
    '👩‍🍳',
    '\u200d',
    '\u200b',
    '\u202e',
  ],
  ...[
    '\r\n',
    '  ',
    'a.',
    'a@',
    '1 ',
    '1/',
    '1,',
    '1-',
    '(1',
    '://',
    'http://',
    'www.',
    '<b>',
    '<!--',
    '[a](',
    '![',
    '**',
  ],
  ...['9', ' hours', ' minutes. '],
  ...['and ', 'or ', 'without ', 'no ', 'not ', 'with ', 'of ', 'to ', 'for ', 'cup ', 'minutes ', '1 cup ', '2 x '],
  ...['{a|', '{a', '|', '%00', '\\u0000', '--', '=cmd', '\ufeff', '\u0000', '\ud800', '__proto__', 'constructor'],
];

const pump = fc.oneof(
  fc.constantFrom(...PUMPS),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.string({ maxLength: 6 }),
);

/** A text that was made to keep its reader busy: a beginning, a few things again and again, an end that does not fit. */
const pumped = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.string({ maxLength: 8 }),
      fc.array(fc.tuple(pump, fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 1, maxLength: 4 }),
      fc.oneof(fc.constant(''), pump),
    )
    .map(([head, parts, tail]) => {
      const share = Math.max(1, Math.floor((maxLength - head.length - tail.length) / parts.length));
      const body = parts.map(([each, part]) => each.repeat(Math.ceil((share * part) / Math.max(1, each.length))));
      return (head + body.join('')).slice(0, Math.max(0, maxLength - tail.length)) + tail.slice(0, maxLength);
    });

/** What people type: words of the kitchen, with what stands between them. */
const spoken = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 5, arbitrary: kitchenWord() },
          fc.constantFrom(INHERITED, `&${INHERITED};`, 'constructor', 'toString'),
          fc.lorem({ maxCount: 3 }),
          fc.string({ unit: 'grapheme', maxLength: 8 }),
        ),
        fc.constantFrom(' ', ' ', ' ', ', ', '. ', ' and ', ' without ', ' – ', '\n', ' 1½ cups ', ' & ', '/'),
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => parts.flat().join('').slice(0, maxLength));

function kitchenWord(): fc.Arbitrary<string> {
  const words = kitchenWords();
  return fc.nat(words.length - 1).map((i) => words[i] ?? '');
}

/** Any text of at most so many characters: said, mangled, or made to harm. */
export const texts = (maxLength: number, minLength = 0): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 3, arbitrary: spoken(maxLength) },
      { weight: 2, arbitrary: pumped(maxLength) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 300) }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '',
          ' ',
          '0',
          'null',
          '../../etc/passwd',
          '%',
          "'",
          '"',
          '${7*7}',
          '<script>',
          '\u0000',
          INHERITED,
          'constructor',
        ),
      },
    )
    .map((text) => (text.length < minLength ? text.padEnd(minLength, 'a') : text).slice(0, maxLength));
