import { counted } from '../counted.ts';
import { type GuideBlock, type Inline, plainWords } from './blocks.ts';
import type { GuideText } from './guide.ts';
import { blocksOf } from './markdown.ts';

/** The parts a guide has to have before it is public; empty where nothing is missing. */
export function missingGuideParts({
  description,
  body,
}: Pick<GuideText, 'description' | 'body'>): { path: string; message: string }[] {
  const blocks = blocksOf(body);
  const torn = textsIn(blocks).find((text) => TORN.test(text));
  const untold = picturesIn(blocks).filter(({ alt }) => alt.trim() === '').length;
  return [
    ...(description ? [] : [{ path: 'description', message: 'Say in a sentence what it’s about.' }]),
    ...(body ? [] : [{ path: 'body', message: 'Write the guide first.' }]),
    ...(torn
      ? [
          {
            path: 'body',
            message: `“${torn.length > 40 ? `${torn.slice(0, 40)}…` : torn}” is half a picture or a link. Write it in one line: ![what it shows](address).`,
          },
        ]
      : []),
    ...(untold === 0
      ? []
      : [
          {
            path: 'body',
            message: `Say what ${untold === 1 ? 'its picture shows' : `${counted(untold, 'picture')} show`}, for who can’t see ${untold === 1 ? 'it' : 'them'}: ![between these brackets].`,
          },
        ]),
  ];
}

function picturesIn(blocks: readonly GuideBlock[]): Extract<GuideBlock, { kind: 'picture' }>[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block];
    if (block.kind === 'list') return block.items.flatMap(picturesIn);
    return block.kind === 'quote' || block.kind === 'callout' ? picturesIn(block.of) : [];
  });
}

/** What is left of the signs of a picture or a link that is none. */
const TORN = /!\[|\]\(/;

/** The words of every paragraph, heading and cell, without what is code. */
function textsIn(blocks: readonly GuideBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(textsIn);
    if (block.kind === 'quote' || block.kind === 'callout') return textsIn(block.of);
    if (block.kind === 'table') return [block.head, ...block.rows].flat().map(saidIn);
    return block.kind === 'paragraph' || block.kind === 'heading' ? [saidIn(block.of)] : [];
  });
}
const saidIn = (inlines: readonly Inline[]): string => plainWords(inlines.filter(({ kind }) => kind !== 'code'));
