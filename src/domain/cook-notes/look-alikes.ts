/** Letters, digits and signs by the plain letter they are taken for. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  a: '4@аαᴀ',
  b: '8вβʙ',
  c: 'сᴄϲ',
  d: 'ԁᴅđ',
  e: '3еεᴇ',
  f: 'ꜰ',
  g: 'ɡցɢ',
  h: 'һнհʜħ',
  i: '!іιıɪ',
  j: 'јᴊ',
  k: 'кκᴋ',
  l: '1|łʟ',
  m: 'мᴍ',
  n: 'ոɴ',
  o: '0оοօᴏø',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'ʀ',
  s: '5$ѕꜱ',
  t: '7тτᴛŧ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ѡԝᴡ',
  x: 'хχ',
  y: 'уʏ',
  z: 'ᴢ',
};
const PLAIN = new Map(
  Object.entries(TAKEN_FOR).flatMap(([plain, odd]) => [...odd].map((letter) => [letter, plain] as const)),
);

/** The letter that one in lower case is taken for. */
export const plainLetter = (letter: string): string => PLAIN.get(letter) ?? letter;

/** Letters in discs and squares, and those flags are made of, which no normal form takes for letters; where each alphabet begins. */
const ALPHABETS = [0x1_f1_50, 0x1_f1_70, 0x1_f1_e6];
const FRAMED = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]+|[\u{1F1E6}-\u{1F1FF}]{3,}/gu;
const unframed = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  const start = ALPHABETS.findLast((first) => first <= code) ?? code;
  return String.fromCodePoint(0x61 + code - start);
};

/** Marks on letters, and what nobody sees: it stands between letters to hide what they spell. */
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]+/gu;

/** A text without what is only there to keep its words from being read: two letters of a flag are a flag. */
export const withoutDisguise = (text: string): string =>
  text
    .replaceAll(FRAMED, (signs) => [...signs].map(unframed).join(''))
    .normalize('NFKD')
    .replaceAll(UNSEEN, '')
    .normalize('NFC');
