import { describe, expect, it } from 'vitest';
import { listedAddresses } from '#src/server/moving/addresses/listed-addresses.ts';

const namesIn = (text: string) => listedAddresses(text)?.map(({ name }) => name);

describe('listedAddresses', () => {
  it('reads an address a line, as lists are copied, without places on a page and passwords', () => {
    expect(
      namesIn(
        '\uFEFF# Soups\r\nhttps://a.example/leek\r\n\r\n- <https://b.example/x?a=1#recipe>,\r\n* HTTP://ada:secret@C.example\r\n',
      ),
    ).toEqual(['https://a.example/leek', 'https://b.example/x?a=1', 'http://c.example/']);
  });

  it('says of a line that it’s no address, or stands there already', () => {
    const lines = listedAddresses('https://a.example/x\nhttps://a.example/x#top\nsoup\nhttps://a.example/y\nhttps://');
    expect(lines?.map(({ name, why }) => [name, why])).toEqual([
      ['https://a.example/x', null],
      ['line 2: https://a.example/x', 'It’s in line 1 already.'],
      ['line 3: soup', 'That’s no address of a page.'],
      ['https://a.example/y', null],
      ['line 5: https://', 'That’s no address of a page.'],
    ]);
  });

  it('leaves any other text alone', () => {
    expect(listedAddresses('Leek soup\n500 g leeks\nhttps://a.example/leek')).toBeNull();
    expect(listedAddresses('file:///etc/passwd\nftp://a.example/x')).toBeNull();
    expect(listedAddresses('')).toBeNull();
    expect(listedAddresses('links|tags\nhttps://a.example|soup')).toBeNull();
  });

  it('takes 500, and says so of more', () => {
    const list = (count: number) => Array.from({ length: count }, (_, at) => `https://a.example/${at}`).join('\n');
    expect(listedAddresses(list(500))).toHaveLength(500);
    expect(() => listedAddresses(list(501))).toThrow('at most 500 addresses at a time: this list has 501');
  });
});
