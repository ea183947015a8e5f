import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { readEnv } from '#src/server/base/env.ts';
import { settingsIn, slipsIn } from '#src/server/base/settings/env-file.ts';

it.each([
  ['PORT: 5100', 'line 1: “PORT: 5100” is no setting'],
  ['# a remark\n\nDATA_DIR', 'line 3: “DATA_DIR” is no setting'],
  ['SITE_NAME="Our "recipes""', 'SITE_NAME ends at the second ": “recipes""” is left out'],
  ['SITE_NAME="Our recipes\nPORT=4322', 'the quote " of SITE_NAME is never closed'],
  ['PORT=4321\nHOST=::1\nPORT=4322', 'line 3: PORT is there a second time; this one counts, not line 1'],
  ['SITE_NAME=K\uFFFDche', 'letters that are no UTF-8'],
])('tells that %j is not what was meant', (text, said) => {
  expect(slipsIn(text)).toEqual([expect.stringContaining(said)]);
});

it.each([
  'PORT=4322\r\nSITE_NAME="Our recipes" # the name\r\n',
  'export SITE_NAME=Küche\n# PORT: 4321\n',
  "SECRET_KEY='a # b \" c'\nMAIL_FROM=Us <us@example.org>\n",
  'OPERATOR_ADDRESS="1 Lane\n2 Town"\nPORT=4322',
  'SMTP_URL = smtps://a:b=c@mail.example.org',
  '',
])('has nothing to say of %j', (text) => {
  expect(slipsIn(text)).toEqual([]);
});

it('refuses a file in UTF-16, in words', () => {
  expect(() => slipsIn(Buffer.from('PORT=4321', 'utf16le').toString('utf8'))).toThrow('UTF-16');
});

test.prop([
  fc.array(fc.tuple(fc.stringMatching(/^[A-Z_]{1,8}$/), fc.stringMatching(/^[\w ./:@-]{0,20}$/)), { maxLength: 8 }),
])('says nothing of names and plain values, each once, and all of them are read', (pairs) => {
  const once = [...new Map(pairs)];
  const text = once.map(([name, value]) => `${name}=${value}`).join('\n');
  expect(slipsIn(text)).toEqual([]);
  expect(settingsIn(text)).toEqual(Object.fromEntries(once.map(([name, value]) => [name, value.trim()])));
});

it.each([
  ['HTTPS://Recipes.Example', 'https://recipes.example', true],
  ['https://recipes.example/', 'https://recipes.example', true],
  ['http://recipes.example:80', 'http://recipes.example', false],
  ['https://käse.example', 'https://xn--kse-qla.example', true],
])('takes SITE_URL=%s as %s', (given, url, isHttps) => {
  expect(readEnv({ SITE_URL: given })).toMatchObject({ SITE_URL: url, isHttps });
});

it.each([
  ['SITE_URL', 'https://me:secret@recipes.example', 'without a user or a password'],
  ['SITE_URL', 'https://recipes.example.', 'no dot at its end'],
  ['SITE_URL', 'https://*.recipes.example', 'no *'],
  ['DATA_DIR', '~/data', 'written out'],
  ['DATA_DIR', '$HOME/data', 'written out'],
  ['BACKUP_DIR', '$BACKUPS', 'written out'],
])('refuses %s=%s in words', (name, value, words) => {
  expect(() => readEnv({ [name]: value })).toThrow(words);
});
