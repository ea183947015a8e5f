import { counted } from '../counted.ts';
import type { GuideBlock } from './blocks.ts';
import type { GuideText } from './guide.ts';
import { blocksOf } from './markdown.ts';

/** The parts a guide has to have before it is public; empty where nothing is missing. */
export function missingGuideParts({
  description,
  body,
}: Pick<GuideText, 'description' | 'body'>): { path: string; message: string }[] {
  const untold = picturesIn(blocksOf(body)).filter(({ alt }) => alt.trim() === '').length;
  return [
    ...(description ? [] : [{ path: 'description', message: 'Say in a sentence what it’s about.' }]),
    ...(body ? [] : [{ path: 'body', message: 'Write the guide first.' }]),
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
