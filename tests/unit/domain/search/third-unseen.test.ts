import { expect, it } from 'vitest';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import sentences from './truth/third-unseen.json' with { type: 'json' };

/** Written after the reader was finished; what it still wishes for though nobody does. This list only gets shorter. */
const BROKEN = [
  'soya has to go',
  'beetroot stains everything, spare me',
  'had chickpeas all week, anything but',
  'cashews cost too much',
];

it('wishes for no food that is not wanted, but where it is known to', () => {
  const broken = sentences.filter(({ sentence, food, isWanted }) => {
    const { text, wanted } = readSentence(sentence);
    return !isWanted && [text, ...wanted].join(' ').includes(food);
  });
  expect(broken.map(({ sentence }) => sentence)).toEqual(BROKEN);
});
