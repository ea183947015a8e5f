import { describe, expect, it } from 'vitest';
import { registrationSchema } from '#src/domain/members/accounts.ts';
import { holdsAddress, shownName } from '#src/domain/members/person-name.ts';
import { withdrawalSchema } from '#src/domain/premium/billing/withdrawal.ts';

const PEOPLE = [
  'O’Brien',
  "O'Brien",
  "D'Arcy",
  'N’Golo',
  'Anne-Marie',
  'Jean-Luc',
  'Müller-Lüdenscheidt',
  'Zoë',
  'Renée',
  'Łukasz',
  'Þór',
  'Nguyễn Thị Minh Khai',
  'María del Carmen',
  'de la Cruz y Fernández de Córdoba',
  'van der Berg',
  'Ludwig van Beethoven',
  'Maria João da Conceição Ferreira dos Santos e Silva',
  'Dr. Anna Weiß',
  'Dr.Müller',
  'Prof. Dr. med. Hans Meyer',
  'St. John',
  'St.John',
  'J.R.',
  'J. R. R.',
  'J.R.R. Tolkien',
  'Ph.D. Lee',
  'M.Sc. Ada',
  'Martin Luther King, Jr.',
  'Sammy Davis Jr.',
  'Henry VIII',
  'William "Bill" Gates',
  'Katharina (Kathi)',
  'Anna & Tom',
  'Anna + Tom',
  'Anna/Tom',
  'Anna87',
  'Max 2',
  'José 🌱',
  'anna maria schmidt',
  'ANNA MARIA SCHMIDT',
  'Anna maria',
  '田中 太郎',
  '김민준',
  'محمد بن سلمان',
  'د.أحمد',
  'ดร.สมชาย',
  'Иван Петрович',
  'K:son',
  'S:t Clair',
  '!Xóõ',
  'Ke$ha',
  'Mc Donald',
  'Björk',
  'X Æ A-12',
  'Will May',
  'Win',
  'You',
  'My Free',
  'Do Thi My',
  'U',
  'Anna <3',
  'Mr. T',
  'Ö',
  'Comte de Saint-Exupéry',
  'Sir Ian',
  'la Rue',
];

const NO_NAMES = [
  'You won https://evil.example',
  'evil.com',
  'www.evil.com',
  'Visit evil.com',
  'EVIL.com',
  'x@evil.com',
  'http://1.2.3.4/',
  '//evil',
  't.co',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'e​vil.​com',
  'evil .com',
  'evil[.]com',
  'evil (dot) com',
  'пример.рф',
  'mailto:x',
  'Win: press here',
  'You won 1000 Euro',
  'Call +49 170 1234567',
  '€500 for you',
  'Only 5 % left',
  'Congratulations!',
  'Want money?',
  '100$ a day',
  'You have been selected',
  'Claim your prize today',
  'Free Bitcoin for you',
  'Click here to win',
  'One two three four five six seven eight nine ten eleven',
];

const registered = (firstName: string) =>
  registrationSchema.safeParse({
    email: 'a@example.org',
    firstName,
    lastName: 'Leaf',
    password: 'correct-horse-battery',
  });

describe('a name', () => {
  it.each(PEOPLE)('is what people have: %s', (name) => {
    expect(shownName(name)).not.toBeNull();
    if (name.length > 1) expect(registered(name).error).toBeUndefined();
  });

  it.each(NO_NAMES)('is no address and no line of an advertisement: %s', (text) => {
    expect(shownName(text)).toBeNull();
    expect(registered(text).success).toBe(false);
  });

  it.each(['St.John', 'EVIL.COM', 'Dr.Évil', 'д.Иван', 'د.أحمد'])('is no link where it is shown: %s', (name) => {
    expect(shownName(name)).toMatch(/\. /);
    expect(registered(name).data?.firstName).toMatch(/\. /);
  });

  it('under a declaration is whatever somebody writes but an address', () => {
    const claim = (name: string) => withdrawalSchema.safeParse({ name, email: 'a@example.org', order: '' }).success;
    for (const name of PEOPLE) expect(claim(name), name).toBe(true);
    for (const text of NO_NAMES) expect(claim(text), text).toBe(!holdsAddress(text));
    expect(claim('Ana maria lopez garcia')).toBe(true);
  });
});
